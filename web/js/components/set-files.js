// A line above the list of sets, if the server shows a folder that others fill (`serve --sets`):
// how many of its files are checked. Meanwhile the list grows.
import { announce, h } from '../dom.js';
import { formatCount, plural } from '../format.js';

const AGAIN_MS = 700;

const isChecking = (files) => Boolean(files)
    && (!files.readable || files.found === null || files.checked < files.found);

export function words({ found, checked, refused, readable }) {
    if (!readable) {
        return 'The server cannot read the folder of set files: its log says why.';
    }
    if (found === null) {
        return 'The server is counting the set files.';
    }
    const text = checked < found
        ? `${formatCount(checked)} of ${plural(found, 'set file')} are checked.`
        : `${plural(found, 'set file')} ${found === 1 ? 'is' : 'are'} checked.`;
    return refused === 0 ? text
        : `${text} ${formatCount(refused)} ${refused === 1 ? 'is' : 'are'} not listed: the log of the server says why.`;
}

/** `reload()` asks the server for the list again. It is called while files are unchecked. */
export function createSetFiles(reload) {
    const node = h('p', { class: 'muted small set-files', hidden: true });
    let checking = false;
    let timer;

    return {
        node,
        /** Whether more sets may follow. */
        checking: () => checking,
        /** `answer`: of the server. Returns the number of sets, with those that may follow. */
        draw({ set_files: files, total }) {
            const before = checking;
            checking = isChecking(files);
            node.hidden = !files;
            node.textContent = files ? words(files) : '';
            clearTimeout(timer);
            if (checking) {
                timer = setTimeout(reload, AGAIN_MS);
            } else if (before) {
                announce(node.textContent);
            }
            return checking ? Math.max(total, (files.found ?? 0) - files.refused) : total;
        },
        stop: () => clearTimeout(timer),
    };
}
