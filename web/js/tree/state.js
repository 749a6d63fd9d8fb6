// The URL of the page Tree, and its requests to the server.
import { putParameters, readChoice, readParameter, TREE } from '../parameters.js';
import { nameOn } from '../rows.js';
import { MEASURES } from './model.js';
import { WIDTHS } from './icicle.js';
import { addressOf } from '../place.js';

export const FRAMES = ['folded', 'class', 'instance'];
const SIDES = ['control', 'test'];
const PARTS = ['ranks', 'steps', 'marker'];
const MOST = 5000; // requested frames
const OPEN = 40; // rows and frames that a link keeps open or closed

const list = (text) => (text ?? '').split('.').filter((key) => /^[0-9a-z]{1,12}$/.test(key))
    .slice(0, OPEN);

export function readTreeState(search) {
    const p = new URLSearchParams(search);
    const state = {};
    for (const side of SIDES) {
        state[side] = p.get(side) ?? '';
        for (const part of PARTS) {
            state[`${side}_${part}`] = p.get(`${side}_${part}`) || p.get(part)
                || (part === 'marker' ? '' : 'all');
        }
    }
    return { ...state,
        level: readParameter(p, TREE, 'level'),
        merge_lines: readParameter(p, TREE, 'merge_lines'),
        by: readChoice(p, 'by', MEASURES, ''),
        width: readChoice(p, 'width', WIDTHS, 'both'),
        frames: readChoice(p, 'frames', FRAMES, 'folded'),
        order: readChoice(p, 'order', ['calls'], ''),
        q: p.get('q') ?? '',
        node: list(p.get('node'))[0] ?? '',
        zoom: list(p.get('zoom'))[0] ?? '',
        open: list(p.get('open')),
        rows: list(p.get('rows')) };
}

/** `/tree?…` for a state, or for some parts of one. */
export function treeHref(parts) {
    const state = { ...readTreeState(''), ...parts };
    const p = new URLSearchParams();
    const put = (key, value, fallback = '') => {
        if (value !== fallback && value !== '') {
            p.set(key, value);
        }
    };
    for (const side of SIDES) {
        put(side, state[side]);
        PARTS.forEach((part) => put(`${side}_${part}`, state[`${side}_${part}`], 'all'));
    }
    put('level', state.level, TREE.level.standard);
    put('merge_lines', String(state.merge_lines ?? true), TREE.merge_lines.standard);
    put('by', state.by);
    put('width', state.width, 'both');
    put('frames', state.frames, 'folded');
    put('order', state.order);
    put('q', state.q);
    put('node', state.node);
    put('zoom', state.zoom, 'root');
    put('open', state.open.slice(-OPEN).join('.'));
    put('rows', state.rows.slice(-OPEN).join('.'));
    return addressOf(p.size === 0 ? '/tree' : `/tree?${p}`);
}

/** The parameters of the API; `by`: device or host, which decides what is left out. */
export function treeQuery(state, by, instances) {
    const p = new URLSearchParams({ max_nodes: String(MOST) });
    const pair = state.test !== '';
    for (const side of pair ? SIDES : ['control']) {
        if (pair) {
            p.set(side, state[side]);
        }
        for (const part of PARTS) {
            const value = state[`${side}_${part}`];
            if (value !== '' && value !== 'all') {
                p.set(pair ? `${side}_${part}` : part, value);
            }
        }
    }
    putParameters(p, TREE, ['level', 'by', 'instances', 'merge_lines'], { level: state.level,
        merge_lines: state.merge_lines, by: TREE.by.words.includes(by) ? by : '', instances });
    return p;
}

/** The parts of the state that decide which rows there are, for the links of other pages. */
export const pairParts = (state) => Object.fromEntries([...SIDES.flatMap((side) =>
    [side, ...PARTS.map((part) => `${side}_${part}`)]), 'merge_lines'].map((key) => [key, state[key]]));

const IN_TREES = ['cpu_op', 'user_annotation', 'python_function', 'kernel', 'gpu_memcpy',
    'gpu_memset'];

/** The page Tree with a search for a row of the comparison; '' if no frame can have it. */
export function treeOfRow(state, row) {
    const { name, category } = nameOn(row, 'test');
    if (!IN_TREES.includes(category)) {
        return '';
    }
    const module = /^nn\.Module: (.*?)(?:_\d+)?$/.exec(name);
    const python = category === 'python_function' && !module;
    const q = module ? module[1] : python ? name.replace(/^.*\(\d+\): /, '')
        : name.replace(/^autograd::engine::evaluate_function: /, '');
    return treeHref({ ...pairParts(state), q, level: python ? 'python' : 'modules' });
}
