"""Experiments: soak tests, benchmarks, tournaments, tuning."""
