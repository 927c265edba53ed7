"""CEJ the Jewellers in the terminal."""
