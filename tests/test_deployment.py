"""What a club installs: compose.yaml, pins with hashes, and the scripts that write them."""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
PIN = re.compile(r"^([a-z0-9-]+)==(\S+) \\((?:\n    --hash=sha256:[0-9a-f]{64}(?: \\)?)+)$", re.M)

RIGHTS = {"database": {"CHOWN", "DAC_OVERRIDE", "FOWNER", "SETGID", "SETUID"}, "proxy": {"NET_BIND_SERVICE"}}


@pytest.mark.parametrize("name", SERVICES)
def test_every_container_is_confined(name: str) -> None:
    service = SERVICES[name]
    assert service["cap_drop"] == ["ALL"]
    assert service["read_only"] is True
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["ulimits"]["nofile"]["hard"] >= 65536
    assert service["logging"]["options"].keys() == {"max-size", "max-file"}
    assert set(service.get("cap_add", [])) == RIGHTS.get(name, set())
    assert not service.keys() & {"privileged", "devices", "pid", "ipc", "network_mode", "userns_mode", "user"}
    assert service["deploy"]["resources"]["limits"].keys() == {"cpus", "memory", "pids"}


def test_servers_do_not_run_as_root() -> None:
    lines = SERVICES["server-1"]["build"]["dockerfile_inline"].splitlines()
    assert [line for line in lines if line.startswith(("USER", "ENTRYPOINT"))] == [
        "USER player",
        'ENTRYPOINT ["tashkalar"]',
    ]


def test_networks_are_apart() -> None:
    assert {name: set(service["networks"]) for name, service in SERVICES.items()} == {
        "database": {"back"},
        "server-1": {"middle", "back"},
        "server-2": {"middle", "back"},
        "proxy": {"edge", "middle"},
    }
    assert [name for name, network in COMPOSE["networks"].items() if not (network or {}).get("internal")] == ["edge"]
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]


def test_images_are_taken_by_digest() -> None:
    """None stands in the file, where it would grow old; without one nothing starts."""
    named = [service["image"] for service in SERVICES.values() if "build" not in service]
    build = SERVICES["server-1"]["build"]
    named.append(build["args"]["PYTHON_IMAGE"])
    assert all(re.fullmatch(r"\$\{[A-Z]+_IMAGE:\?run make digests\}", image) for image in named), named
    assert re.findall(r"^FROM (\S+)", build["dockerfile_inline"], re.M) == ["$$PYTHON_IMAGE"] * 2


def test_the_proxy_tries_again_and_says_that_there_is_tls() -> None:
    caddy = COMPOSE["configs"]["caddyfile"]["content"]
    for line in ("lb_try_duration", "health_uri /healthz", "Strict-Transport-Security", "respond /metrics 404"):
        assert line in caddy


@pytest.mark.parametrize("name", ["server", "build"])
def test_pins_have_hashes_and_are_those_of_the_constraints(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    pins = {found[1]: found[2] for found in PIN.finditer(text)}
    assert text.count("==") == len(pins) > 1, "each with at least one hash"
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    known = dict(line.split("==") for line in lines if "==" in line)
    plain = {re.sub(r"[-_.]+", "-", one).lower(): version for one, version in known.items()}
    assert {one: plain.get(one) for one in pins} == pins, "make hashes"
    installs = re.findall(r"pip install ([^&\n\\]*)", SERVICES["server-1"]["build"]["dockerfile_inline"])
    assert len(installs) == 3
    assert all("--require-hashes -r" in one or "--no-index --no-deps" in one for one in installs), installs


def test_nothing_is_installed_by_a_name_nobody_owns() -> None:
    text = (ROOT / "docs" / "installation.md").read_text(encoding="utf-8")
    assert not re.search(r"pip install[^\n]* '?tashkalar", text)


def digests(folder: Path, answer: str) -> subprocess.CompletedProcess[str]:
    """`make digests` where the registry answers that."""
    docker = folder / "docker"
    docker.write_text(f"#!/bin/sh\n{answer}\n")
    docker.chmod(0o755)
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    command = ["sh", str(ROOT / "scripts" / "digests.sh"), str(folder / ".env")]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PATH": path}, timeout=60)


def test_digests_are_written_as_the_registry_says(tmp_path: Path) -> None:
    env = tmp_path / ".env"
    env.write_text("DOMAIN=club.example\nCADDY_IMAGE=old\n")
    digest = "sha256:" + "0123456789abcdef" * 4
    assert digests(tmp_path, f"echo {digest}").returncode == 0
    lines = env.read_text().splitlines()
    assert lines[0] == "DOMAIN=club.example"
    assert sorted(lines[1:]) == [
        f"CADDY_IMAGE=caddy:2@{digest}",
        f"POSTGRES_IMAGE=postgres:16@{digest}",
        f"PYTHON_IMAGE=python:3.12-slim@{digest}",
    ]
    for answer in ("exit 1", "echo nothing", "echo"):
        failed = digests(tmp_path, answer)
        assert failed.returncode == 1
        assert "keeps what it had" in failed.stderr
        assert env.read_text().splitlines() == lines
