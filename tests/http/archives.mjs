// Archives made by hand, so that they may be wrong.
import { deflateRawSync } from 'node:zlib';

/** One entry of a tar file: {name, bytes, type, to}. */
export function tarEntry({ name, bytes = '', type = '0', to = '' }) {
    const body = Buffer.from(bytes);
    const head = Buffer.alloc(512);
    head.write(name, 0, 'utf8');
    head.write(`0000644\0${'0000000\0'.repeat(2)}`, 100);
    head.write(`${body.length.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0`, 124);
    head.write(`        ${type}${to}`, 148);
    head.write('ustar\x0000', 257);
    const sum = head.reduce((a, b) => a + b, 0);
    head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return Buffer.concat([head, body, Buffer.alloc((512 - body.length % 512) % 512)]);
}
export const tar = (...entries) => Buffer.concat([...entries.map(tarEntry), Buffer.alloc(1024)]);

export function crc32(bytes) {
    let crc = -1;
    for (const byte of bytes) {
        crc ^= byte;
        for (let i = 0; i < 8; i += 1) {
            crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
        }
    }
    return ~crc >>> 0;
}

export function zip(...entries) {
    const [local, central] = [[], []];
    let at = 0;
    for (const { name, bytes = '', packed = deflateRawSync(bytes), size = bytes.length,
        crc = crc32(Buffer.from(bytes)), flags = 0x800 } of entries) {
        const title = Buffer.from(name);
        const facts = Buffer.alloc(26);
        facts.writeUInt16LE(20, 0);
        facts.writeUInt16LE(flags, 2);
        facts.writeUInt16LE(8, 4);
        [crc, packed.length, size].forEach((value, i) => facts.writeUInt32LE(value, 10 + 4 * i));
        facts.writeUInt16LE(title.length, 22);
        const place = Buffer.alloc(14);
        place.writeUInt32LE(at, 10);
        const one = [Buffer.from('PK\x03\x04'), facts, title, packed];
        local.push(...one);
        at += one.reduce((sum, { length }) => sum + length, 0);
        central.push(Buffer.from('PK\x01\x02\x14\x00'), facts, place, title);
    }
    const end = Buffer.alloc(22);
    end.write('PK\x05\x06');
    end.writeUInt16LE(entries.length, 8);
    end.writeUInt16LE(entries.length, 10);
    end.writeUInt32LE(central.reduce((sum, { length }) => sum + length, 0), 12);
    end.writeUInt32LE(at, 16);
    return Buffer.concat([...local, ...central, end]);
}
