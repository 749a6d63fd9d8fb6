// The requests of the page Tree: the tree, which time contains the change, and the instances.
import * as api from '../api.js';
import { readTree, setVerdicts } from './model.js';
import { pairParts, treeQuery } from './state.js';

/** The part of a step that changed most: idle time is the host's. */
function slowPart(waterfall) {
    const part = waterfall?.parts?.reduce((most, one) =>
        (Math.abs(one.change) > Math.abs(most?.change ?? 0) ? one : most), null);
    return part ? (part.part === 'idle' ? 'host' : 'device') : '';
}

const relative = ([a, b]) => (a > 0 ? Math.abs(b - a) / a : b > 0 ? 1 : 0);

/** The time to show first: the one that changed. `waterfall`: of the comparison, or null. */
export function firstMeasure(tree, waterfall) {
    const { device, host } = tree.root.total;
    if (!(device[0] > 0) || (tree.pair && !(device[1] > 0))) {
        return 'host';
    }
    if (!tree.pair) {
        return 'device';
    }
    return slowPart(waterfall) || (relative(host) > 4 * relative(device) ? 'host' : 'device');
}

/** The parts of the steps of a pair; null if the request fails. */
async function askWaterfall(state, signal) {
    const query = new URLSearchParams({ limit: '1', diagnosis: 'false' });
    for (const [key, value] of Object.entries(pairParts(state))) {
        if (value !== '' && value !== 'all') {
            query.set(key, value);
        }
    }
    try {
        return (await api.compareTraces(query, { signal })).waterfall;
    } catch (error) {
        if (error.name === 'AbortError') {
            throw error;
        }
        return null;
    }
}

/** {tree, measure}: the tree that `state` shows first, and its time. */
export async function askTree(state, signal) {
    const pair = state.test !== '';
    const instances = state.frames === 'instance';
    const ask = async (by) => ({ ...readTree(await api.getTree(pair ? '' : state.control,
        treeQuery(state, by, instances), { signal })), chosenBy: by });
    const [tree, waterfall] = await Promise.all([ask(state.by === 'host' ? 'host' : 'device'),
        pair && state.by === '' ? askWaterfall(state, signal) : null]);
    const measure = state.by || firstMeasure(tree, waterfall);
    // If frames are left out, the choice depends on the measure: host time keeps other frames.
    return measure === 'host' && state.by === '' && tree.shown < tree.inAll
        ? { tree: await ask('host'), measure } : { tree, measure };
}

/** Each instance as a frame, for frames that are opened in the folded tree. */
export async function askInstances(state, measure, signal) {
    const by = measure === 'host' ? 'host' : 'device';
    return { ...readTree(await api.getTree(state.test !== '' ? '' : state.control,
        treeQuery(state, by, true), { signal })), chosenBy: by };
}

/** Asks which changes of that measure are real, and stores the verdicts in the tree. */
export async function askVerdicts(state, tree, measure, instances = state.frames === 'instance') {
    const query = treeQuery(state, tree.chosenBy, instances);
    query.set('significance', measure);
    setVerdicts(tree, await api.getTree('', query), measure);
}
