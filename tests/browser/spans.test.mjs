// Spans on a canvas (web/js/canvas): the arithmetic in node, the drawing and the gestures in the
// browser.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { closeClean, openPage, startBrowser, startServer } from './lib.mjs';

const load = (name) => import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/canvas/${name}`));
const v = await load('spans.js');
const l = await load('spans.js');
const { svgPen } = await load('spans.js');
const { ticksOf } = await load('../format.js');

const all = { from: 0, to: 100 };

test('a view stays inside, and is not narrower than allowed', () => {
    assert.deepEqual(v.clampView({ from: -20, to: 30 }, all), { from: 0, to: 50 });
    assert.deepEqual(v.clampView({ from: 90, to: 130 }, all), { from: 60, to: 100 });
    assert.deepEqual(v.clampView({ from: -50, to: 500 }, all), all);
    assert.deepEqual(v.clampView({ from: 50, to: 50 }, all, 10), { from: 45, to: 55 });
    assert.deepEqual(v.clampView({ from: 0, to: 1 }, { from: 0, to: 4 }, 10), { from: 0, to: 4 });
});

test('zooming keeps what is at the pointer where it is', () => {
    const zoomed = v.zoomView({ from: 20, to: 60 }, 30, 0.5, all);
    assert.deepEqual(zoomed, { from: 25, to: 45 });
    assert.equal((30 - zoomed.from) / 20, (30 - 20) / 40);
    assert.deepEqual(v.zoomView({ from: 20, to: 60 }, 30, 100, all), all);
    assert.equal(v.zoomView({ from: 20, to: 60 }, 30, 1e-9, all, 4).to
        - v.zoomView({ from: 20, to: 60 }, 30, 1e-9, all, 4).from, 4);
});

test('panning stops at the ends and keeps the width', () => {
    assert.deepEqual(v.panView({ from: 20, to: 60 }, 15, all), { from: 35, to: 75 });
    assert.deepEqual(v.panView({ from: 20, to: 60 }, 999, all), { from: 60, to: 100 });
    assert.deepEqual(v.panView({ from: 20, to: 60 }, -999, all), { from: 0, to: 40 });
});

test('an animation begins at one view, ends at the other, and stays between them', () => {
    const [a, b] = [{ from: 0, to: 100 }, { from: 40, to: 44 }];
    assert.deepEqual(v.easeView(a, b, 0), a);
    assert.deepEqual(v.easeView(a, b, 1), b);
    let before = a;
    for (let t = 0.1; t < 1; t += 0.1) {
        const now = v.easeView(a, b, t);
        assert.ok(now.from >= before.from && now.to <= before.to && now.to > now.from, `${t}`);
        before = now;
    }
    const pan = v.easeView({ from: 0, to: 10 }, { from: 50, to: 60 }, 0.5);
    assert.ok(Math.abs(pan.to - pan.from - 10) < 1e-9 && pan.from > 0 && pan.from < 50);
});

test('ticks are round, in the view and not too many', () => {
    assert.deepEqual(ticksOf({ from: 0, to: 100 }, 5), { values: [0, 20, 40, 60, 80, 100],
        step: 20 });
    assert.deepEqual(ticksOf({ from: 3, to: 9 }, 3).values, [4, 6, 8]);
    for (let k = -6; k < 9; k += 1) {
        const { values, step } = ticksOf({ from: 1.37 * 10 ** k, to: 9.11 * 10 ** k }, 8);
        assert.ok(values.length >= 3 && values.length <= 9, `${k}: ${values.length}`);
        const digits = Math.round(step / 10 ** Math.floor(Math.log10(step) + 1e-9));
        assert.ok([1, 2, 5, 10].includes(digits), `${step}`);
    }
    assert.deepEqual(ticksOf({ from: 1, to: 1 }, 5).values, []);
});

/** Spans out of [row, start, end]. */
const spansOf = (list) => ({ row: Uint16Array.from(list, (s) => s[0]),
    start: Float64Array.from(list, (s) => s[1]), end: Float64Array.from(list, (s) => s[2]),
    length: list.length });
function seen(index, row, from, to) {
    const found = [];
    l.eachInView(index, row, from, to, (i) => found.push(i));
    return found;
}

test('the index finds the same spans in view as a look at every span', () => {
    let seed = 7;
    const random = (n) => {
        seed = (seed * 48271) % 2147483647;
        return seed % n;
    };
    const list = Array.from({ length: 3000 }, () => {
        const start = random(10000);
        return [random(6), start, start + (random(50) === 0 ? random(5000) : random(40))];
    });
    const index = l.indexSpans(spansOf(list));
    assert.equal(index.rows, 6);
    for (let k = 0; k < 300; k += 1) {
        const [row, from] = [random(6), random(10000)];
        const to = from + 1 + random(500);
        const expected = list.flatMap(([r, start, end], i) =>
            (r === row && start < to && end > from ? [i] : []));
        assert.deepEqual(seen(index, row, from, to).sort((a, b) => a - b), expected);
    }
    assert.deepEqual(seen(index, 99, 0, 10000), []);
    assert.equal(l.indexSpans(spansOf([])).rows, 0);
});

test('the span at a place is the one on top, else the nearest within reach', () => {
    const index = l.indexSpans(spansOf([[0, 0, 10], [0, 20, 30], [1, 0, 100], [1, 40, 60],
        [2, 5, 5]]));
    assert.equal(l.spanAt(index, 0, 5), 0);
    assert.equal(l.spanAt(index, 0, 15), -1);
    assert.equal(l.spanAt(index, 0, 12, 3), 0);
    assert.equal(l.spanAt(index, 0, 18, 3), 1);
    assert.equal(l.spanAt(index, 1, 50), 3, 'the later one lies on top');
    assert.equal(l.spanAt(index, 1, 70), 2);
    assert.equal(l.spanAt(index, 2, 5.5, 1), 4, 'a span without a length');
    assert.equal(l.spanAt(index, 9, 5), -1);
    assert.equal(l.spanAt(index, -1, 5), -1);
});

test('a row is at its place, and nothing is between the rows', () => {
    const even = l.placeRows(3, 20);
    assert.deepEqual([even.height, even.y(2), even.at(41), even.at(-1)], [60, 40, 2, -1]);
    const lanes = l.placeRows(3, 18, Float64Array.of(3, 27, 45), 66);
    assert.deepEqual([0, 3, 20, 21, 26, 27, 62, 63].map(lanes.at), [-1, 0, 0, -1, -1, 1, 2, -1]);
});

test('a text is cut with an ellipsis, by letters and not by halves of them', () => {
    const widthOf = () => 10;
    assert.equal(l.clipText('aten::mm', 80, widthOf), 'aten::mm');
    assert.equal(l.clipText('aten::mm', 79, widthOf), 'aten::…');
    assert.equal(l.clipText('aten::mm', 30, widthOf), 'at…');
    assert.equal(l.clipText('aten::mm', 29, widthOf), '');
    assert.equal(l.clipText('𝛼𝛽𝛾𝛿', 30, widthOf), '𝛼𝛽…');
    assert.equal(l.clipText('', 30, widthOf), '');
    assert.equal(l.clipText('x'.repeat(1e6), 50, widthOf), 'xxxx…');
});

test('words on a colour have a contrast of at least 4.5 to 1', () => {
    assert.equal(l.wordsOn('rgb(255, 255, 255)'), '#10161d');
    assert.equal(l.wordsOn('#000000'), '#ffffff');
    assert.equal(l.wordsOn('rgb(31, 95, 165)'), '#ffffff');
    assert.equal(l.wordsOn('rgb(242, 171, 92)'), '#10161d');
    const light = (css) => l.channels(css).reduce((sum, value, i) => {
        const share = value / 255;
        return sum + [0.2126, 0.7152, 0.0722][i] * (share <= 0.04045 ? share / 12.92
            : ((share + 0.055) / 1.055) ** 2.4);
    }, 0.05);
    for (let grey = 0; grey < 256; grey += 1) {
        const fill = `rgb(${grey}, ${grey}, ${grey})`;
        const [a, b] = [light(fill), light(l.wordsOn(fill))];
        assert.ok(Math.max(a, b) / Math.min(a, b) >= 4.5, fill);
    }
    // A pale span has the words of its own colour, not those of the colour at full strength.
    assert.equal(l.wordsOn(l.paleOf('#b8397f', '#ffffff', 0.3)), '#10161d');
    assert.equal(l.paleOf('#b8397f', 'rgb(255, 255, 255)', 0), 'rgb(255, 255, 255)');
});

test('an SVG holds hostile names as text', () => {
    const pen = svgPen('"A & B", sans-serif');
    pen.box(0, 0, 10.123, 5, 'red');
    pen.words(1, 2, '</text><script>alert(1)</script>\u0000\ud800', 'black');
    pen.hatch(0, 0, 5, 5, '"x"');
    const text = pen.text(100, 50, '#fff');
    assert.ok(!text.includes('<script') && !text.includes('\u0000') && !text.includes('\ud800'));
    assert.match(text, /&lt;\/text>|&lt;\/text&gt;/);
    assert.match(text, /width="10.12"/);
    assert.match(text, /font-family="&quot;A &amp; B&quot;/);
});

let browser;
let server;
before(async () => {
    server = await startServer(['--web-dir', process.env.TRACEDIFF_WEB]);
    browser = await startBrowser();
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

/** A page with a drawing of `count` spans in `rows` rows; window.log records its events. */
async function openSpans({ count = 40, rows = 4, options = {}, page: how = {} } = {}) {
    const page = await openPage(browser, server, '/', { reducedMotion: 'reduce', ...how });
    await page.evaluate(async ([n, r, more]) => {
        const { createSpans } = await import('/web/js/canvas/spans.js');
        const host = document.createElement('div');
        host.style.width = '1000px';
        host.style.setProperty('--spans-most', '400px');
        host.style.marginTop = '40px';
        document.getElementById('main').replaceChildren(host);
        const per = n / r;
        window.spans = {
            start: Float64Array.from({ length: n }, (_, i) => (i % per) * 10),
            end: Float64Array.from({ length: n }, (_, i) => (i % per) * 10 + 8),
            row: Uint16Array.from({ length: n }, (_, i) => Math.floor(i / per)), length: n,
        };
        window.log = [];
        const note = (name) => (...args) => window.log.push([name,
            ...args.filter((one) => one !== null && !(one instanceof Event))]);
        window.drawing = createSpans(host, { rowHeight: 20, label: 'Spans of a test',
            colour: (i) => (i % 2 === 0 ? 'rgb(31, 95, 165)' : 'rgb(242, 171, 92)'),
            text: (i) => `span ${i}`, hatched: (i) => i % 10 === 9, onHover: note('hover'),
            onPick: note('pick'), onView: note('view'), onMeasure: note('measure'),
            ...more });
        window.drawing.set(window.spans);
    }, [count, rows, options]);
    await page.waitForFunction(() => Number(document.querySelector('.spans canvas')
        .dataset.drawn) > 0);
    return page;
}

const frame = (page) => page.evaluate(() => new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
}));
const view = (page) => page.evaluate(() => window.drawing.current());
const said = async (page, name) => (await page.evaluate(() => window.log))
    .filter(([one]) => one === name);

test('spans react to hover, click, wheel, drag, keys and measuring', async () => {
    const page = await openSpans();
    const box = await page.locator('.spans canvas').boundingBox();
    const wide = box.width;
    assert.deepEqual(await view(page), { from: 0, to: 98 });
    // The third span of the second row: 20 to 28.
    const x = box.x + wide * 24 / 98;
    const y = box.y + 30;
    await page.mouse.move(x, y);
    assert.deepEqual((await said(page, 'hover')).at(-1), ['hover', 12]);
    await page.mouse.down();
    await page.mouse.up();
    assert.deepEqual((await said(page, 'pick')).at(-1), ['pick', 12]);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await frame(page);
    const zoomed = await view(page);
    assert.ok(zoomed.to - zoomed.from < 70, JSON.stringify(zoomed));
    const under = zoomed.from + (zoomed.to - zoomed.from) * (x - box.x) / wide;
    assert.ok(Math.abs(under - 24) < 0.2, `${under} is under the pointer`);
    await page.mouse.down();
    await page.mouse.move(x - 100, y, { steps: 4 });
    await page.mouse.up();
    await frame(page);
    const panned = await view(page);
    const size = panned.to - panned.from;
    assert.ok(Math.abs(panned.from - zoomed.from - size / 10) < 0.2, JSON.stringify(panned));
    assert.equal((await said(page, 'pick')).length, 1, 'a drag picks nothing');
    await page.keyboard.down('Shift');
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const [, from, to, done] = (await said(page, 'measure')).at(-1);
    assert.ok(Math.abs(to - from - size / 10) < 0.2 && done === true, `${from} ${to}`);
    assert.deepEqual(await view(page), panned, 'measuring moves nothing');
    await page.keyboard.press('0');
    assert.deepEqual(await view(page), { from: 0, to: 98 });
    await page.keyboard.press('w');
    const near = await view(page);
    assert.ok(Math.abs(near.to - near.from - 73.5) < 0.01);
    await page.keyboard.press('d');
    assert.ok((await view(page)).from > near.from);
    await page.keyboard.press('ArrowLeft');
    assert.ok(Math.abs((await view(page)).from - near.from) < 0.01);
    await page.keyboard.press('s');
    assert.deepEqual(await view(page), { from: 0, to: 98 });
    await page.mouse.move(5, 5);
    assert.deepEqual((await said(page, 'hover')).at(-1), ['hover', -1]);
    await closeClean(page);
});

test('the wheel zooms only with ctrl, else the page scrolls', async () => {
    const page = await openSpans();
    const box = await page.locator('.spans canvas').boundingBox();
    await page.mouse.move(box.x + 300, box.y + 40);
    await page.mouse.wheel(0, -100);
    await frame(page);
    assert.deepEqual(await view(page), { from: 0, to: 98 });
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await frame(page);
    assert.ok((await view(page)).to < 98);
    await closeClean(page);
});

test('a move to a view is animated, but not with reduced motion', async () => {
    const page = await openSpans({ page: { reducedMotion: 'no-preference' } });
    await page.evaluate(() => window.drawing.view(20, 30));
    await page.waitForFunction(() => window.drawing.current().from === 20
        && window.drawing.current().to === 30);
    const moves = await said(page, 'view');
    assert.ok(moves.length > 2 && moves.at(-1)[3] === false, `${moves.length} moves`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => { window.log.length = 0; window.drawing.view(0, 50); });
    assert.deepEqual(await view(page), { from: 0, to: 50 });
    assert.equal((await said(page, 'view')).length, 1);
    await closeClean(page);
});

/** The colour of a place of the canvas, in px of CSS: [r, g, b]. */
const pixel = (page, x, y) => page.evaluate(([px, py]) => {
    const canvas = document.querySelector('.spans canvas');
    const scale = canvas.width / canvas.clientWidth;
    return [...canvas.getContext('2d').getImageData(px * scale, py * scale, 1, 1).data]
        .slice(0, 3);
}, [x, y]);

test('spans have their colours, those not highlighted are pale; a scale of 2 is followed',
    async () => {
        const page = await openSpans({ page: { deviceScaleFactor: 2 } });
        const wide = await page.locator('.spans canvas').evaluate((canvas) => [canvas.width,
            canvas.clientWidth]);
        assert.equal(wide[0], 2 * wide[1]);
        const first = [wide[1] * 7 / 98, 3];
        assert.deepEqual(await pixel(page, ...first), [31, 95, 165]);
        await page.evaluate(() => window.drawing.highlight([1]));
        await frame(page);
        const pale = await pixel(page, ...first);
        assert.ok(pale[0] > 150, `${pale}`);
        assert.deepEqual(await pixel(page, wide[1] * 17 / 98, 3), [242, 171, 92]);
        await page.evaluate(() => window.drawing.highlight(null));
        await frame(page);
        assert.deepEqual(await pixel(page, ...first), [31, 95, 165]);
        await closeClean(page);
    });

test('the background follows the theme', async () => {
    const page = await openSpans({ page: { colorScheme: 'light' } });
    const wide = await page.locator('.spans canvas').evaluate((canvas) => canvas.clientWidth);
    assert.deepEqual(await pixel(page, wide * 9 / 98, 8), [255, 255, 255]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => {
        const canvas = document.querySelector('.spans canvas');
        return canvas.getContext('2d').getImageData(canvas.width * 9 / 98,
            canvas.height - 4, 1, 1).data[0] < 60;
    });
    await closeClean(page);
});

test('more rows than fit: only those in sight are drawn, selecting one scrolls to it', async () => {
    const page = await openSpans({ count: 4000, rows: 100 });
    const { height, drawn } = await page.locator('.spans-scroll').evaluate((scroller) =>
        ({ height: scroller.clientHeight,
            drawn: Number(scroller.querySelector('canvas').dataset.drawn) }));
    assert.equal(height, 400);
    assert.ok(drawn <= 36 * 40, `${drawn} spans drawn`); // with 300 px beside what is in sight
    await page.evaluate(() => window.drawing.select(3999));
    await frame(page);
    const place = await page.evaluate(() => window.drawing.placeOf(
        { start: window.spans.start[3999], end: window.spans.end[3999], row: 99 }));
    const box = await page.locator('.spans-scroll').boundingBox();
    assert.ok(place.top > box.y && place.bottom < box.y + box.height + 1, JSON.stringify(place));
    await closeClean(page);
});

test('a drawing as high as its rows scrolls with the page; only a part is on the canvas', async () => {
    const page = await openSpans({ count: 4000, rows: 100 });
    await page.evaluate(() => {
        document.querySelector('.spans').style.setProperty('--spans-most', 'none');
        window.drawing.redraw();
    });
    await frame(page);
    const canvas = page.locator('.spans canvas');
    const before = await canvas.evaluate((node) => [node.clientHeight, window.innerHeight]);
    assert.ok(before[0] <= before[1] + 600 && before[0] < 2000, `${before}`);
    const box = await canvas.boundingBox();
    await page.mouse.move(box.x + 300, box.y + 40);
    await page.mouse.wheel(0, 700);
    await page.waitForFunction(() => window.scrollY >= 700);
    await frame(page);
    const [top, bottom] = await canvas.evaluate((node) => {
        const place = node.getBoundingClientRect();
        return [place.top, place.bottom - Math.min(window.innerHeight,
            node.parentElement.getBoundingClientRect().bottom)];
    });
    assert.ok(top <= 0 && bottom >= 0, `${top} ${bottom}: the window is covered`);
    const row = await page.evaluate(() => window.drawing.boxOf({ start: 0, end: 8, row: 60 }));
    await page.mouse.move(box.x + 20, row.top + 5);
    assert.deepEqual((await said(page, 'hover')).at(-1), ['hover', 60 * 40]);
    await page.mouse.down();
    const was = await page.evaluate(() => window.scrollY);
    await page.mouse.move(box.x + 20, row.top + 55, { steps: 5 });
    await page.mouse.up();
    assert.equal(await page.evaluate(() => window.scrollY), was - 50, 'a drag scrolls as far');
    await closeClean(page);
});

test('a picture has the title and all rows, as SVG and as PNG', async () => {
    const page = await openSpans({ count: 4000, rows: 100 });
    const { svg, png, wide } = await page.evaluate(async () => {
        const picture = window.drawing.picture(['A <title>', 'and what it is of']);
        const blob = await picture.png();
        const bitmap = await createImageBitmap(blob);
        return { svg: picture.svg(), png: [bitmap.width, bitmap.height], wide: picture.width };
    });
    assert.match(svg, /A &lt;title&gt;/);
    assert.match(svg, /and what it is of/);
    assert.ok(svg.split('<rect').length > 4000, 'every span');
    assert.equal(png[0], 2 * wide);
    assert.ok(png[1] > 2 * 100 * 20, `${png}`);
    await closeClean(page);
});

test('5,000 spans are drawn in 50 ms', async () => {
    const page = await openSpans({ count: 5000, rows: 20 });
    const times = await page.evaluate(async () => {
        const all = [];
        const canvas = document.querySelector('.spans canvas');
        for (let i = 0; i < 30; i += 1) {
            window.drawing.redraw();
            // This frame comes after that of the drawing. Reading a pixel waits for the strokes.
            await new Promise((resolve) => { requestAnimationFrame(resolve); });
            const began = performance.now();
            canvas.getContext('2d').getImageData(0, 0, 1, 1);
            all.push(performance.now() - began + Number(canvas.dataset.drawMs));
        }
        return all.sort((a, b) => a - b);
    });
    console.log(`5,000 spans: median ${times[15].toFixed(1)} ms, longest ${
        times[29].toFixed(1)} ms`);
    // The quickest: the others may have waited for what else the machine does.
    assert.ok(times[0] < 50, `${times}`);
    await closeClean(page);
});
