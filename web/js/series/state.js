// The state of the page Series in its URL, and the requests that follow from it.
import { putParameters, readParameter, SERIES } from '../parameters.js';
import { addressOf } from '../place.js';

/** Parameters of the API that the page has in its URL. */
const NAMES = ['sets', 'tag', 'baseline', 'name', 'category', 'layer', 'measure', 'time', 'by'];

export function readSeries(search) {
    const p = new URLSearchParams(search);
    return Object.fromEntries(NAMES.map((name) => [name,
        readParameter(p, SERIES, name, name === 'sets' ? '' : undefined)]));
}

/** The query of the API. */
export function seriesQuery(state) {
    const p = new URLSearchParams();
    if (state.sets !== '') {
        p.set('sets', state.sets);
    }
    putParameters(p, SERIES, ['tag', 'baseline', ...state.layer !== '' ? ['layer', 'by']
        : state.name === '' ? ['measure'] : ['name', 'category', 'time']], state);
    return p;
}

export function seriesHref(state) {
    const query = seriesQuery(state).toString();
    return addressOf(query === '' ? '/series' : `/series?${query}`);
}
