// The small link “SQL” of a chart or table: it opens the page Query with a statement that gives
// the same numbers.
import { h } from '../dom.js';

/** `what`: the title of the chart or table. Returns {node, set(href or null)}. */
export function createSqlLink(what) {
    const node = h('a', { class: 'button sql-link', hidden: true,
        title: `${what}: the same numbers in SQL`, 'aria-label': `${what}: SQL` }, 'SQL');
    return { node, set(href) {
        node.hidden = href === null;
        if (href !== null) {
            node.href = href;
        }
    } };
}
