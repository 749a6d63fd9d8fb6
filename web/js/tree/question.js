// What the page Tree asks the server: the tree, which time the change is in, and the instances.
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

/** Which time to begin with: the one that changed. `waterfall`: of the comparison, or null. */
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

/** The parts that the steps of a pair consist of; null where they cannot be read. */
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

/** {tree, measure}: what `state` shows first, and by which time. */
export async function askTree(state, signal) {
    const pair = state.test !== '';
    const instances = state.frames === 'instance';
    const ask = async (by) => ({ ...readTree(await api.getTree(pair ? '' : state.control,
        treeQuery(state, by, instances), { signal })), chosenBy: by });
    const [tree, waterfall] = await Promise.all([ask(state.by === 'host' ? 'host' : 'device'),
        pair && state.by === '' ? askWaterfall(state, signal) : null]);
    const measure = state.by || firstMeasure(tree, waterfall);
    // Others are left out of many frames where host time decides.
    return measure === 'host' && state.by === '' && tree.shown < tree.inAll
        ? { tree: await ask('host'), measure } : { tree, measure };
}

/** Each frame by itself, for those that are opened in the folded tree. */
export async function askInstances(state, measure, signal) {
    const by = measure === 'host' ? 'host' : 'device';
    return { ...readTree(await api.getTree(state.test !== '' ? '' : state.control,
        treeQuery(state, by, true), { signal })), chosenBy: by };
}

/** Asks which changes of that measure are real, and notes it in the tree. */
export async function askVerdicts(state, tree, measure, instances = state.frames === 'instance') {
    const query = treeQuery(state, tree.chosenBy, instances);
    query.set('significance', measure);
    setVerdicts(tree, await api.getTree('', query), measure);
}
