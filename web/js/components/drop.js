// Lets the user drop folders anywhere in the window.
import { fromDrop } from '../files.js';
import { toast } from './toast.js';

/** `onGroups(groups)` gets what was dropped; `allowed()`: whether drops are accepted. */
export function initDrop(veil, allowed, onGroups) {
    let depth = 0; // dragenter and dragleave come for every element on the way
    const hasFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes('Files');
    const hide = () => {
        depth = 0;
        veil.hidden = true;
    };
    window.addEventListener('dragenter', (event) => {
        if (hasFiles(event) && allowed()) {
            event.preventDefault(); // otherwise an element that just appeared refuses the drop
            depth += 1;
            veil.hidden = false; // stays under the pointer, even if the page below is redrawn
        }
    });
    window.addEventListener('dragleave', (event) => {
        if (hasFiles(event)) {
            depth -= 1;
            // relatedTarget is null when the drag leaves the window. Removed elements send no
            // event.
            if (depth <= 0 || event.relatedTarget === null) {
                hide();
            }
        }
    });
    // There are no pointer events during a drag, so the drag has ended without an event.
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
