// Checks an answer against web/openapi.json: types and words, that each member of a described
// object is described, and that required members are there.

const typeOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array'
    : Number.isInteger(value) ? 'integer' : typeof value);

function* typeFaults(schema, value, place) {
    const types = [schema.type ?? []].flat();
    const type = typeOf(value);
    if (types.length > 0 && !types.includes(type) && !(type === 'integer' && types.includes('number'))) {
        yield `${place}: ${type}, not ${types.join(' or ')}`;
    }
    if (schema.enum && !schema.enum.includes(value)) {
        yield `${place}: ${JSON.stringify(value)} is none of ${schema.enum.join(', ')}`;
    }
    if (schema.minItems > value?.length || value?.length > schema.maxItems) {
        yield `${place}: ${value.length} items`;
    }
}

/** Yields each fault of `value` as a sentence; `api` is the document. */
export function* schemaFaults(api, schema, value, place = 'answer') {
    if (schema.$ref) {
        const name = schema.$ref.replace('#/components/schemas/', '');
        if (!api.components.schemas[name]) {
            yield `${place}: no schema ${name}`;
            return;
        }
        yield* schemaFaults(api, api.components.schemas[name], value, place);
        return;
    }
    if (schema.oneOf) {
        const faults = schema.oneOf.map((one) => [...schemaFaults(api, one, value, place)]);
        const fitting = faults.filter((list) => list.length === 0).length;
        if (fitting !== 1) {
            yield `${place}: fits ${fitting} of oneOf: ${faults.map((list) => list[0]).join('; ')}`;
        }
        return;
    }
    yield* typeFaults(schema, value, place);
    if (typeOf(value) === 'array') {
        for (const [i, item] of value.entries()) {
            yield* schemaFaults(api, schema.items ?? {}, item, `${place}[${i}]`);
        }
    }
    if (typeOf(value) !== 'object') {
        return;
    }
    for (const name of schema.required ?? []) {
        if (!Object.hasOwn(value, name)) {
            yield `${place}.${name}: missing`;
        }
    }
    for (const [name, member] of Object.entries(value)) {
        const known = schema.properties?.[name] ?? schema.additionalProperties;
        if (known) {
            yield* schemaFaults(api, known, member, `${place}.${name}`);
        } else if (schema.properties) {
            yield `${place}.${name}: not described`;
        }
    }
}
