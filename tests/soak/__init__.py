"""Long checks: mutants that tests must kill, many games, and crashes."""
