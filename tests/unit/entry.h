/* Comes first in each file of tests/unit/run, where main() has the name of the file:
 * test_csv_main(). */
#ifndef TESTS_UNIT_ENTRY_H
#define TESTS_UNIT_ENTRY_H

#define main UNIT_MAIN
int main(void);

#endif
