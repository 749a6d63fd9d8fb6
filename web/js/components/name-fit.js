// Names in a column that is too narrow for them: the beginning stays, and the part that tells
// a name from its like. The whole name remains the text of the cell, for readers, searches and
// paper; what is seen is drawn by the style sheet (data-short).
import { shortenApart } from '../format.js';
import { h } from '../dom.js';
import { rowTitle } from '../rows.js';

const LEAST = 14; // letters

/** What a row is called where it is shown. */
export function shownName(row) {
    const [name, more] = rowTitle(row);
    return more === '' ? name : `${name} \u2192 ${more}`;
}

/** `cell` is the head of the column. Returns {setRows, measure, draw}. */
export function createNameFit(cell) {
    let rows = [];
    let letters = 0;
    let texts = null; // Map name → what fits
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
        const names = [];
        const room = rows.some((item) => item?.row.replaces) ? letters - 2 : letters;
        rows.forEach((item) => names.push(shownName(item.row)));
        const short = shortenApart(names, room);
        texts = new Map(names.map((name, i) => [name, short[i]]));
    }

    return {
        setRows(next) {
            rows = next;
            texts = null;
            letters = count();
        },
        /** Whether another number of letters fits now. */
        measure() {
            const now = count();
            if (now === letters) {
                return false;
            }
            letters = now;
            texts = null;
            return true;
        },
        draw({ row }) {
            if (texts === null) {
                make();
            }
            const name = shownName(row);
            const short = texts.get(name) ?? name;
            return h('span', { class: 'fit', data: short === name ? {} : { short } },
                h('bdi', {}, name));
        },
    };
}
