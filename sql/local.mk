# SQL statements; compiled into the program like the pages.
