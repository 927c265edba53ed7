"""`make bench`: compares the speed of Dvergar with other engines."""
