"""`tashkalar server`: what those who run a server do beside it. Works while it runs, except restoring."""

import argparse
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ..extras import missing, needing

if TYPE_CHECKING:
    from ..server.operating.office import Office
    from ..server.storage.rows import Seat, TableRow
    from ..server.storage.store import Store


def arguments(parser: argparse.ArgumentParser) -> None:
    where = argparse.ArgumentParser(add_help=False)
    about = "the file with the games (default: TASHKALAR_DATABASE, or the file in your data folder)"
    where.add_argument("--data", type=Path, metavar="FILE", help=about)
    words = parser.add_subparsers(dest="what", metavar="what", required=True)

    def word(name: str, about: str) -> argparse.ArgumentParser:
        return words.add_parser(name, parents=[where], help=about, description=about[0].upper() + about[1:] + ".")

    found = word("list", "the tables, last changed first")
    found.add_argument("--limit", type=int, default=50, metavar="N", help="at most so many (%(default)s)")
    kind = found.add_mutually_exclusive_group()
    kind.add_argument("--running", dest="over", action="store_false", default=None, help="only games that go on")
    kind.add_argument("--finished", dest="over", action="store_true", default=None, help="only games that are over")
    _table(word("show", "what is known of a table, without its secrets"))
    _table(word("remove", "remove a table for good; who sits at it is told"))
    found = _table(word("rename", "give a player another name"))
    found.add_argument("seat", metavar="SEAT", help="the school of the seat, or its place in turn order")
    found.add_argument("name", metavar="NAME", help="the new name; '' for none")
    found.add_argument("--everywhere", action="store_true", help="at all tables where the same person sits")
    found = word("block", "turn an address away")
    found.add_argument("address", metavar="ADDRESS", help="an address or a network; of IPv6 the /64 is meant")
    found.add_argument("--why", default="", metavar="TEXT", help="a note for yourself")
    found = word("unblock", "let an address in again")
    found.add_argument("address", metavar="ADDRESS", help="as 'blocked' shows it")
    word("blocked", "the addresses that are turned away")
    found = word("backup", "copy everything into a file, while the server runs")
    found.add_argument("file", type=Path, metavar="BACKUP", help="the file to be made")
    found = word("restore", "bring a backup back; servers must be stopped")
    found.add_argument("file", type=Path, metavar="BACKUP", help="a file that 'backup' has made")
    found.add_argument("--replace", action="store_true", help="instead of the games that are there")
    word("check", "whether everything in the database can be read")


