"""Photos of a real table or rack, read by the rules: `read` gives a `Reading`. It needs the extra `photo`.

A photo is turned into found tiles (`detector`), these into rows (`rows`) and inks (`inks`), and both into the most
probable table of the edition (`legal`). Everything after the detector needs the standard library only.
"""

from tilerummy.photo.picture import BadPicture
from tilerummy.photo.reader import read
from tilerummy.photo.reading import Problem, Reading, ReadTile

__all__ = ["BadPicture", "Problem", "ReadTile", "Reading", "read"]
