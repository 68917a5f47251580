"""Writes the whole game as a static folder: the page, the engine, Python for browsers, and all licences.

`build` is what `tilerummy site` calls. The engine runs in the page as it runs on a server: the folder holds the same
modules (`tilerummy.page_host` and what it needs) and Pyodide, which runs them.
"""
