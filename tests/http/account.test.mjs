// The account of a comparison in its answer: lines of places that add up to both sides, and facts.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before as beforeAll, test } from 'node:test';
import { assertParts, startServer, store, waitForJob } from './lib.mjs';

const PAIR = { control: 'sample control', test: 'sample test' };
const SAMPLES = 40; // four ranks of ten steps
let server;
beforeAll(async () => {
    server = await startServer();
    for (const { id } of (await server.api('POST', '/samples/ranks')).json.jobs) {
        assert.equal((await waitForJob(server, id)).state, 'done');
    }
});
after(() => server.stop());

async function ask(more = {}) {
    const answer = await server.api('GET', `/compare_traces?${new URLSearchParams({ ...PAIR,
        limit: 0, ...more })}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}

test('the API describes each kind of sentence', () => {
    const folder = new URL('../../', import.meta.url);
    const { properties: { kind } } = JSON.parse(readFileSync(new URL('web/openapi.json', folder)))
        .components.schemas.Sentence;
    const text = readFileSync(new URL('docs/api.md', folder), 'utf8');
    const described = text.slice(text.indexOf('\n**Sentences**'), text.indexOf('\n**Doubts.**'));
    assert.ok(kind.enum.length > 15);
    assert.deepEqual(kind.enum.filter((word) => !described.includes(`\`${word}\``)), []);
});

test('the account is a sum of lines, and a side against itself has none', async () => {
    const { account, facts, step_time: time } = await ask();
    const { lines, control_samples: before, test_samples: now } = account;
    assert.deepEqual([before, now], [SAMPLES, SAMPLES]);
    for (const side of ['control', 'test']) {
        const whole = account[`${side}_ns`];
        assert.equal(lines.reduce((sum, line) => sum + line[`${side}_ns`], 0), whole);
        assert.ok(Math.abs(whole / account[`${side}_samples`] / 1000 - time[side].step) < 0.001);
    }
    const ids = new Set();
    for (const [i, line] of lines.entries()) {
        assert.equal(line.kind === 'rest', i + 1 === lines.length);
        assertParts({ ...line, rows: [] });
        assert.equal(line.places.length, Math.min(50, line.places_count));
        for (const place of line.places) {
            assert.deepEqual(Object.keys(place).sort(), ['after', 'after_wait', 'before',
                'category', 'control_ns', 'id', 'name', 'part', 'path', 'test_ns']);
            assert.ok(!ids.has(place.id), 'no place is in two lines');
            ids.add(place.id);
        }
        for (const side of line.places_count > 50 ? [] : ['control_ns', 'test_ns']) {
            assert.equal(line.places.reduce((sum, place) => sum + place[side], 0), line[side]);
        }
    }
    const sizes = lines.slice(0, -1).map(({ control_ns: a, test_ns: b }) =>
        Math.abs(b / now - a / before));
    assert.deepEqual(sizes, [...sizes].sort((a, b) => b - a));
    facts.forEach((fact) => assertParts({ ...fact, rows: [] }));
    const same = await ask({ test: PAIR.control });
    assert.deepEqual([same.account.lines.map(({ kind }) => kind), same.facts], [['rest'], []]);
    assert.equal(same.account.control_ns, same.account.test_ns);
});

test('a sentence tells a line of the account, or a fact', async () => {
    const { diagnosis, account } = await ask();
    const causes = diagnosis.filter(({ kind }) => !['limit', 'memory'].includes(kind));
    assert.ok(causes.length >= 4);
    for (const { line, ...entry } of causes) {
        if (line === undefined) {
            assert.equal(entry.certainty, 'fact');
            continue;
        }
        const { kind, certainty, text, control_ns: before, test_ns: now } = account.lines[line];
        assert.deepEqual([kind, certainty], [entry.kind, entry.certainty]);
        assert.ok(entry.text.endsWith(`${text.slice(1)}.`), text);
        const change = now / account.test_samples - before / account.control_samples;
        assert.ok(Math.abs(change / 1000 - entry.change) < 0.001);
    }
    const lines = causes.map(({ line }) => line).filter((line) => line !== undefined);
    assert.equal(new Set(lines).size, lines.length, 'each once');
});

/** What is met again wherever a fact is told: its words, without the first letter and the stop. */
const wordsOf = ({ text }) => text.slice(1, -1);

test('each fact is told by a sentence, and so in every format', async () => {
    for (const side of ['control', 'test']) { // a pair whose facts are not all lines of the account
        const folder = new URL(`../../traces-sample/${side}/`, import.meta.url);
        await store(server, side, Object.fromEntries(readdirSync(folder)
            .map((name) => [name, readFileSync(new URL(name, folder))])));
    }
    for (const more of [{}, { control: PAIR.test, test: PAIR.control },
        { control: 'control', test: 'test' }, { control: 'test', test: 'control' }]) {
        const { diagnosis, facts } = await ask(more);
        assert.ok(facts.length > 0);
        for (const fact of facts) {
            assert.equal(diagnosis.filter(({ text }) => text.includes(wordsOf(fact))).length, 1,
                fact.text);
        }
        const query = new URLSearchParams({ ...PAIR, ...more, format: 'brief' });
        const brief = await server.api('GET', `/compare_traces?${query}`);
        assert.deepEqual(facts.filter((fact) => !brief.text.includes(wordsOf(fact).slice(0, 200))),
            []);
    }
});

test('with the sides swapped, the signs turn, and nothing else', async () => {
    const { account, facts } = await ask();
    const back = await ask({ control: PAIR.test, test: PAIR.control });
    assert.deepEqual(back.account.lines.map(({ kind, certainty, control_ns: a, test_ns: b }) =>
        [kind, certainty, b, a]), account.lines.map(({ kind, certainty, control_ns: a,
        test_ns: b }) => [kind, certainty, a, b]));
    assert.equal(back.facts.length, facts.length);
});
