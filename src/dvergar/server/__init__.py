"""The server that people play on in a browser, over HTTP and WebSocket."""
