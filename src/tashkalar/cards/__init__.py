"""All cards and the schools that play them. Importing this room fills the registries of the rules."""

from importlib import import_module

# In the order in which schools are offered.
for _name in "imperial highland sylvan etherweavers legends flares tasks".split():
    import_module(f".{_name}", __name__)
