// The origin of a picture of a comparison, in words.
import { formatDate, formatList, plural } from '../format.js';

const chosen = (picked, all, word) => (all.length < 2 || picked.length === all.length ? ''
    : `${word} ${formatList(picked)}`);

/** Which rows were selected by the verdict on their time; '' if all were. */
export const significantText = ({ significant }) => (!significant ? ''
    : `only rows that are ${significant === true ? 'slower or faster' : significant} (q < 0.05)`);

/** The lines below the title of a picture; `rowsText`: which rows it shows, '' if none. */
export function captionOf(answer, rowsText = '') {
    const side = (name) => {
        const { label, ranks, all_ranks: ofRanks, steps, all_steps: ofSteps, samples }
            = answer[name];
        return `${name}: ${label} (${[chosen(ranks, ofRanks, 'ranks'),
            chosen(steps, ofSteps, 'steps'), plural(samples, 'sample')].filter(Boolean)
            .join(', ')})`;
    };
    const { selection } = answer;
    const { q, exclude, category, change, device_type: device } = selection;
    const filters = [device === 'CPU' ? 'host only' : device === 'GPU' ? 'device only' : '',
        q && `names with “${q}”`, category.join(', '), change && `${change} only`,
        significantText(selection), ...exclude.map((glob) => `without ${glob}`)]
        .filter(Boolean).join('; ');
    return [`${side('control')} → ${side('test')}`,
        [rowsText, rowsText && filters, `made ${formatDate(new Date().toISOString())}`]
            .filter(Boolean).join(' · ')];
}
