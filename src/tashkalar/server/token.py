"""Tokens: what a browser proves its seats with. Only a digest of one is ever kept."""

import re
from hashlib import sha256

from .refused import NoToken

TOKEN = re.compile(r"[0-9a-f]{32}")


def holder(token: object) -> str:
    """The digest under which a token's seats are kept; of 128 random bits a plain one cannot be undone."""
    if not isinstance(token, str) or not TOKEN.fullmatch(token):
        raise NoToken("token", "a token of 32 hexadecimal digits is needed")
    return sha256(token.encode()).hexdigest()
