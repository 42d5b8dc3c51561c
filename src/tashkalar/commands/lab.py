"""`tashkalar lab EXPERIMENT`: one experiment per module of `tashkalar.lab` with `arguments(parser)` and `run(args)`."""

import argparse
from importlib import import_module
from importlib.util import find_spec
from typing import Any

EXPERIMENTS: dict[str, str] = {
    "calibrate": "hold the chances the analysis tells against what came of games",
    "merits": "draw turns by chance and see how much of what bots say of them is borne out",
    "puzzles": "find puzzles in games of novices and verify each by searching the whole turn",
    "report": "what the games of a run add up to, as one page with plots",
    "school": "check a school and play it against all others: figures, texts, effects, balance",
    "selfplay": "play the games a net learns from",
    "simulate": "play many games and keep their results as Parquet (needs pyarrow: the extra lab)",
    "soak": "play random games of every form and check every invariant",
    "tune": "learn the weights of the bots' evaluation from self-play",
    "train": "train a net on games of self-play (needs PyTorch: the extra train)",
}


def _module(name: str) -> Any:
    return import_module(f"tashkalar.lab.{name}")


def arguments(parser: argparse.ArgumentParser) -> None:
    parsers = parser.add_subparsers(dest="experiment", metavar="experiment", required=True)
    for name, text in EXPERIMENTS.items():
        if find_spec(f"tashkalar.lab.{name}") is not None:
            _module(name).arguments(parsers.add_parser(name, help=text, description=text[0].upper() + text[1:] + "."))


def run(args: argparse.Namespace) -> int:
    status: int = _module(args.experiment).run(args)
    return status
