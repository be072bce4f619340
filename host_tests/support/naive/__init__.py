"""The rules a second time, written to be obviously right and for nothing else."""
