"""Matches of levels in the Python of browsers, by the clocks of a site: `python -m tests.static_site.levels SITE`.

The games are those of `tashkalar arena` with the same seed; only the clocks are those of `site/thinkers.py`.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tashkalar.commands.export import PYODIDE, WHEELS
from tashkalar.lab import matches

NODE = WHEELS.parent / "bin" / "node"
PROGRAM = """
import { readFileSync } from 'node:fs';
const [pyodide, site, arena, inside, given] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide();
for (const name of ['program.zip', 'nets.zip']) {
  python.unpackArchive(new Uint8Array(readFileSync(`${site}/python/${name}`)), 'zip', { extractDir: '/program' });
}
python.FS.mkdirTree('/program/tashkalar/lab');
python.FS.writeFile('/program/tashkalar/lab/__init__.py', '');
python.FS.writeFile('/program/tashkalar/lab/matches.py', readFileSync(arena, 'utf8'));
python.globals.set('given', given);
python.globals.set('tell', (line) => console.log(line));
python.runPython(readFileSync(inside, 'utf8'));
process.exit(0);
"""
INSIDE = """
import json, sys
sys.path.insert(0, '/program')
from dataclasses import asdict, replace
from tashkalar.bots import Clock
from tashkalar.lab.matches import Entrant, bouts, play
from tashkalar.site.thinkers import clock_of

class Here(Entrant):
    def clock(self, scale, nodes, seconds=None):
        return Clock(clock_of(self.level, 'usual').seconds * scale)

match = json.loads(given)
for bout in bouts(match['bots'], match['form'], match['games'], seed=match['seed'], scale=match['clock']):
    tell(json.dumps(play(replace(bout, seats=tuple(Here(**asdict(one)) for one in bout.seats))).plain()))
"""


def played(site: Path, match: dict[str, object], bots: list[str]) -> matches.Standing:
    """Play a match; its sum."""
    standing = matches.Standing(bots)
    with TemporaryDirectory() as folder:
        program, inside = Path(folder, "match.mjs"), Path(folder, "match.py")
        program.write_text(PROGRAM, encoding="utf-8")
        inside.write_text(INSIDE, encoding="utf-8")
        given = [(PYODIDE / "pyodide.mjs").as_uri(), str(site), matches.__file__, str(inside), json.dumps(match)]
        with subprocess.Popen([str(NODE), str(program), *given], stdout=subprocess.PIPE, text=True) as running:
            for line in running.stdout or ():
                standing.add(matches.Outcome(**json.loads(line)))
    if running.returncode:
        sys.exit(running.returncode)
    return standing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("bots", nargs=2, metavar="LEVEL")
    parser.add_argument("--form", default="duel")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--clock", type=float, default=1.0, help="scale the clocks of a site")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    found = played(args.site, {key: value for key, value in vars(args).items() if key != "site"}, args.bots).plain()
    print(json.dumps({"form": args.form, "clock": args.clock, **found}), flush=True)


if __name__ == "__main__":
    main()
