"""One file for each step of the schema; a released one is never changed."""
