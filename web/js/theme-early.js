// Sets the chosen colours before the first paint. A classic script, so that it runs before
// the style sheets are applied; js/theme.js does the rest.
(function () {
    'use strict';
    try {
        const choice = localStorage.getItem('tracediff.theme');
        if (choice === 'light' || choice === 'dark') {
            document.documentElement.dataset.theme = choice;
        }
    } catch {
        // No storage: the system's preference applies.
    }
})();
