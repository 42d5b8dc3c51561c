"""All cards. Importing this package fills the registry in `tashkalar.card`."""

from . import etherweavers, flares, highland, imperial, legends, sylvan, tasks

__all__ = ["etherweavers", "flares", "highland", "imperial", "legends", "sylvan", "tasks"]
