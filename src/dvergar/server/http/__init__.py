"""What the server answers: routes, the socket, the browser's pages."""
