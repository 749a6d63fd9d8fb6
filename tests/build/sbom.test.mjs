// The bill of materials: its shape is CycloneDX 1.5, and it names what is in the program.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const source = path.resolve(process.env.top_srcdir ?? '../..');
const lock = JSON.parse(fs.readFileSync(path.join(source, 'web/package-lock.json'), 'utf8'));
const plotly = lock.packages['node_modules/plotly.js-cartesian-dist-min'];
const GIVEN = { VERSION: '1.2.3', DATE: '981173106', MICROHTTPD: '0.9.75', JANSSON: '2.14',
    SQLITE: '3.40.1', ZLIB: '1.2.13', XXHASH: '0.8.1', ISAL: '', SECCOMP: '', ZSTD: '',
    LZMA: '', ARCHIVE: '', BZIP2: '', GLIBC: '', PLOTLY: plotly.version };

function write(given) {
    const { status, stdout, stderr } = spawnSync('sh', [path.join(source,
        'server/sbom.sh'), path.join(source, 'web')],
    { encoding: 'utf8', env: { PATH: process.env.PATH, ...GIVEN, ...given } });
    assert.equal(status, 0, stderr);
    return stdout;
}

/** Checks what the CycloneDX schema requires of the members that the bill has. */
function checkShape(bill) {
    assert.equal(bill.bomFormat, 'CycloneDX');
    assert.equal(bill.specVersion, '1.5');
    assert.match(bill.serialNumber,
        /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    assert.equal(bill.version, 1);
    assert.match(bill.metadata.timestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const all = [bill.metadata.component, ...bill.components];
    for (const component of all) {
        assert.ok(['application', 'library'].includes(component.type));
        assert.ok(component.name && component.version);
        assert.match(component.purl, /^pkg:(generic|github|npm)\/[a-z0-9./-]+@[\w.-]+$/);
        assert.ok(component.licenses.length > 0);
        for (const { license } of component.licenses) {
            assert.ok(['MIT', 'LGPL-2.1-or-later', 'LGPL-2.1-only', 'blessing', 'Zlib',
                'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'bzip2-1.0.6'].includes(license.id), license.id);
        }
        for (const { alg, content } of component.hashes ?? []) {
            assert.equal(alg, 'SHA-256');
            assert.match(content, /^[0-9a-f]{64}$/);
        }
        for (const { type, url } of component.externalReferences ?? []) {
            assert.equal(type, 'website');
            assert.ok(new URL(url));
        }
    }
    const refs = all.map((component) => component['bom-ref']);
    assert.equal(new Set(refs).size, refs.length);
    for (const { ref, dependsOn } of bill.dependencies) {
        assert.ok(refs.includes(ref));
        assert.deepEqual(dependsOn.filter((name) => !refs.includes(name)), []);
    }
}

test('the bill has the shape of CycloneDX and the versions that it was given', () => {
    const bill = JSON.parse(write({ ISAL: '2.30.0', SECCOMP: '2.5.4', ZSTD: '1.5.4',
        LZMA: '5.4.1', ARCHIVE: '3.6.2', BZIP2: '1.0.8', GLIBC: '2.36' }));
    checkShape(bill);
    assert.equal(bill.metadata.timestamp, '2001-02-03T04:05:06Z');
    assert.equal(bill.metadata.component.version, '1.2.3');
    assert.deepEqual(Object.fromEntries(bill.components.map(({ name, version }) =>
        [name, version])), { libmicrohttpd: '0.9.75', jansson: '2.14', sqlite: '3.40.1',
        zlib: '1.2.13', xxhash: '0.8.1', 'isa-l': '2.30.0',
        libseccomp: '2.5.4', zstd: '1.5.4', xz: '5.4.1', libarchive: '3.6.2',
        bzip2: '1.0.8', glibc: '2.36', 'plotly.js-cartesian-dist-min': plotly.version });
    const found = bill.components.find(({ name }) => name.startsWith('plotly'));
    assert.equal(found.licenses[0].license.id, plotly.license);
    assert.equal(found.hashes[0].content, /^[0-9a-f]+/.exec(fs.readFileSync(
        path.join(source, 'web/vendor.sha256'), 'utf8'))[0]);
});

test('a library that the build does without is not listed', () => {
    const bill = JSON.parse(write({}));
    checkShape(bill);
    assert.equal(bill.components.some(({ name }) => ['isa-l', 'libseccomp'].includes(name)),
        false);
});

test('the same build has the same bill, and another build has another bill', () => {
    assert.equal(write({}), write({}));
    const serial = (given) => JSON.parse(write(given)).serialNumber;
    assert.notEqual(serial({}), serial({ ZLIB: '1.3' }));
});

test('the compiled-in Plotly is the version of the lock file and comes with its licence', () => {
    const vendor = path.join(source, 'web/vendor');
    const head = fs.readFileSync(path.join(vendor, 'plotly.min.js'), 'utf8').slice(0, 200);
    assert.equal(/\bv(\d[\w.-]+)/.exec(head)[1], plotly.version);
    assert.match(fs.readFileSync(path.join(vendor, 'plotly.LICENSE'), 'utf8'),
        /Copyright .* Plotly/);
});

test('the Makefile has the version of each library', { skip: !process.env.top_builddir }, () => {
    const makefile = fs.readFileSync(path.join(process.env.top_builddir, 'Makefile'), 'utf8');
    for (const name of ['MICROHTTPD', 'JANSSON', 'SQLITE', 'ZLIB', 'XXHASH', 'PLOTLY']) {
        assert.match(makefile, new RegExp(`^${name}_VERSION = \\d[\\w.-]+$`, 'm'), name);
    }
});
