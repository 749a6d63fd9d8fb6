// The state of the page Series in its URL, and the questions that follow from it.
import { MEASURE_WORDS } from './words.js';
import { addressOf } from '../place.js';

/** Parameters of the API that the page has in its URL. */
const TEXTS = ['sets', 'baseline', 'name', 'category', 'layer'];

export function readSeries(search) {
    const p = new URLSearchParams(search);
    const measure = p.get('measure') ?? '';
    return {
        ...Object.fromEntries(TEXTS.map((key) => [key, p.get(key) ?? ''])),
        tag: p.getAll('tag').filter((tag) => tag !== ''),
        measure: measure in MEASURE_WORDS ? measure : 'step_time',
        time: p.get('time') === 'self' ? 'self' : 'total',
        by: p.get('by') === 'host' ? 'host' : 'device',
    };
}

/** The query of the API. */
export function seriesQuery(state) {
    const p = new URLSearchParams();
    const put = (key, value, standard = '') => {
        if (value !== standard) {
            p.set(key, value);
        }
    };
    put('sets', state.sets);
    state.tag.forEach((tag) => p.append('tag', tag));
    put('baseline', state.baseline);
    if (state.layer !== '') {
        put('layer', state.layer);
        put('by', state.by, 'device');
    } else if (state.name === '') {
        put('measure', state.measure, 'step_time');
    } else {
        put('name', state.name);
        put('category', state.category);
        put('time', state.time, 'total');
    }
    return p;
}

export function seriesHref(state) {
    const query = seriesQuery(state).toString();
    return addressOf(query === '' ? '/series' : `/series?${query}`);
}
