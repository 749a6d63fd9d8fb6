// Clocks of ranks against the results of an independent implementation, where the reference sets
// lie beside the project.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { temporaryFolder } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const CORPUS = process.env.TRACEDIFF_CORPUS ?? '';
const EXPECTED = path.join(CORPUS, 'expected/clocks');
const skip = CORPUS !== '' && fs.existsSync(EXPECTED) ? false : 'SKIP: TRACEDIFF_CORPUS is not set';
const names = skip ? [] : fs.readdirSync(EXPECTED).filter((name) => /^[^.]+\.json$/.test(name));
const data = temporaryFolder();
after(() => fs.rmSync(data, { recursive: true, force: true }));

function clocksOf(folder) {
    const { stdout, stderr, status } = spawnSync(PROGRAM, ['analyse', '--data', data, '--what', 'clocks',
        '--format', 'json', folder], { encoding: 'utf8', maxBuffer: 1 << 28 });
    assert.equal(status, 0, stderr);
    return JSON.parse(stdout).set;
}

/** Values of the definition that rounding moves by a few ns. */
const near = (is, right, width, what) => assert.ok(Math.abs(is - right) <= width, `${what}: ${is}, not ${right}`);

function assertRank(is, right, what) {
    for (const member of ['rank', 'status', 'component', 'instances', 'used', 'host']) {
        assert.equal(is[member], right[member], `${what}: ${member}`);
    }
    if (right.offset_ns === null) {
        assert.equal(is.offset_ns, null, what);
        return;
    }
    const [low, high] = right.offset_interval_ns;
    const width = Math.max((high - low) / 100, 2);
    near(is.offset_ns, right.offset_ns, width, `${what}: offset`);
    near(is.offset_low_ns, low, width, `${what}: low`);
    near(is.offset_high_ns, high, width, `${what}: high`);
    near(is.drift_ppm, right.drift_ppm, 0.001, `${what}: drift`);
    ['low', 'high'].forEach((side, i) => {
        near(is[`drift_${side}_ppm`], right.drift_interval_ppm[i], 0.001, `${what}: drift ${side}`);
        near(is[`centre_${side}_ns`], right.centre_interval_ns[i], width, `${what}: centre ${side}`);
        near(is[`hard_${side}_ns`], right.hard_interval_ns[i], width, `${what}: hard ${side}`);
    });
    near(is.residual_median_ns, right.residual_median_ns, 0.1, `${what}: residual`);
    near(is.residual_p95_ns, right.residual_p95_ns, 0.1, `${what}: residual, 95 %`);
}

test('the reference sets are there', { skip }, () => assert.ok(names.length >= 4));

for (const name of names) {
    test(`${name}: components, clocks, arrivals and steps`, { skip }, () => {
        const right = JSON.parse(fs.readFileSync(path.join(EXPECTED, name), 'utf8'));
        const is = clocksOf(path.join(CORPUS, 'corpus-made', name.replace('.json', '')));
        const [summary] = is.summary;
        assert.equal(summary.status, right.status);
        assert.equal(summary.matched, right.collectives.matched);
        assert.equal(summary.usable, right.collectives.usable);
        assert.equal(summary.host_rows, right.collectives.host_rows ? 'yes' : 'no');
        assert.equal(summary.violated, right.causal.violated);
        near(summary.smallest_slack_ns, right.causal.smallest_ns, 20, 'slack');
        assert.deepEqual(is.components.map((part) => [part.reference, part.ranks, part.instances, part.applied,
            part.transfer_ns]), right.components.map((part) => [part.reference, part.ranks.length, part.instances,
            part.applied, part.transfer_ns]));
        assert.equal(is.per_rank.length, right.per_rank.length);
        right.per_rank.forEach((rank, i) => assertRank(is.per_rank[i], rank, `rank ${rank.rank}`));
        right.clock_steps.forEach(({ rank, jump_ns: jump }) => near(is.per_rank[rank].jump_ns, jump, 100, 'jump'));
        assert.deepEqual(is.host_check.map((host) => [host.host, host.ranks, host.agrees === 'yes']),
            right.host_check.map((host) => [host.host, host.ranks.length, host.agrees]));
        right.waiting.forEach((row, i) => {
            const { rank, instances, last, last_certain: certain, waited } = is.waiting[i];
            assert.deepEqual([rank, instances, last, certain], [row.rank, row.instances, row.last, row.last_certain]);
            near(1000 * waited, row.waited_ns, 100, 'waited');
        });
        assert.deepEqual(is.step_skew.map((row) => [row.step, row.ranks, row.first, row.last]),
            right.step_skew.map((row) => [row.step, row.ranks, row.first, row.last]));
    });
}
