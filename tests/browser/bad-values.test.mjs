// A value in the address that is not good: the page stays, a message says which value it is, and a
// button clears it, alone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { assertAxeClean, makeTrace, openPage, startSample, uploadByApi } from './lib.mjs';

const module = (name) => import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/${name}`).href);
const { readWhole, readWords, unknownIn } = await module('state.js');
const { refusedName } = await module('question.js');

let server;
let browser;
let pair;
let stop;

before(async () => {
    ({ server, browser, pair, stop } = await startSample());
    for (const [label, dur] of [['run-a1', 10], ['run-a2', 11], ['run-b1', 20], ['run-b2', 21]]) {
        await uploadByApi(server, label, [{ name: 'rank0.json.gz',
            bytes: makeTrace([{ name: 'gemm', dur }]) }]);
    }
});
after(() => stop?.());

const OP = 'name=aten%3A%3Amm&category=cpu_op';
const RUNS = 'control=run-a1,run-a2&test=run-b1,run-b2';
const ONE = () => `set=${pair.slice(8, 20)}`;

/** By page: the good part of an address, what shows it, values it does not know, and refused ones. */
const PAGES = {
    Traces: () => ['/?q=run', '.sets tr[data-set]', ['sort=nonsense', 'page=0', 'control=nope'], []],
    Compare: () => [`/compare?${pair}`, '.ops tbody tr[data-index]',
        ['unit=foo', 'sort=nonsense', 'top=many', 'device_type=TPU', 'fold=maybe', 'zoom_time=1,2', 'open=x'],
        ['control_ranks=99', 'equivalence=abc']],
    Operation: () => [`/compare/op?${pair}&${OP}`, '.results .card', ['unit=foo', 'heat=foo'],
        ['test_steps=abc']],
    Tree: () => [`/tree?${pair}&order=calls`, '.tree-rows tbody tr:not(.spacer)',
        ['level=foo', 'by=foo', 'merge_lines=perhaps'], ['test_steps=abc']],
    Timeline: () => [`/timeline?${pair}`, '.timeline-stage canvas, .timeline canvas',
        ['show=foo', 'step=abc', 'from=abc'], ['marker=zzz']],
    Analyse: () => [`/analyse?${ONE()}`, '.analysis-results[data-shown]', ['what=foo', 'order=foo'],
        ['set_ranks=77']],
    Query: () => [`/query?${pair}&q=SELECT+1+AS+one`, '.result-rows tbody tr:not(.spacer)',
        ['chart=foo'], []],
    Series: () => ['/series?sets=run-*', '.analysis-results[data-shown]', ['measure=foo'],
        ['baseline=nope']],
    'Several recordings': () => [`/compare/recordings?${RUNS}`, '.recordings-page table tr',
        ['significant=foo'], ['control_steps=abc']],
};

async function clears(page, where, bad) {
    await page.getByRole('button', { name: `Clear ${bad}`, exact: true }).click();
    await page.locator('#bad-values').waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.querySelector('.error-box') === null);
    const address = new URL(page.url());
    assert.equal(address.searchParams.get(bad.split('=')[0]), null);
    for (const [key, value] of new URL(where, server.url).searchParams) {
        assert.equal(address.searchParams.get(key), value);
    }
}

for (const [name, view] of Object.entries(PAGES)) {
    test(`${name}: a bad value of the address is named, and cleared alone`, async () => {
        const [where, ready, unknown, refused] = view();
        const page = await openPage(browser, server, where);
        page.expectErrors = true; // refusals
        await page.locator(ready).first().waitFor();
        assert.equal(await page.locator('#bad-values').isVisible(), false);
        for (const bad of [...unknown, ...refused]) {
            await page.goto(`${server.url}${where}&${bad}`);
            if (unknown.includes(bad)) {
                await page.locator('#bad-values').getByText(`“${bad}” in the address is not used.`)
                    .waitFor();
                await page.locator(ready).first().waitFor(); // the page stays
            }
            await clears(page, where, bad);
            await page.locator(ready).first().waitFor();
        }
        await page.context().recycle();
        assert.deepEqual(page.complaints, []);
    });
}

test('a set that is not stored can be cleared from every page', async () => {
    const test_ = pair.split('&')[1];
    for (const [where, bad] of [[`/compare?${test_}`, 'control=nope'], [`/tree?${test_}`, 'control=nope'],
        [`/compare/op?${test_}&${OP}`, 'control=nope'], [`/timeline?${pair.split('&')[0]}`, 'test=nope'],
        [`/analyse?${ONE()}`, 'test=nope'], ['/analyse?what=stragglers', 'control=nope'],
        [`/query?${pair.split('&')[0]}&q=SELECT+1`, 'test=nope'],
        [`/query?${pair.split('&')[0]}`, 'test=nope'], ['/series?measure=idle', 'sets=nope'],
        ['/compare/recordings?control=run-a1,run-a2', 'test=nope']]) {
        const page = await openPage(browser, server, `${where}&${bad}`);
        page.expectErrors = true;
        await page.locator('.error-box').getByText('nope').first().waitFor();
        const button = page.getByRole('button', { name: `Clear ${bad}`, exact: true });
        assert.ok((await button.boundingBox()).width < 300, 'the button is as wide as the page');
        await clears(page, where.replace(/what=\w+/, ''), bad);
        await page.context().recycle();
    }
});

test('several bad values have one message and one button, which axe accepts', async () => {
    const page = await openPage(browser, server, `/compare?${pair}&unit=foo&sort=bar`);
    await page.locator('.ops tbody tr[data-index]').first().waitFor();
    await assertAxeClean(page, 'bad values');
    await page.getByRole('button', { name: 'Clear sort=bar and unit=foo' }).click();
    await page.locator('#bad-values').waitFor({ state: 'hidden' });
    assert.equal(new URL(page.url()).search, `?${pair}`);
    await page.context().recycle();
});

test('readers note what they leave out, only while that is asked for', () => {
    const read = (search) => {
        const p = new URLSearchParams(search);
        return [readWhole(p, 'top', 1, 200, 15), readWords(p, 'open', ['a', 'b'])];
    };
    assert.deepEqual(read('top=0&open=a,x'), [15, ['a']]);
    assert.deepEqual(unknownIn(read, 'top=20&open=b'), []);
    assert.deepEqual(unknownIn(read, 'top=0&open=a,x'), [
        { name: 'top', value: '0', allowed: '1 to 200' }, { name: 'open', value: 'a,x', allowed: 'a, b' }]);
});

test('a refusal names a parameter of the address', () => {
    const refused = (message, search, side) => refusedName(message, search, side);
    assert.equal(refused('control_ranks: there is no "9"', '?control_ranks=9&control=a'), 'control_ranks');
    assert.equal(refused('a (12ab): control_ranks: there is no "9"', '?control_ranks=9'), 'control_ranks');
    assert.equal(refused('test_steps: not understood', '?steps=x'), 'steps'); // of both sides
    assert.equal(refused('set: there is no set', '?control=x'), 'control');
    assert.equal(refused('set_marker: none', '?test_marker=x', 'test'), 'test_marker');
    assert.equal(refused('there is no set "x"', '?control=x', 'control'), 'control');
    assert.equal(refused('there is no set "x"', '?control=x'), '');
    assert.equal(refused('q: too long', '?control=x'), '');
});
