// What runs before the page is painted and before its script is there: the chosen colours, and
// the question of the Compare page, whose answer then comes while the script is read.
import './theme-early.js';
import { sendFirst } from './compare-question.js';
import { readCompare } from './state.js';
import { here } from './place.js';

if (here() === '/compare') {
    sendFirst(readCompare(location.search), null);
}
