-- Notes that every set is kept.
DELETE FROM retention
