"""The processor time of this thread, in seconds. A page has one thread and no such clock, so there it is the time."""

try:
    from time import thread_time
except ImportError:
    from time import perf_counter as thread_time

__all__ = ["thread_time"]
