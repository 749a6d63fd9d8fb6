// Runs before the page is painted and before its script is loaded: sets the chosen colours, and
// sends the request of the Compare page, so that the answer arrives while the script loads.
import './theme-early.js';
import { sendFirst } from './question.js';
import { here, readCompare } from './state.js';

if (here() === '/compare') {
    sendFirst(readCompare(location.search), null);
}
