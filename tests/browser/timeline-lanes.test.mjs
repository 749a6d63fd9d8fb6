// The lanes of the timeline: their heights, which are folded, and what is done with them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeClean, openPage, query, startSample } from './lib.mjs';
import { canvas, LANE, ready } from './timeline-lib.mjs';

let browser;
let server;
let pair;
let stop;
before(async () => { ({ server, browser, pair, stop } = await startSample()); });
after(() => stop?.());

const STEP = 'rank=0&step=6';

async function openTimeline(more = STEP, options = {}) {
    const page = await openPage(browser, server, `/timeline?${pair}&${more}`,
        { reducedMotion: 'reduce', ...options });
    await ready(page);
    return page;
}

test('at 1280 × 800 the streams of both sides are in view; threads are folded until opened',
    async () => {
        const page = await openTimeline(STEP, { viewport: { width: 1280, height: 800 } });
        const { y, height } = await canvas(page, 'test').boundingBox();
        assert.ok(y + height < 800, `the streams of the test end at ${y + height} px`);
        assert.equal(await page.evaluate(() => window.scrollY), 0);
        const main = page.locator('.timeline-host[data-side="control"]')
            .getByRole('button', { name: /\(main\)$/ });
        assert.equal(await main.getAttribute('aria-expanded'), 'false');
        assert.ok((await canvas(page, 'control', true).boundingBox()).height <= 3 * LANE);
        await main.focus();
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => location.search.includes('open=main'));
        const both = page.getByRole('button', { name: /\(main\)$/, expanded: true });
        assert.equal(await both.count(), 2, 'the main thread of both sides');
        assert.equal(await page.evaluate(() => document.activeElement.ariaExpanded), 'true');
        const high = async () => (await canvas(page, 'control', true).boundingBox()).height;
        await page.waitForFunction(() => document.querySelector(
            '.timeline-host[data-side="control"] .spans-space').clientHeight > 120);
        assert.ok(await high() > 120, 'as high as its rows');
        assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('.spans-scroll')]
            .filter((box) => box.scrollHeight > box.clientHeight + 1).length), 0);
        await page.reload();
        await ready(page);
        assert.equal(await both.count(), 2, 'the address has it');
        await page.mouse.move(700, 500);
        await page.mouse.wheel(0, 300);
        await page.waitForFunction(() => window.scrollY > 200);
        assert.equal(query(page).has('from'), false);
        const ruler = await page.locator('.timeline-ruler').boundingBox();
        assert.ok(ruler.y >= 0 && ruler.y < 100, 'the axis stays in view');
        await both.first().click();
        await page.waitForFunction(() => !location.search.includes('open='));
        await closeClean(page);
    });
