"""Walls: imports point one way, from the arena up to the game and from there out to bots, server and commands."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tashkalar"

# Inside these rooms a module imports only what stands before it: the order in which to read them.
ORDER: dict[str, list[str]] = {
    "rules": (
        "arena school action event forms setup figure card position zones traits score effect summoning refill "
        "ending placing turn running deal"
    ).split(),
    "game": (
        "prospects log lasting layout refusal question choices sight moment sampling frames record game told "
        "retake scenario study"
    ).split(),
    "game.study": "notes notebook".split(),
    "rules.effect": "question seeing asking stones walking moving freezing".split(),
    "rules.summoning": "improvised fillings hand".split(),
    "rules.traits": "frozen gateway slowed".split(),
    "rules.forms": "form tasks deathmatch".split(),
}

# Which rooms each room may use. A room stands for its subrooms too, unless they are listed themselves.
ROOMS: dict[str, set[str]] = {
    "errors": set(),
    "extras": {"errors"},
    "rules": {"errors"},
    "cards": {"errors", "rules"},
    "game": {"errors", "rules", "cards"},
    "language": {"errors", "rules", "cards"},
    "bots": {"errors", "rules", "cards", "game", "bots.search", "bots.values"},
    "bots.search": {"errors", "rules", "cards", "game", "bots", "bots.values"},
    "bots.values": {"errors", "rules", "cards", "game"},
    "env": {"errors", "extras", "rules", "cards", "game"},
    "learn": {"errors", "rules", "cards", "game", "language"},
    "lab": {"errors", "extras", "rules", "cards", "game", "language", "bots", "bots.search", "bots.values", "learn"},
    "terminal": {"errors", "rules", "cards", "game", "language", "bots", "bots.search", "learn"},
    "server": set(),  # see SERVER
    "site": {"errors", "game", "bots", "language", "learn", "server"},
    "commands": {"errors", "rules", "cards", "game", "language", "bots", "bots.search", "bots.values", "learn", "lab"}
    | {"terminal", "server", "extras", "site"},
    "cli": {"errors", "commands"},
    "__main__": {"cli"},
}

# Inside the server: the ground floor, then rooms, each of which may use what stands before it.
SERVER_GROUND = "settings refused apart metrics logs threads limits token levels bot_turns wire".split()
SERVER_ROOMS = "storage seats table operating thinking lobby study http".split()
SERVER_TOP = "app run".split()
SERVER_USES = {"errors", "extras", "rules", "cards", "game", "language", "bots", "bots.search", "bots.values", "learn"}
STORAGE_USES: set[str] = set()  # knows no rules

MOST_MODULES = 16

FILES = sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE or path.name != "__init__.py")


def module(path: Path) -> str:
    """The dotted name below the package: `cards.legends`."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module(path) for path in FILES}


def room(name: str) -> str:
    """The room a module stands in, the innermost that has walls of its own."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        if ".".join(parts[:length]) in ROOMS:
            return ".".join(parts[:length])
    return parts[0]


def targets(node: ast.stmt, path: Path) -> set[str]:
    """The modules of the package an import statement names."""
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
        return {name.partition(".")[2] for name in names if name.startswith("tashkalar.")}
    assert isinstance(node, ast.ImportFrom)
    parts = node.module.split(".") if node.module else []
    if node.level == 0:
        if parts[:1] != ["tashkalar"]:
            return set()
        parts = parts[1:]
    else:
        here = list(path.relative_to(SOURCE).parts[:-1])
        parts = here[: len(here) - node.level + 1] + parts
    base = ".".join(parts)
    found = {f"{base}.{alias.name}" if base else alias.name for alias in node.names}
    inner = {name for name in found if name in MODULES}
    return inner | ({base} if base and len(inner) < len(found) else set())


def imports(path: Path) -> Iterator[tuple[str, set[str]]]:
    """(where, modules) for each import: at the top, inside a function, or for the type checker only."""

    def visit(nodes: list[ast.stmt], where: str) -> Iterator[tuple[str, set[str]]]:
        for node in nodes:
            if isinstance(node, ast.Import | ast.ImportFrom):
                yield where, targets(node, path)
            elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
                yield from visit(node.body, "types")
            else:
                inner = "function" if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else where
                for name in ("body", "orelse", "finalbody"):
                    yield from visit(getattr(node, name, []), inner)
                for handler in getattr(node, "handlers", []):
                    yield from visit(handler.body, inner)

    yield from visit(ast.parse(path.read_text(encoding="utf-8")).body, "top")


def test_every_module_has_its_room() -> None:
    assert {room(name) for name in MODULES} <= set(ROOMS)
    for where, names in ORDER.items():
        inside = {name.removeprefix(f"{where}.").split(".")[0] for name in MODULES if name.startswith(f"{where}.")}
        assert inside == set(names), where
    ground = {name.split(".")[1] for name in MODULES if name.startswith("server.")}
    assert ground == {*SERVER_GROUND, *SERVER_ROOMS, *SERVER_TOP}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_walls_between_rooms(path: Path) -> None:
    name = module(path)
    mine = room(name)
    for _, found in imports(path):
        for other in found:
            theirs = room(other)
            if theirs == mine:
                continue
            if mine == "server":
                allowed = STORAGE_USES if name.startswith("server.storage") else SERVER_USES
            else:
                allowed = ROOMS[mine]
            assert theirs in allowed, f"{name} imports {other}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_modules_of_a_room_stand_in_order(path: Path) -> None:
    name = module(path)
    for where, names in ORDER.items():
        if not name.startswith(f"{where}."):
            continue
        mine = name.removeprefix(f"{where}.").split(".")[0]
        for moment, found in imports(path):
            for other in found:
                if moment == "top" and other.startswith(f"{where}."):
                    theirs = other.removeprefix(f"{where}.").split(".")[0]
                    if theirs != mine:
                        assert names.index(theirs) < names.index(mine), f"{name} imports {other}"


@pytest.mark.parametrize("path", [path for path in FILES if module(path).startswith("server.")], ids=module)
def test_walls_inside_the_server(path: Path) -> None:
    order = dict.fromkeys(SERVER_GROUND, 0)
    order |= {name: number for number, name in enumerate([*SERVER_ROOMS, "top"], start=1)}
    order |= {name: len(SERVER_ROOMS) + 1 for name in SERVER_TOP}
    mine = module(path).split(".")[1]
    for _, found in imports(path):
        for other in found:
            if other.startswith("server."):
                theirs = other.split(".")[1]
                if theirs != mine:
                    assert order[theirs] <= order[mine], f"{module(path)} imports {other}"
                    assert order[theirs] < order[mine] or mine in (*SERVER_GROUND, *SERVER_TOP), f"{mine} and {theirs}"


FOLDERS = sorted({path.parent for path in FILES if "migrations" not in path.parts})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(SOURCE).as_posix())
def test_rooms_are_small_and_say_what_they_are_for(folder: Path) -> None:
    names = [path.stem for path in folder.glob("*.py") if path.stem != "__init__"]
    assert len(names) <= MOST_MODULES, f"{len(names)} modules"
    if folder != SOURCE:
        door = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))
        assert door, "a room says what it is for"
