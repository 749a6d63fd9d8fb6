// Numbers in decimal notation, as Intl.NumberFormat('en-US') writes them. The first use of Intl
// delays the first paint of a page by 27 ms or more.

/** The digits of a number that is not negative: [before the point, after it]. */
function digitsOf(size) {
    const [mantissa, power = '0'] = String(size).split('e');
    const [whole, part = ''] = mantissa.split('.');
    const shift = Number(power);
    if (shift < 0) {
        const all = whole.padStart(1 - shift, '0');
        return [all.slice(0, shift), all.slice(shift) + part];
    }
    return [whole + part.padEnd(shift, '0').slice(0, shift), part.slice(shift)];
}

/** Writes `least` to `most` digits after the point; rounds half away from zero. */
export function decimal(n, least, most) {
    const sign = n < 0 || Object.is(n, -0) ? '-' : '';
    if (!Number.isFinite(n)) {
        return Number.isNaN(n) ? 'NaN' : `${sign}∞`;
    }
    let [whole, part] = digitsOf(Math.abs(n));
    if (part.length > most) {
        const up = part[most] >= '5';
        const all = whole + part.slice(0, most);
        const rounded = up ? String(BigInt(all) + 1n).padStart(all.length, '0') : all;
        whole = rounded.slice(0, rounded.length - most);
        part = rounded.slice(rounded.length - most);
    }
    while (part.length > least && part.endsWith('0')) {
        part = part.slice(0, -1);
    }
    part = part.padEnd(least, '0');
    return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + (part === '' ? '' : `.${part}`);
}
