// Shared by pages that send one request at a time: a new request cancels the older one, a slow one
// shows as busy, and an error replaces the results.
import { offerClearing } from './components/bad-values.js';
import { fill } from './dom.js';

const SLOW = 250; // ms; a faster indicator only flickers

/**
 * The answer is drawn in `results`, all other texts in `message`. Returns {ask(answer, onAnswer,
 * onError), clearable(error, side), say(node), drop(), unmount()}.
 */
export function createQuestion({ context, results, message }) {
    let request = null;
    let dead = false;

    /**
     * `answer(signal)` sends the request and resolves to the argument of `onAnswer`. A late answer,
     * after another request or after the page was left, is dropped.
     */
    async function ask(answer, onAnswer, onError) {
        request?.abort();
        request = new AbortController();
        const { signal } = request;
        const isLate = () => dead || signal.aborted;
        const slow = setTimeout(() => {
            context.busy(true);
            results.setAttribute('aria-busy', 'true');
        }, SLOW);
        let tell;
        try {
            const got = await answer(signal);
            tell = () => onAnswer(got);
        } catch (error) {
            tell = () => {
                onError(error);
                clearable(error);
            };
        }
        clearTimeout(slow);
        if (isLate()) {
            return;
        }
        calm();
        tell();
        context.settled();
    }

    /** The server names the parameter that it refuses: the rest of the address may be good. */
    const clearable = (error, side) =>
        offerClearing(context, message.querySelector('.error-box'), error.message, side);

    function calm() {
        context.busy(false);
        results.removeAttribute('aria-busy');
    }

    /** The answer is no longer needed. */
    function drop() {
        request?.abort();
        calm();
    }

    return {
        ask,
        clearable,
        drop,
        /** Shows `node` in place of the results; null shows the results again. */
        say(node) {
            fill(message, node);
            results.hidden = node !== null;
        },
        unmount() {
            dead = true;
            request?.abort();
        },
    };
}
