// The links to the analyses, in groups, without those that have nothing to show in these sets.
import { fill, h } from '../dom.js';
import { ANALYSES, GROUPS } from '../analyses/index.js';

const nameOf = (what) => ANALYSES[what].tab ?? ANALYSES[what].title;

/** Returns {node, draw({what: the current one, href(what), isEmpty(what)})}; links stay, and with
 * them the focus. */
export function createAnalysisNav() {
    const link = (what, name) => h('a', { data: { what } }, name);
    const groups = GROUPS.map(([name, list]) => h('span', { class: 'tab-group', role: 'group',
        'aria-label': name }, h('span', { class: 'tab-group-name', 'aria-hidden': 'true' }, name),
    list.map((what) => link(what, nameOf(what)))));
    const node = h('nav', { class: 'analysis-tabs', 'aria-label': 'Analyses' });
    fill(node, link('', 'Overview'), groups);

    /** On a narrow page the row of links scrolls; the page itself must not. */
    function scrollTo(current) {
        const box = node.getBoundingClientRect();
        const { left, right } = current.getBoundingClientRect();
        if (left < box.left || right > box.right) {
            node.scrollLeft += left - box.left - 24;
        }
    }

    return { node, draw({ what: current, href, isEmpty }) {
        for (const one of node.querySelectorAll('a')) {
            const { what } = one.dataset;
            one.href = href(what);
            one.hidden = what !== '' && what !== current && isEmpty(what);
            one.toggleAttribute('aria-current', what === current);
            if (what === current) {
                one.setAttribute('aria-current', 'page');
                scrollTo(one);
            }
        }
        for (const group of groups) {
            group.hidden = [...group.querySelectorAll('a')].every((one) => one.hidden);
        }
    } };
}
