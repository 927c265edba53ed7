"""The table in the browser: people and bots meet here, over HTTP and WebSocket."""
