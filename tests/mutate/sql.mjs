// Changes that break the tables of SQL; as mutations.mjs.
export const SQL = [
    ['sql/trees.c', 'return SQLITE_CONSTRAINT;', 'continue;', 'http/frames'],
    ['sql/trees.c', 'if (one->iColumn != columns[k] ||', 'if (', 'http/frames'],
    ['sql/trees.c', 'depths[above] + 1', '1', 'http/frames'],
    ['sql/frames_table.c', 'cursor->side = cursor->last_side = side;', ';', 'http/frames'],
    ['sql/analysis_tables.c', 'return SQLITE_CONSTRAINT;', 'continue;', 'http/sql-analyses'],
    ['sql/analysis_tables.c', 'made[i].spec != NULL && strcmp(made[i].spec->name, spec->name) == 0',
        'false', 'http/sql-analyses'],
    ['sql/analysis_tables.c', 'return time >= options->start &&', 'return true &&',
        'http/sql-analyses'],
    ['sql/analysis_tables.c', '.use == ANALYSIS_TABLE_WHOLE;', '.use != ANALYSIS_TABLE_WHOLE;',
        'http/sql-analyses'],
    ['sql/compare_table.c', 'argc == 0 ? &table->answers[judged] : &cursor->own',
        '&table->answers[judged]', 'http/sql-analyses'],
    ['sql/analysis_answers.c', 'if (answer->cursors > 0 ||', 'if (', 'http/sql-analyses'],
    ['sql/analysis_answers.c', 'strcmp(given[i], answer->given[i]) != 0', 'false',
        'http/sql-analyses'],
];
