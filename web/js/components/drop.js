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
            depth += 1;
            veil.hidden = false;
        }
    });
    window.addEventListener('dragleave', (event) => {
        if (hasFiles(event)) {
            depth -= 1;
            if (depth <= 0) {
                hide();
            }
        }
    });
    window.addEventListener('dragover', (event) => {
        if (hasFiles(event)) {
            event.preventDefault();
            event.dataTransfer.dropEffect = allowed() ? 'copy' : 'none';
        }
    });
    window.addEventListener('drop', async (event) => {
        if (!hasFiles(event)) {
            return;
        }
        // Without this the browser would leave the page and open the file.
        event.preventDefault();
        hide();
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
