// What a picture of a comparison says of where it comes from.
import { formatDate, formatList, plural } from '../format.js';

const chosen = (picked, all, word) => (all.length < 2 || picked.length === all.length ? ''
    : `${word} ${formatList(picked)}`);

/** The lines below the title of a picture; `rowsText` says which rows it shows, '' if none. */
export function captionOf(answer, rowsText = '') {
    const side = (name) => {
        const { label, ranks, all_ranks: ofRanks, steps, all_steps: ofSteps, samples }
            = answer[name];
        return `${name}: ${label} (${[chosen(ranks, ofRanks, 'ranks'),
            chosen(steps, ofSteps, 'steps'), plural(samples, 'sample')].filter(Boolean)
            .join(', ')})`;
    };
    const { selection: { q, exclude, category, change, device_type: device } } = answer;
    const filters = [device === 'CPU' ? 'host only' : device === 'GPU' ? 'device only' : '',
        q && `names with “${q}”`, category.join(', '), change && `${change} only`,
        ...exclude.map((glob) => `without ${glob}`)].filter(Boolean).join('; ');
    return [`${side('control')} → ${side('test')}`,
        [rowsText, rowsText && filters, `made ${formatDate(new Date().toISOString())}`]
            .filter(Boolean).join(' · ')];
}
