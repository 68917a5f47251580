"""A host inside a page: the same rooms and the same answers as the server, without a server.

A worker of the browser runs this package. It has one thread and no sockets; what it keeps, the page stores.

    host = PageHost(saved, save)                                     # texts by key, and where changes go
    answer = await host.request("GET", "/api/v1/editions?lang=de")   # what the server would answer
    host.open(1, "/ws/v1/rooms/abcd", send, closed)                  # a connection: texts in and out
    host.receive(1, '{"type":"hello","version":1,"language":"de"}')
    host.close(1)

`save(changes)` gets a mapping of keys to texts, None for a key that is removed, and returns something to wait for.
Nothing is shown before it is saved. Only one host may use the same texts at a time.
"""

from tilerummy.page_host.host import PageHost
from tilerummy.routes.answering import Answer

__all__ = ["Answer", "PageHost"]
