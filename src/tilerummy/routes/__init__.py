"""The REST routes, declared once for every host: `table.py` lists them, `server` and `page_host` mount them."""
