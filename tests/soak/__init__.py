"""What takes long: mutants that tests must kill, and many checked games."""
