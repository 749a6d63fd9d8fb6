// Cached answers belong to one build, wherever and whenever the program was installed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { temporaryFolder } from './lib.mjs';

const SAMPLE = fileURLToPath(new URL('../../traces-sample', import.meta.url));
const PROGRAM = process.env.TRACEDIFF_BIN;
const isProgram = fs.readFileSync(PROGRAM).subarray(1, 4).toString() === 'ELF';

/** The sample with more ranks: only answers that take a while are cached. */
function manyRanks(folder, side) {
    const given = path.join(SAMPLE, side);
    const texts = fs.readdirSync(given).map((name) =>
        zlib.gunzipSync(fs.readFileSync(path.join(given, name))).toString('utf8'));
    fs.mkdirSync(folder);
    for (let rank = 0; rank < 16; rank += 1) {
        const text = texts[rank % texts.length].replace(/"rank": \d+/, `"rank": ${rank}`);
        fs.writeFileSync(path.join(folder, `rank${rank}.json.gz`),
            zlib.gzipSync(text, { level: 1 }));
    }
    return folder;
}

test('a copy of the program finds the cached answers, another build does not',
    { skip: !isProgram && 'this is no program but a script' }, () => {
        const work = temporaryFolder();
        const [build] = /^build ([0-9a-f]+)$/m.exec(spawnSync(PROGRAM, ['--version'],
            { encoding: 'utf8' }).stdout)?.slice(1) ?? [];
        assert.ok(build?.length >= 32, 'no build id');
        const bytes = fs.readFileSync(PROGRAM);
        const copy = path.join(work, 'copy'), other = path.join(work, 'other');
        fs.writeFileSync(copy, bytes, { mode: 0o755 });
        fs.utimesSync(copy, 1, 1);
        const at = bytes.indexOf(Buffer.from(build, 'hex'));
        assert.ok(at > 0);
        bytes[at] ^= 1;
        fs.writeFileSync(other, bytes, { mode: 0o755 });

        const data = path.join(work, 'data');
        const sets = ['control', 'test'].map((side) => manyRanks(path.join(work, side), side));
        const answers = (program) => {
            const { status, stderr } = spawnSync(program, ['compare', '--data', data, ...sets],
                { encoding: 'utf8' });
            assert.equal(status, 0, stderr);
            const folder = path.join(data, 'cache');
            // The steps of a set are cached when the set is stored, which happens once.
            return fs.readdirSync(folder, { withFileTypes: true })
                .filter((e) => e.isFile() && !e.name.endsWith('-series'))
                .map(({ name }) => { // the inode of a removed file may be used again
                    const { ino, ctimeNs } = fs.statSync(path.join(folder, name),
                        { bigint: true });
                    return `${name} ${ino} ${ctimeNs}`;
                })
                .sort();
        };
        const made = answers(PROGRAM);
        assert.ok(made.length > 0);
        assert.deepEqual(answers(copy), made);
        const again = answers(other);
        assert.equal(again.length, made.length);
        assert.ok(again.every((answer) => !made.includes(answer)), again.join('\n'));
        fs.rmSync(work, { recursive: true });
    });
