"""What a command leads to in a room, and what each seat is shown: values in, values out.

A host adds sockets, storage, a clock and the time that computers take. `server` is a host with asyncio and SQL.
"""
