// Which sets make a pair, and which of two is the control, without a browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const p = await import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/pairing.js`));

test('of two names the earlier one is recognised', () => {
    for (const [earlier, later] of [['before', 'after'], ['before_fix_trace', 'after_fix_trace'],
        ['control', 'test'], ['baseline', 'run 7'], ['myOldRun', 'myNewRun'], ['main', 'pr-512'],
        ['main-old', 'main-new'], ['run', 'run after'], ['test before', 'test after']]) {
        assert.ok(p.orderOfNames(earlier, later) < 0, `${earlier}, ${later}`);
        assert.ok(p.orderOfNames(later, earlier) > 0, `${later}, ${earlier}`);
    }
    for (const [a, b] of [['a', 'b'], ['test1', 'test2'], ['beforehand', 'latest'],
        ['old', 'old'], ['', '']]) {
        assert.equal(p.orderOfNames(a, b), 0, `${a}, ${b}`);
    }
    assert.deepEqual(p.sidesOfNames(['after.json', 'before_0.json', 'before_1.json']),
        [[1, 2], [0]]);
    for (const names of [['before', 'x'], ['before', 'before 2'], ['before after', 'after']]) {
        assert.equal(p.sidesOfNames(names), null, names.join());
    }
    const set = (label, ns) => ({ id: label, label,
        file_list: [{ first_event_ns: null }, { first_event_ns: ns }] });
    const order = (...pair) => p.orderPair(...pair).map(({ label }) => label).join();
    assert.equal(order(set('a', '1739836029603187439'), set('b', '1739836029603187438')), 'b,a');
    assert.equal(order(set('after', '1739836029603187438'), set('before', '1739836029603187439')),
        'before,after', 'names count first');
    assert.equal(order(set('a', '5000'), set('b', '4000')), 'a,b', 'no clock');
    assert.equal(order(set('a', '1739836029603187439'), set('b', null)), 'a,b');
    assert.deepEqual(p.likelyPair([set('x', null), set('after', null), set('before', null)]),
        { control: 'before', test: 'after' });
    assert.deepEqual(p.likelyPair([set('newer', null), set('older', null)]),
        { control: 'older', test: 'newer' });
    assert.deepEqual(p.likelyPair([set('x', null)]), { control: '', test: '' });
    assert.deepEqual(p.likelyPair(['test', 'ranks-test', 'ranks-control', 'control'].map((label) =>
        set(label, null))), { control: 'control', test: 'test' }, 'names that differ by the side alone');
    assert.deepEqual(p.likelyPair(['a-test', 'b-control', 'x'].map((label) => set(label, null))),
        { control: 'b-control', test: 'a-test' });
});

test('of many files a few are looked at, where their names differ by numbers alone', async () => {
    const plan = async (name, text = '{"traceEvents":[]}') => (await p.planGroup({ label: 'x', files: Array.from({ length: 300 },
        (_, i) => ({ name: name(i), file: new Blob([text]) })) })).question;
    const asked = await plan((i) => `run/trace_${i}.json`);
    assert.deepEqual([asked.open, asked.parts, asked.one], [true, [], { ranks: 300, assumed: true }]);
    for (const name of [(i) => `rank${i}.json`, (i) => `h_7.${1700000000000 + i}.pt.trace.json`,
        (i) => (i === 7 ? 'other.json' : `${i}.json`)]) {
        assert.equal(await plan(name), undefined);
    }
    assert.equal(await plan((i) => `${i}.json`, '{"distributedInfo":{"rank":3},"traceEvents":[]}'), undefined);
});

test('sets of a list are ordered by their date, and names say whether two belong together', () => {
    const listed = (label, recorded) => ({ id: label, label, recorded });
    assert.deepEqual(p.orderPair(listed('w4', '2026-01-02T00:00:01Z'),
        listed('w0', '2026-01-02T00:00:00Z')).map(({ label }) => label), ['w0', 'w4']);
    for (const [related, pairs] of [[true, [['before', 'after'], ['before', 'after fix'],
        ['run 7', 'run 8'], ['resnet50', 'resnet50-compiled'], ['ranks-control', 'ranks-test'],
        ['hta bert small', 'hta bert large']]],
    [false, [['x', 'y'], ['tl-bert', 'tl-qwen'], ['hta-control', 'bert-test'], ['control', 'resnet'],
        ['7', '8'], ['before', 'before too']]]]) {
        for (const [one, other] of pairs) {
            assert.equal(p.areRelated(one, other), related, `${one}, ${other}`);
            assert.equal(p.areRelated(other, one), related, `${other}, ${one}`);
        }
    }
});

test('what a file is shows in its name, as on the server', () => {
    const [group] = p.fromInput(['a.json', 'b.json.gz', 'c.pftrace', 'd.pftrace.gz', 'e.perfetto-trace',
        'f.pftrace.2026-09-01.gz', 'g.json.zst', 'h.perfetto-trace.gz', 'i.tar.gz', 'j.pftrace.txt', 'k.tar.zst',
        'l.txt', '._a.json'].map((name) => ({ webkitRelativePath: `run/${name}`, name })));
    assert.equal(group.files.map(({ name }) => name[0]).join(''), 'abcdefghik');
    assert.deepEqual(group.skipped.map(({ name }) => name), ['._a.json', 'j.pftrace.txt', 'l.txt']);
});
