"""The golden games of Dwarven Smithy."""
