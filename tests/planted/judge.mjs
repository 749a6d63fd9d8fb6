// Judges the diagnosis of a planted pair: does a sentence lead a reader to the cause?
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const MEMORY = /^(Memcpy|Memset|dma|hipMemcpy|hipMemset)/;
const ENOUGH = 24; // so much of a long name tells what is meant, where `rows` has the whole

// The short form of a name (docs/semantics.md §4).
export function shortName(name) {
    if (
        MEMORY.test(name) ||
        !/[<(]/.test(name) ||
        name.includes(': ') ||
        name.startsWith('##')
    ) {
        return name;
    }
    const kept = [];
    for (const c of name
        .replaceAll('->', '')
        .replaceAll('(anonymous namespace)', 'anonymous')) {
        const opener = { '>': '<', ')': '(' }[c];
        const at = opener ? kept.lastIndexOf(opener) : -1;
        at >= 0 ? kept.splice(at) : kept.push(c);
    }
    return kept.join('').trim().split(/\s+/).at(-1) || name;
}

const merged = (name) => name.replace(/(?<![\w])0x[0-9a-fA-F]{6,16}(?!\w)/g, '0x…')
    .replace(/^autograd::engine::evaluate_function: /, '');

// `nn.Module: Dropout_1` is an instance of `nn.Module: Dropout`: sentences tell what is in all
// layers by the class.
const classOf = (name) => name.replace(/^(nn\.Module: .*?)_\d+$/, '$1');

// `lib/model.py(61): forward` is named without the line, and without the folders that only one side
// has.
const ofFile = (name) => name.replace(/^(?:.*\/)?([^/]+\.py)\(\d+\): /, '$1: ');

// The name stands in the text as a whole: aten::add is not said by aten::add_.
function contains(text, name) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        if (
            !/[\w:]/.test(text[at - 1] ?? ' ') &&
            !/\w/.test(text[at + name.length] ?? ' ')
        ) {
            return true;
        }
    }
    return false;
}

// The text has the name, its short form, or the begin of a long name that is in `rows`; of an
// instance of a module also its class, unless the instance must be told.
function says(sentence, name, instance) {
    const forms = [merged(name), shortName(merged(name)), ofFile(merged(name))];
    if (!instance) {
        forms.push(classOf(name));
    }
    if (forms.some((f) => contains(sentence.text, f))) {
        return true;
    }
    const listed = (sentence.rows ?? []).some(
        (r) => forms.includes(r.name) || forms.includes(shortName(r.name)),
    );
    return listed && forms.some((f) => sentence.text.includes(f.slice(0, ENOUGH)));
}

// The sentence is about this rank alone, or says that others wait for it.
function tellsRank({ text, ranks }, rank) {
    const said = new Set([...text.matchAll(/\branks? (\d+)/gi)].map((m) => Number(m[1])));
    return (
        (ranks?.length === 1 && ranks[0] === rank) ||
        (said.size === 1 && said.has(rank)) ||
        new RegExp(`\\bfor rank ${rank}\\b`).test(text)
    );
}

// Does this sentence lead to what was planted?
export function leads(sentence, expect) {
    const named =
        expect.nameless?.includes(sentence.kind) ||
        expect.names.some((all) => all.every((name) => says(sentence, name, expect.instance)));
    const rank = expect.rank === undefined || tellsRank(sentence, expect.rank);
    const step =
        expect.step === undefined ||
        new RegExp(`\\bstep ${expect.step}\\b`).test(sentence.text);
    return expect.kinds.includes(sentence.kind) && named && rank && step;
}

const VERDICTS = {
    slower: ['slower'],
    faster: ['faster'],
    still: ['unchanged', 'not_certain'],
    any: ['slower', 'faster', 'unchanged', 'not_certain'],
};

// Does the sentence on the layer say which modules changed, in which instances and what?
export function namesLayer({ text, tree, values }, { block, numbers, modules, says, counts }) {
    const path = tree.filter((frame) => frame.sort === 'module')
        .map((frame) => frame.test_name ?? frame.control_name);
    const below = path.slice(path.indexOf(block));
    return (
        path.includes(block) &&
        below.join('/') === modules.join('/') &&
        (!numbers || values.changed.join() === numbers.join()) &&
        (!counts ||
            counts.every((n) => new RegExp(`(?<![\\d.])${n}(?![\\d.])`).test(text))) &&
        says.some((name) => contains(text, name))
    );
}

// Where a right sentence stands; 0: nowhere. That on the layer comes last, so it counts as the
// first if it is right. Of two causes: the place of the later one, less one.
function placeOf(sentences, expect) {
    const layer = sentences.find((s) => s.kind === 'layer');
    if (expect.both) {
        const places = expect.both.map((one) => placeOf(sentences, one));
        return places.includes(0) ? 0 : Math.max(...places) - 1;
    }
    if (expect.layer) {
        return layer && namesLayer(layer, expect.layer) ? 1 : 0;
    }
    return layer && expect.layer === null
        ? 0
        : sentences.findIndex((s) => leads(s, expect)) + 1;
}

// What limits the sides, and what their hosts need, is no cause: a pair without one may have it.
export const NO_CAUSES = ['limit', 'host_need'];

// { verdict, place }: is the step time judged right; which sentence leads there (0: none).
export function judge(plant, answer) {
    const verdict = answer.verdict?.verdict;
    const sentences = answer.diagnosis ?? [];
    const rows = (answer.rows ?? []).filter(
        (r) => r.significance === 'slower' || r.significance === 'faster',
    );
    const found = {
        step: verdict,
        sentences: sentences.filter((s) => plant.expect || !NO_CAUSES.includes(s.kind)).map((s) => `${s.kind}: ${s.text}`),
        real: rows.length,
    };
    if (!plant.expect) {
        return { ...found, verdict: !['slower', 'faster'].includes(verdict), place: 0 };
    }
    return {
        ...found,
        verdict: VERDICTS[plant.expect.verdict].includes(verdict),
        place: placeOf(sentences, plant.expect),
    };
}

// Compares the pair in this folder: { answer, ms }. Throws where the program fails.
export function compare(program, folder) {
    const store = path.join(folder, 'store');
    const begin = performance.now();
    const run = spawnSync(
        program,
        [
            'compare',
            '--data',
            store,
            '--format',
            'json',
            path.join(folder, 'control'),
            path.join(folder, 'test'),
        ],
        { maxBuffer: 1 << 28, encoding: 'utf8' },
    );
    const ms = performance.now() - begin;
    fs.rmSync(store, { recursive: true, force: true });
    if (run.status !== 0) {
        throw new Error(`compare failed in ${folder}: ${run.stderr}`);
    }
    return { answer: JSON.parse(run.stdout), ms };
}
