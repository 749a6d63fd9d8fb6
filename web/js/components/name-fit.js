// Names in a column that is too narrow: shows the beginning, and the part that distinguishes a name
// from similar ones. The text of the cell is the whole name, for screen readers, searches and
// paper; the style sheet draws the short one (data-short).
import { createApart } from '../format.js';
import { h } from '../dom.js';
import { rowTitle } from '../rows.js';

const LEAST = 14; // letters

/** The name of a row as it is shown. */
export function shownName(row) {
    const [name, more] = rowTitle(row);
    return more === '' ? name : `${name} \u2192 ${more}`;
}

/**
 * `cell` is the head of the column. Returns {setRows, addRows, measure, draw, refit}; rows may
 * have holes.
 */
export function createNameFit(cell) {
    let rows = [];
    let letters = 0; // 0: not measured yet; names are then whole
    let apart = null; // the part of each name that fits
    let narrower = false; // some names have a mark before them
    let font = '';
    let width = 0; // of a letter, px

    /** Letters that a cell holds now, in the font of the rows (.mono). */
    function count() {
        const root = getComputedStyle(document.documentElement);
        const now = `${0.92 * parseFloat(root.fontSize)}px ${root.getPropertyValue('--mono')}`;
        if (now !== font) {
            font = now;
            const pen = document.createElement('canvas').getContext('2d');
            pen.font = font;
            width = pen.measureText('0'.repeat(40)).width / 40;
        }
        const style = getComputedStyle(cell);
        const room = cell.clientWidth - parseFloat(style.paddingLeft)
            - parseFloat(style.paddingRight) - 2;
        return width > 0 ? Math.max(LEAST, Math.floor(room / width)) : 0;
    }

    function make() {
        narrower = rows.some((item) => item?.row.replaces || item?.row.aliases);
        apart = createApart(narrower ? letters - 2 : letters);
        apart.add(rows.filter(Boolean).map((item) => shownName(item.row)));
    }

    function textOf(name) {
        if (letters === 0) {
            return name;
        }
        if (apart === null) {
            make();
        }
        return apart.text(name);
    }

    return {
        setRows(next) {
            rows = next;
            apart = null;
        },
        /** Takes the same rows, of which more are loaded: `fresh`. */
        addRows(next, fresh) {
            rows = next;
            if (apart !== null && !narrower && fresh.some(({ row }) => row.replaces || row.aliases)) {
                apart = null;
            }
            apart?.add(fresh.map((item) => shownName(item.row)));
        },
        /** Whether the number of letters that fit has changed. Lays out the page. */
        measure() {
            const now = count();
            if (now === letters) {
                return false;
            }
            letters = now;
            apart = null;
            return true;
        },
        draw({ row }) {
            const name = shownName(row);
            const short = textOf(name);
            return h('span', { class: 'fit', data: short === name ? {} : { short } },
                h('bdi', {}, name));
        },
        /** For a drawn row whose width, or distinguishing part, has changed. */
        refit(node, { row }) {
            const name = shownName(row);
            const short = textOf(name);
            const fit = node.querySelector('.fit');
            if ((fit.dataset.short ?? name) !== short) {
                if (short === name) {
                    delete fit.dataset.short;
                } else {
                    fit.dataset.short = short;
                }
            }
        },
    };
}
