// Why the time changed: the server's sentences in their order, each with its line of the account,
// the lines that no sentence tells, and what limits the sides.
// Each sentence links to what it is about.
import { fill, h, uniqueId } from '../dom.js';
import { BARS } from '../words.js';
import { lineBar, readAccount, untoldLines } from './account.js';
import { sentenceNodes } from './sentence.js';

/** What limits the sides, and what the host needs, are no causes. */
const isCause = ({ kind }) => kind !== 'limit' && kind !== 'host_need';

/** What createDiagnosis() shows of an answer. */
export const causesOf = ({ diagnosis, diagnosis_note: note, account, waterfall, work_classes: classes }) =>
    ({ diagnosis, note, account, waterfall, classes });

const nowhere = () => null;
const NO_LINKS = { page: nowhere, row: nowhere, rank: nowhere, step: nowhere, timeline: nowhere,
    stragglers: nowhere };

/**
 * `places`: {page(row), row(row), rank(rank), step(step, side), timeline(entry), stragglers()} → address, or
 * null where there is none, as for those that are missing; '' for a row: no address, but it can be
 * selected; onRow(row), onBar(part): handlers of a plain click; onClock(): shows the comparison at equal
 * clock, or as it was recorded again. `foot`: the node below the sentences.
 */
export function createDiagnosis(places, foot = null) {
    const links = { ...NO_LINKS, ...places };
    const id = uniqueId('diagnosis');
    const body = h('div', { class: 'diagnosis-body' });
    const heading = h('h2', { id }, 'Why');
    const node = h('section', { class: 'diagnosis', 'aria-labelledby': id }, heading, body, foot);
    let shown = '';

    const words = ({ parts }) => sentenceNodes(parts, links.page);
    const plain = (event) => !event.ctrlKey && !event.metaKey && !event.shiftKey;

    function rowLink(row) {
        const href = links.row(row);
        const text = ['table row', h('span', { class: 'visually-hidden' }, ` of ${row.name}`)];
        const title = `${row.name}: select it in the table`;
        if (href === '') {
            return h('button', { type: 'button', class: 'link-button', title,
                on: { click: () => links.onRow(row) } }, text);
        }
        return href !== null && h('a', { href, title, on: { click: (event) => {
            if (plain(event)) {
                event.preventDefault();
                links.onRow(row);
            }
        } } }, text);
    }

    function where(entry) {
        const side = entry.change < 0 ? 'control' : 'test';
        // Names are links, too: of several rows, the first is enough.
        const list = [...entry.rows.slice(0, 1).map(rowLink),
            ...entry.ranks.map((rank) => [links.rank(rank), `rank ${rank}`]),
            ...entry.steps.map((step) => [links.step(step, side), `step ${step}`])]
            .map((item) => (Array.isArray(item)
                ? item[0] !== null && h('a', { href: item[0], title: `Compare ${item[1]} alone` },
                    item[1]) : item)).filter(Boolean);
        const timeline = links.timeline(entry);
        if (timeline) {
            list.push(h('a', { href: timeline, title: 'Show it in the timeline' }, 'timeline'));
        }
        const late = entry.kind === 'waiting' && links.stragglers();
        if (late) {
            list.push(h('a', { href: late, title: 'Which rank is late in which step' },
                'stragglers'));
        }
        if (entry.part !== null) {
            list.push(h('button', { type: 'button', class: 'link-button',
                title: 'Show this bar of the waterfall',
                on: { click: () => links.onBar(entry.part) } }, `${BARS[entry.part].name} bar`));
        }
        if (entry.kind === 'machine' && links.onClock) {
            list.push(h('button', { type: 'button', class: 'link-button',
                title: 'Verdict and rows with or without the machine\u2019s part of the times',
                on: { click: links.onClock } },
            links.isCorrected() ? 'show as recorded' : 'show at equal clock'));
        }
        return list.length > 0 && h('span', { class: 'diagnosis-links small' },
            h('span', { class: 'visually-hidden' }, 'Shown by: '), list.map((link, i) =>
                [i > 0 && h('span', { 'aria-hidden': 'true', class: 'muted' }, ' · '), link]));
    }

    function item(entry, lines) {
        const line = lines[entry.line];
        return h('li', { data: { kind: entry.kind, certainty: entry.certainty } },
            line && lineBar(line), line && ' ', words(entry), ' ', where(entry));
    }

    return {
        node,
        /**
         * `found`: {diagnosis, note, account, limit, …} of the answer; the limit of the verdict stands here
         * where no sentence says more. `revision` changes with what the links depend on.
         */
        draw(found, revision) {
            const key = JSON.stringify([revision, found]);
            if (key === shown) {
                return;
            }
            shown = key;
            const sentences = found.diagnosis ?? [];
            const causes = sentences.filter(isCause);
            const limit = !sentences.some(({ kind }) => kind === 'limit') && found.limit;
            const lines = readAccount(found.account);
            fill(body, found.note && h('p', { class: 'muted diagnosis-none' }, found.note),
                causes.length > 0 && h('ol', { class: 'diagnosis-list' }, causes.map((entry) =>
                    item(entry, lines))),
                untoldLines(lines, causes, links.page),
                limit && h('p', { class: 'diagnosis-limit', data: { kind: 'limit' } },
                    words(limit)),
                sentences.filter((entry) => !isCause(entry)).map((entry) =>
                    h('p', { class: 'diagnosis-limit', data: { kind: entry.kind } },
                        words(entry))));
            const empty = body.childElementCount === 0;
            heading.hidden = empty;
            node.hidden = empty && !foot?.querySelector('[data-said]'); // it may come later
        },
    };
}
