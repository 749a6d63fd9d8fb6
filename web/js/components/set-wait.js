// A note at the edge of the window while a page waits for a set that the server has not checked yet
// (`serve --sets`): which sets, and the progress of the server.
import { getStatus, onWaiting } from '../api.js';
import { announce, h } from '../dom.js';
import { here } from '../place.js';
import { words } from './set-files.js';

const AGAIN_MS = 1000;
const WAITS = 'This page waits for a set that the server has not checked yet.';

export function initSetWait() {
    const text = h('span', { class: 'toast-text' });
    const node = h('div', { class: 'toast set-wait' }, text);
    let timer = 0;
    let round = 0; // of the current wait; answers to earlier ones are ignored

    async function look(mine) {
        const files = await getStatus().then((status) => status.set_files, () => null);
        if (mine !== round || !node.isConnected) {
            return;
        }
        text.textContent = files ? `${WAITS} ${words(files)}` : WAITS;
        timer = setTimeout(look, AGAIN_MS, mine);
    }

    onWaiting((waits) => {
        const show = waits && here() !== '/'; // that page has a line above its list
        if (show === node.isConnected) {
            return;
        }
        clearTimeout(timer);
        round += 1;
        node.remove();
        if (show) {
            document.getElementById('toasts').append(node);
            text.textContent = WAITS;
            announce(WAITS);
            look(round);
        }
    });
}
