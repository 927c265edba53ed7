"""The routes, the socket and the browser's pages."""
