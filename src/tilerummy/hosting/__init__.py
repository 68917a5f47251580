"""What every host of rooms shares: the owner of a room, its connections, the lobby. It runs in one event loop.

A host adds the rest: how messages travel, where events are stored, and where long work is done. The server is one host
(`tilerummy.server`), the page without a server is the other (`tilerummy.page_host`).
"""
