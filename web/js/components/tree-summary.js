// The result of the page Tree in words: how much changed, in which frames, how much has no partner.
import { button, fill, h } from '../dom.js';
import { JUDGED, largest } from '../tree/model.js';
import { isNoise } from '../tree/shades.js';
import { changeWords, figure, framesAround, fullName, MEASURE_WORDS, oneSidedBelow, partnerText, perWhat,
    recordingNotes, signOf, wholeTexts } from '../tree/words.js';

const NAMED = 5;

/** `onPick(frame)` is called for a frame of the list. */
export function createTreeSummary(onPick) {
    const head = h('p', { class: 'headline' });
    const list = h('ol', { class: 'tree-largest' });
    const notes = h('div', { class: 'tree-notes small' });
    const node = h('section', { class: 'card tree-summary', 'aria-label': 'What changed' },
        head, list, notes);

    /** The frames below a frame that only one side has: its change includes them. */
    function oneSided(frame, measure) {
        const found = oneSidedBelow(frame, measure);
        return [['new: ', found.only_in_test], ['gone: ', found.only_in_control]]
            .filter(([, one]) => one).map(([word, one], i) => [i === 0 ? ' (' : ', ', word,
                button(fullName(one), () => onPick(one), { class: 'link-button mono tree-name' })])
            .flatMap((part, i, all) => (i === all.length - 1 ? [part, ')'] : [part]));
    }

    function item(tree, frame, measure) {
        const words = tree.pair ? changeWords(frame, measure)
            : figure(frame.ownOf[measure][0], measure);
        const root = frame.sort === 'root';
        return h('li', {}, root && 'The part without a partner directly below ', button(fullName(frame), () => onPick(frame),
            { class: 'link-button mono tree-name' }),
        framesAround(frame).map((above, i) => [i === 0 ? ' in ' : ' › ', button(fullName(above),
            () => onPick(above), { class: 'link-button mono tree-name' })]), ' ',
        h('span', { class: `strong ${tree.pair ? signOf(frame.here[measure]) : ''}` }, words),
        tree.pair && h('span', { class: 'muted' }, oneSided(frame, measure)),
        isNoise(frame, measure) && h('span', { class: 'muted', title: 'The steps do not show that '
            + 'the time at and below it changed' }, ' (not certain)'));
    }

    return { node, draw(tree, measure, level) {
        const { from, to, change, percent } = wholeTexts(tree, measure);
        const [, title] = MEASURE_WORDS[measure];
        const [a, b] = tree.root.total[measure];
        fill(head, h('span', { class: 'headline-label' }, `${title} ${perWhat(tree)}${
            measure === 'device' ? ', streams added up' : ''}`),
            tree.pair ? [h('span', { class: 'value control-text' }, from),
                h('span', { class: 'arrow', 'aria-label': 'to' }, '→'),
                h('span', { class: 'value test-text' }, to),
                h('span', { class: `change ${signOf(b - a)}` }, change,
                    a > 0 && h('span', { class: 'change-percent' }, ` (${percent})`))]
                : h('span', { class: 'value' }, from));
        const frames = largest(tree, measure, NAMED);
        fill(list, frames.map((frame) => item(tree, frame, measure)));
        list.hidden = frames.length === 0;
        const partner = partnerText(tree);
        const moved = tree.byHost && tree.pair && `${
            tree.root.total.device.some((value) => value > 0) ? 'One side has no device time, so host'
                : 'Host'} time decides which frames belong together.`;
        const left = tree.inAll > tree.shown && `${tree.shown} of ${tree.inAll} frames are shown, `
            + 'those that changed most; the others are in rows named “more”.';
        const few = tree.pair && tree.samples.some((count) => count < JUDGED) && 'Fewer than 4 '
            + 'samples on a side: changes cannot be distinguished from noise, so all are coloured as measured.';
        fill(notes, recordingNotes(tree, level).map((words) => h('p', { class: 'notice' }, words)),
            [partner, few, moved, left].filter(Boolean).map((words) =>
                h('p', { class: 'muted' }, words)));
    } };
}
