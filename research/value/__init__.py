"""A net that says what a round is worth: its games, its training, and whether it is right."""

import os

for _variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_variable, "1")  # there is one process for each core already
