# Unit tests of the layers base, trace and ingest.
trace_text = tests/unit/trace_text.c tests/unit/trace_text.h

unit_tests += tests/unit/test_buffer
tests_unit_test_buffer_SOURCES = tests/unit/test_buffer.c $(trace_text)
tests_unit_test_buffer_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_error
tests_unit_test_error_SOURCES = tests/unit/test_error.c $(trace_text)
tests_unit_test_error_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_strings
tests_unit_test_strings_SOURCES = tests/unit/test_strings.c $(trace_text)
tests_unit_test_strings_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_text
tests_unit_test_text_SOURCES = tests/unit/test_text.c $(trace_text)
tests_unit_test_text_LDADD = $(UNIT_LIBS)

# The scanner.
unit_tests += tests/unit/test_number
tests_unit_test_number_SOURCES = tests/unit/test_number.c tests/unit/slow_number.c \
  tests/unit/slow_number.h $(trace_text)
tests_unit_test_number_LDADD = $(UNIT_LIBS)
