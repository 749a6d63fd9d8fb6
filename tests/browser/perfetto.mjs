// What the tests of the hand-over to Perfetto share: a page of our own takes Perfetto's place, so
// no request leaves the browser.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { openPage, SAMPLE } from './lib.mjs';

export const PERFETTO = 'https://ui.perfetto.dev';
/** Like the real one: listens late, and only to the window that opened it. */
export const STANDIN = `<!doctype html><title>stand-in</title><script>
    window.pings = 0;
    setTimeout(() => addEventListener('message', (event) => {
        if (event.source !== window.opener) {
            return;
        }
        if (event.data === 'PING') {
            window.pings += 1;
            event.source.postMessage('PONG', '*');
        } else if (event.data.perfetto) {
            window.origin_ = event.origin;
            window.got = event.data.perfetto;
        }
    }), 400);
</script>`;
export const SILENT = '<!doctype html><title>silent</title>';

/** A page whose Perfetto is ours; outside() drops and counts its requests to it. */
export async function openStandIn(browser, server, standin, where) {
    const page = await openPage(browser, server, where);
    await page.context().route(`${PERFETTO}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: standin }));
    page.outside = () => page.complaints.splice(0).filter((text) => {
        assert.equal(text.split('?')[0], `request to ${PERFETTO}/`);
        return true;
    }).length;
    return page;
}

export const files = () => fs.readdirSync(path.join(SAMPLE, 'control')).sort();
export const original = (n) => fs.readFileSync(path.join(SAMPLE, 'control', files()[n]));
export const dialog = (page) => page.getByRole('dialog');

export async function openDialog(page) {
    await page.getByRole('button', { name: 'Open in Perfetto …' }).click();
    await dialog(page).locator('.trace-table').first().waitFor();
}

/** The bytes that the stand-in got, once it has. */
export async function handed(view) {
    await view.waitForFunction(() => window.got !== undefined);
    return view.evaluate(() => {
        const { buffer, ...rest } = window.got;
        const bytes = new Uint8Array(buffer);
        let text = '';
        for (let i = 0; i < bytes.length; i += 4096) {
            text += String.fromCharCode(...bytes.subarray(i, i + 4096));
        }
        return { ...rest, from: window.origin_, bytes: btoa(text) };
    });
}
