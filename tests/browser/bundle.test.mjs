// A comparison leaves one dashboard as a file and opens in another.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { closeClean, compareReady, drop, openPage, shownNames, startSample,
    startServer, temporaryFolder } from './lib.mjs';

let browser;
let folder;
let from;
let to;
before(async () => {
    folder = temporaryFolder();
    [from, to] = await Promise.all([startSample(), startServer()]);
    ({ browser } = from);
});
after(async () => {
    await Promise.all([from?.stop(), to?.stop()]);
    fs.rmSync(folder, { recursive: true, force: true });
});

test('Share makes a file that shows the same page when dropped on another dashboard', async () => {
    const page = await openPage(browser, from.server,
        '/compare?control=control&test=test&sort=name&unit=per_step&top=5');
    await compareReady(page);
    const rows = await shownNames(page);
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await share.focus();
    await page.keyboard.press('ArrowDown');
    assert.deepEqual((await page.getByRole('menuitem').allTextContents()).map((text) =>
        /^(Copy link|Report|Bundle) (For|This|Both) /.exec(text)?.[1]), ['Copy link', 'Report', 'Bundle']);
    await page.keyboard.press('End');
    const [download] = await Promise.all([page.waitForEvent('download'),
        page.keyboard.press('Enter')]);
    assert.match(download.suggestedFilename(), /^tracediff-.*\.tracediff$/);
    const file = path.join(folder, 'pr1.tracediff');
    await download.saveAs(file);
    await page.getByRole('menu').waitFor({ state: 'detached' });
    assert.ok(await share.evaluate((node) => node === document.activeElement));
    await closeClean(page);

    const other = await openPage(browser, to, '/');
    await other.getByText('No traces yet').waitFor();
    await drop(other, [file]);
    await other.waitForURL('**/compare?**');
    await compareReady(other);
    assert.deepEqual(await shownNames(other), rows);
    const parameters = new URL(other.url()).searchParams;
    assert.deepEqual(['sort', 'unit', 'top'].map((name) => parameters.get(name)),
        ['name', 'per_step', '5']);

    // An incomplete bundle says so on its card, and stores nothing.
    const half = path.join(folder, 'half.tracediff');
    fs.writeFileSync(half, fs.readFileSync(file).subarray(0, 5000));
    await drop(other, [half]);
    const failed = other.locator('.transfer[data-state=failed]');
    await failed.getByText('half.tracediff: byte 5000: the file ends too early').waitFor();
    const known = other.locator('.transfer[data-state=done]');
    assert.equal(await known.getByText('2 sets stored.').count(), 1);
    const again = await known.getByRole('link', { name: 'Open the comparison of pr1' })
        .getAttribute('href');
    assert.equal(again.split('?')[1].split('&').sort().join(), parameters.toString()
        .split('&').sort().join());
    await closeClean(other);
});
