"""The commands of `tashkalar`. Each module has `arguments(parser)` and `run(args) -> int`."""
