// The account: lines that add up to the change, with bars, and the facts.
import { h } from '../dom.js';
import { exactTime, exactTimeDiff, formatTimeDiff } from '../format.js';
import { sentenceNodes } from './sentence.js';

const UNSURE = { no_difference_found: 'no difference found', cannot_judge: 'cannot judge' };

const direction = (change) => (change > 0 ? 'more' : change < 0 ? 'less' : 'calm');

/** A line; `largest`: the change whose bar is as long as there is room. */
function lineNode({ kind, certainty, control, test, change, parts }, largest, page) {
    const bar = h('span', { class: `account-bar ${direction(change)}`, 'aria-hidden': 'true' });
    bar.style.setProperty('width', `${largest > 0 ? (100 * Math.abs(change)) / largest : 0}%`);
    return h('li', { data: { kind, certainty } },
        h('span', { class: `account-change ${direction(change)}`,
            title: `${exactTime(control)} → ${exactTime(test)}, ${exactTimeDiff(change)}` },
        formatTimeDiff(change)),
        h('span', { class: 'account-track' }, bar),
        h('span', {}, sentenceNodes(parts, page),
            UNSURE[certainty] && h('span', { class: 'muted' }, ` (${UNSURE[certainty]})`)));
}

/** The nodes of both lists; an answer may have none. */
export function accountNodes({ account = [], facts = [] }, page) {
    const largest = Math.max(0, ...account.map(({ change }) => Math.abs(change)));
    return [account.length > 0 && h('ol', { class: 'account-list',
        'aria-label': 'What the change is made of' },
    account.map((line) => lineNode(line, largest, page))),
    facts.length > 0 && h('ul', { class: 'account-facts',
        'aria-label': 'The same in all samples of a side, different between the sides' },
    facts.map(({ kind, parts }) => h('li', { data: { kind } }, sentenceNodes(parts, page))))];
}
