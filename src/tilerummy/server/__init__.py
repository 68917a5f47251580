"""The server: rooms in which matches are played, over HTTP and WebSocket."""
