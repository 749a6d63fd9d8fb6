-- Table meta, as store/set/set_check.c looks at it: whether key and value are texts.
SELECT typeof(key) = 'text', typeof(value) = 'text' FROM main.meta
