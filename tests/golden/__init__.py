"""Files with known correct results, which must not change."""
