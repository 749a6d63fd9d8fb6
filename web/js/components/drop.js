// Dropping folders anywhere in the window.
import { fromDrop } from '../files.js';
import { toast } from './toast.js';

/** `onGroups(groups)` gets what was dropped; `allowed()` says whether drops are taken. */
export function initDrop(veil, allowed, onGroups) {
    let depth = 0; // dragenter and dragleave come for every element on the way
    const hasFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes('Files');
    const hide = () => {
        depth = 0;
        veil.hidden = true;
    };
    window.addEventListener('dragenter', (event) => {
        if (hasFiles(event) && allowed()) {
            event.preventDefault(); // else an element that has just appeared refuses the drop
            depth += 1;
            veil.hidden = false; // and lies under the pointer, whatever is drawn anew below it
        }
    });
    window.addEventListener('dragleave', (event) => {
        if (hasFiles(event)) {
            depth -= 1;
            // Leaving the window has no other side; elements that went away leave no word.
            if (depth <= 0 || event.relatedTarget === null) {
                hide();
            }
        }
    });
    // While something is dragged no pointer moves: the drag has ended without a word.
    window.addEventListener('pointermove', () => {
        if (!veil.hidden) {
            hide();
        }
    });
    window.addEventListener('dragover', (event) => {
        if (hasFiles(event)) {
            event.preventDefault();
            event.dataTransfer.dropEffect = allowed() ? 'copy' : 'none';
        }
    });
    window.addEventListener('drop', async (event) => {
        hide(); // whatever was dropped
        if (!hasFiles(event)) {
            return;
        }
        // Without this the browser would leave the page and open the file.
        event.preventDefault();
        if (!allowed()) {
            toast('This server is read-only.', { urgent: true });
            return;
        }
        try {
            const groups = await fromDrop(event.dataTransfer);
            if (groups.length > 0) {
                onGroups(groups);
            }
        } catch (error) {
            toast(`What was dropped could not be read: ${error.message}`,
                { urgent: true });
        }
    });
}
