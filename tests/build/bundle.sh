#!/bin/sh
# server/build/bundle.awk: modules become one script that runs, and what it cannot take is
# refused.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
bundle=$here/../../server/build/bundle.awk
command -v "${NODE:-node}" >/dev/null || {
    echo "SKIP: bundle: node is not installed" >&2
    exit 77
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/js/charts" "$work/js/parts"
cd "$work/js"
failed=0

cat > base.js <<'END'
// import { nothing } from './nowhere.js'; stands in a remark
export const one = 1;
export function twice(x) {
    return 2 * x;
}
export async function later() { return one; }
const hidden = 'base';
END
cat > charts/same.js <<'END'
import { one, twice as double } from '../base.js';
const hidden = 'chart';
export class Bar { size() { return double(one) + hidden; } }
END
cat > parts/same.js <<'END'
import { Bar } from '../charts/same.js';
import { later,
    one as first }
    from '.././base.js';
const hidden = 'part';
later().then((value) => console.log(new Bar().size(), first, value, hidden, typeof Bar));
END
awk -f "$bundle" base.js charts/same.js parts/same.js > script.js
said=$("${NODE:-node}" script.js)
[ "$said" = '2chart 1 1 part function' ] || {
    echo "FAIL: the script said: $said"
    failed=1
}
# The place of the sources is not in the script.
awk -f "$bundle" "$work/js/base.js" "$work/js/charts/../charts/same.js" parts/../parts/same.js \
    > other.js 2>/dev/null && {
    echo "FAIL: paths of different roots were taken for one"
    failed=1
}
awk -f "$bundle" ../js/base.js ../js/charts/same.js ../js/parts/same.js > other.js
cmp -s script.js other.js || {
    echo "FAIL: the script depends on where the sources lie"
    failed=1
}

refuse() { # TEXT of a module after base.js
    printf '%s\n' "$1" > bad.js
    if awk -f "$bundle" base.js bad.js > refused.js 2> error; then
        echo "FAIL: taken: $1"
        failed=1
    fi
    grep -q '^bad\.js:[0-9]*: bundle: ' error || {
        echo "FAIL: no place is named for: $1"
        failed=1
    }
}
refuse "import * as base from './base.js';"
refuse "import base from './base.js';"
refuse "import './base.js';"
refuse "import { one } from './later.js';"
refuse "export default 1;"
refuse "export { one };"
refuse "const text = '</script>';"
refuse "const text = '<!-- ';"
if awk -f "$bundle" base.js base.js > refused.js 2> error; then
    echo "FAIL: a module was taken twice"
    failed=1
fi
[ "$failed" -eq 0 ] && echo "bundle: fine"
exit "$failed"
