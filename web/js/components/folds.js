// Parts of a page that the user folds; which are open is in the URL.

/** `onChange(names)` gets the open ones. {add(name, details) → details, draw(names), toggle(name, open)}. */
export function createFolds(onChange) {
    const nodes = new Map();
    let open = [];
    const toggle = (name, on) => {
        if (open.includes(name) !== on) {
            onChange(on ? [...open, name] : open.filter((one) => one !== name));
        }
    };
    return {
        toggle,
        add(name, node) {
            nodes.set(name, node);
            node.addEventListener('toggle', () => toggle(name, node.open));
            return node;
        },
        draw(names) {
            const before = open;
            open = names;
            nodes.forEach((node, name) => { // several may be on their way
                if (names.includes(name) !== before.includes(name)) {
                    node.open = names.includes(name);
                }
            });
        },
    };
}
