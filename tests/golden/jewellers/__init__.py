"""The golden games of the Jewellers."""
