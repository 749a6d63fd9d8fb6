// A bar under the head of every page while the server does not answer. Everything on the screen
// stays; requests wait and are sent again (connection.js).
import { connection, onConnection } from '../connection.js';
import { announce, button, fill } from '../dom.js';
import { formatCount } from '../format.js';

const GONE = 'No connection to the server: trying again.';

function words({ actions }) {
    return `${GONE} What is on the screen stays. ${actions === 0 ? ''
        : actions === 1 ? 'Your last action is sent when it answers.'
            : `Your last ${formatCount(actions)} actions are sent when it answers.`}`.trimEnd();
}

/** `node`: the bar; `onBack()`: the server answers again. */
export function initConnectionBar(node, onBack) {
    let was = false;
    let shown = '';
    const hurry = () => connection().hurry();

    function draw() {
        const { gone, other } = connection();
        const text = gone ? words(connection())
            : other ? 'The server has been replaced by another version of it.' : '';
        if (text !== shown) {
            shown = text;
            node.hidden = text === '';
            fill(node, text, text !== '' && (gone ? button('Try now', hurry)
                : button('Load the page again', () => location.reload())));
        }
        if (gone !== was) {
            was = gone;
            announce(gone ? GONE : 'The server answers again.', gone);
            if (!gone) {
                onBack();
            }
        }
    }

    onConnection(draw);
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    draw();
}
