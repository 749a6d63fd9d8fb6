// The parameters of a comparison, as the server has them.

/** By name: type, words of a choice, and what holds where nothing is given, as text. */
export const COMPARE = {
    // make docs: the parameters of a comparison
    control: { type: 'text', standard: '' },
    test: { type: 'text', standard: '' },
    control_ranks: { type: 'text', standard: 'all' },
    test_ranks: { type: 'text', standard: 'all' },
    control_steps: { type: 'text', standard: 'all' },
    test_steps: { type: 'text', standard: 'all' },
    control_marker: { type: 'text', standard: '' },
    test_marker: { type: 'text', standard: '' },
    marker: { type: 'text', standard: '' },
    device_type: { type: 'choice', standard: 'ALL', words: ['ALL', 'CPU', 'GPU'] },
    use_short_name: { type: 'boolean', standard: 'false' },
    merge_addresses: { type: 'boolean', standard: 'true' },
    aliases: { type: 'boolean', standard: 'true' },
    q: { type: 'text', standard: '' },
    exclude: { type: 'texts', standard: '' },
    category: { type: 'texts', standard: '' },
    change: { type: 'choice', standard: '', words: ['added', 'deleted', 'increased', 'decreased', 'unchanged'] },
    fold: { type: 'boolean', standard: 'false' },
    row: { type: 'text', standard: '' },
    significance: { type: 'boolean', standard: 'false' },
    significant: { type: 'choice', standard: 'false', words: ['false', 'true', 'slower', 'faster'] },
    measure: { type: 'choice', standard: 'self', words: ['total', 'self'] },
    equivalence: { type: 'text', standard: '0.02' },
    sort: { type: 'text', standard: 'abs_diff_duration' },
    order: { type: 'choice', standard: '', words: ['asc', 'desc'] },
    limit: { type: 'text', standard: '' },
    offset: { type: 'text', standard: '0' },
    diagnosis: { type: 'boolean', standard: 'true' },
    layers: { type: 'boolean', standard: 'false' },
    operators: { type: 'choice', standard: 'false', words: ['false', 'true', 'auto'] },
    contributors: { type: 'choice', standard: 'rows', words: ['rows', 'modules'] },
    format: { type: 'choice', standard: 'json', words: ['json', 'csv', 'brief'] },
    // end
};
