// The hand-over to Perfetto in the whole browser, whose pop-up blocker must let the window open.
// perfetto.test.mjs has the rest, in the headless shell, which has no such blocker.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { closeClean, startBrowser, startServer, uploadSample } from './lib.mjs';
import { dialog, files, handed, openDialog, openStandIn, original, PERFETTO, STANDIN }
    from './perfetto.mjs';

let server;
let browser;
let pair;
before(async () => {
    server = await startServer(['--keep-traces']);
    // Playwright turns the blocker off unless told otherwise.
    browser = await startBrowser([], { ignoreDefaultArgs: ['--disable-popup-blocking'] });
    pair = await uploadSample(server);
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

test('a click hands the trace to Perfetto, from window to window', async () => {
    const control = new URLSearchParams(pair).get('control');
    const page = await openStandIn(browser, server, STANDIN, `/analyse?set=${control}`);
    await openDialog(page);
    assert.match(await dialog(page).textContent(), /nothing is uploaded/);
    assert.equal(page.outside(), 0); // not before somebody asks
    const [view] = await Promise.all([page.waitForEvent('popup'),
        dialog(page).getByRole('button', { name: 'Open in Perfetto: rank 1 of control' }).click()]);
    const { bytes, ...rest } = await handed(view);
    assert.deepEqual(rest, { title: 'control, rank 1', fileName: files()[1], from: server.url });
    assert.ok(Buffer.from(bytes, 'base64').equals(original(1)));
    await dialog(page).getByText('Handed to Perfetto.').waitFor();
    assert.equal(page.outside(), 1);
    await view.close();
    await closeClean(page);
});

test('Perfetto opens at the slowest call of an operation', async () => {
    const { rowId } = await import(`file://${process.env.TRACEDIFF_WEB}/js/rows.js`);
    const page = await openStandIn(browser, server, STANDIN, `/compare/op?${pair}&row=${
        rowId('aten::addmm', 'cpu_op')}`);
    const opener = page.getByRole('button', { name: 'Perfetto: slowest call, test' });
    await opener.waitFor();
    const [view] = await Promise.all([page.waitForEvent('popup'), opener.click()]);
    const { bytes, title } = await handed(view);
    assert.equal(title, 'test: aten::addmm, longest call of a slow step');
    const where = new URL(view.url());
    assert.equal(where.origin, PERFETTO);
    const [start, end] = ['visStart', 'visEnd'].map((name) =>
        Number(where.searchParams.get(name)) / 1000);
    const { traceEvents } = JSON.parse(gunzipSync(Buffer.from(bytes, 'base64')));
    const calls = traceEvents.filter(({ name, ph }) => name === 'aten::addmm' && ph === 'X');
    const inside = calls.filter(({ ts, dur }) => Math.abs(ts - (start + 0.4 * (end - start))) < 1
        && Math.abs(dur - (end - start) / 5) < 1);
    assert.equal(inside.length, 1, 'in the middle of what is seen');
    const server_ = await (await fetch(`${server.url}/api/v1/compare_traces/op?${pair}&row=${
        rowId('aten::addmm', 'cpu_op')}`)).json();
    const [slowest] = server_.samples.test.sort((a, b) =>
        b.total_duration / b.counts - a.total_duration / a.counts);
    const step = traceEvents.find(({ name, cat }) => cat === 'user_annotation'
        && name === `ProfilerStep#${slowest.step_number}`);
    const [longest] = calls.filter(({ ts }) => ts >= step.ts && ts < step.ts + step.dur)
        .sort((a, b) => b.dur - a.dur);
    assert.equal(inside[0].dur, longest.dur);
    page.outside();
    await view.close();
    await closeClean(page);
});
