"""All cards and the schools that play them. Importing this room fills the registries of the rules.

Used by games and by whoever asks for names; cards themselves use the rules only.
"""

from importlib import import_module

from .guests import welcome

# In the order in which schools are offered.
for _name in "imperial highland sylvan etherweavers everfrost nethervoid legends flares tasks".split():
    import_module(f".{_name}", __name__)
welcome()
