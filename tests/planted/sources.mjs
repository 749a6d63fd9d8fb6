// The traces that causes are planted into.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const CORPUS = [
    'hta-diff-control',
    'hta-filter-2ranks',
    'param-dlrm-8ranks',
    'tl-bert-h100',
    'tl-qwen05-mi300',
    'hta-neg-queue',
    'hta-ns',
    'kineto-r50-w0-v0',
];
const here = path.dirname(fileURLToPath(import.meta.url));
export const SAMPLE = path.join(here, '../../traces-sample/control');

// Folders of PLANTED_SOURCES; else the sample and, unless it must be quick, some of the corpus.
export function sourcesOf(quick) {
    const { PLANTED_SOURCES: given, TRACEDIFF_CORPUS: corpus } = process.env;
    const words = (given ?? '').split(/\s+/).filter(Boolean);
    const more =
        corpus && !quick ? CORPUS.map((n) => path.join(corpus, 'corpus', n)) : [];
    return words.length ? words : [SAMPLE, ...more.filter((f) => fs.existsSync(f))];
}

// A folder is told apart by its name, and by the one above where that says nothing.
export function sourceName(folder) {
    const name = path.basename(path.resolve(folder));
    return name === 'control' ? path.basename(path.dirname(path.resolve(folder))) : name;
}