def _table(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("table", metavar="TABLE", help="the name of a table, as 'list' shows it")
    return parser


def run(args: argparse.Namespace) -> int:
    with needing("server", "looking after a server"):
        from sqlalchemy.exc import SQLAlchemyError

        from ..server.settings import where
        from ..server.storage.migrate import OtherSchema

    address, file = where(args.data)
    try:
        if args.what == "restore":
            return _restore(args, address, file)
        if file is not None and not file.is_file():
            return _fail(args, f"there is no file {file}; say with --data where the games are")
        return _with_store(args, address)
    except OtherSchema as error:
        return _fail(args, str(error))
    except ModuleNotFoundError as error:
        return _fail(args, missing("postgres", "the database", str(error.name)))
    except SQLAlchemyError as error:
        return _fail(args, f"{file or 'the database'} does not open: {str(error).splitlines()[0]}")


def _fail(args: argparse.Namespace, text: str) -> int:
    print(f"tashkalar server {args.what}: {text}", file=sys.stderr)
    return 1


def _restore(args: argparse.Namespace, address: str, file: Path | None) -> int:
    from ..server.operating.backup import restore
    from ..server.settings import private_folder

    if file is not None:
        private_folder(file.parent)
    number = restore(args.file, address, file, args.replace)
    print(f"{number} tables are back")
    return 0


def _with_store(args: argparse.Namespace, address: str) -> int:
    from ..server.operating.backup import back_up
    from ..server.storage.database import engine
    from ..server.storage.migrate import checked
    from ..server.storage.store import Store

    base = engine(address)
    try:
        if args.what == "check":
            return _check(Store(base))
        checked(base)
        if args.what == "backup":
            print(f"{back_up(base, args.file)} tables are in {args.file}")
            return 0
        from ..server.operating.office import Office

        _WORDS[args.what](Office(Store(base)), args)
        return 0
    finally:
        base.dispose()


def _check(store: "Store") -> int:
    from ..server.operating.checking import check

    report = check(store)
    for problem in report.problems:
        print(problem)
    told = f", {report.mended} of them told as they were kept" if report.mended else ""
    studies = f", {report.studies} studies" if report.studies else ""
    print(f"{report.tables} tables{told}, {report.records} records{studies}, {len(report.problems)} problems")
    return 1 if report.problems else 0


# -- words -------------------------------------------------------------------------------------------------------------
def _list(office: "Office", args: argparse.Namespace) -> None:
    rows, number = office.tables(args.over, max(1, args.limit))
    for row in rows:
        who = ", ".join(_who(seat) for seat in row.seats)
        print(f"{row.id}  {_at(row.changed)}  {_form(row):12} {_stands(row):16} {who}")
    print(f"{len(rows)} of {number} tables")


def _show(office: "Office", args: argparse.Namespace) -> None:
    row = office.table(args.table)
    print(f"table    {row.id}\nform     {_form(row)}\nstands   {_stands(row)}\nchanged  {_at(row.changed)}")
    print(f"choices  {row.state}\nlisted   {'yes' if row.listed else 'no'}")
    if row.clock is not None:
        print(f"clock    {row.clock.turn} s a turn, {row.clock.reserve} s beyond")
    if row.rematch is not None:
        print(f"rematch  {row.rematch}")
    for number, seat in enumerate(row.seats, start=1):
        print(f"seat {number}   {seat.school:14} {_who(seat, school=False)}")


def _remove(office: "Office", args: argparse.Namespace) -> None:
    row = office.remove(args.table)
    print(f"removed {row.id}: {_form(row)}, {_stands(row)}")


def _rename(office: "Office", args: argparse.Namespace) -> None:
    number = office.rename(args.table, args.seat, args.name, args.everywhere)
    print(f"renamed at {number} seat{'' if number == 1 else 's'}")


def _block(office: "Office", args: argparse.Namespace) -> None:
    network, new = office.block(args.address, args.why)
    print(f"{network} is turned away" if new else f"{network} was turned away already")


def _unblock(office: "Office", args: argparse.Namespace) -> None:
    print(f"{office.unblock(args.address)} is let in again")


def _blocked(office: "Office", args: argparse.Namespace) -> None:
    found = office.blocked()
    for block in found:
        print(f"{block.network:24} since {_at(block.since)}  {block.why}".rstrip())
    if not found:
        print("nobody is turned away")


_WORDS: dict[str, Callable[["Office", argparse.Namespace], None]] = {
    "list": _list,
    "show": _show,
    "remove": _remove,
    "rename": _rename,
    "block": _block,
    "unblock": _unblock,
    "blocked": _blocked,
}


def _form(row: "TableRow") -> str:
    return f"{row.form}{' in teams' if row.team else ''}{', study' if row.origin else ''}"


def _stands(row: "TableRow") -> str:
    if row.drafting:
        return "schools chosen"
    if row.standing.over:
        return f"over, turn {row.standing.turn}"
    return f"turn {row.standing.turn}"


def _who(seat: "Seat", school: bool = True) -> str:
    name = f"bot {seat.level}" if not seat.is_person else seat.name or "somebody"
    waits = "" if not seat.is_person or seat.come is not None else " (not come)"
    return f"{seat.school} {name}{waits}" if school else f"{name}{waits}"


def _at(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%d %H:%M")
