"""The golden games of Silberzwerg."""
