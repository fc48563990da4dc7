"""What follows from a record: computations read records, never texts. None is built yet."""
