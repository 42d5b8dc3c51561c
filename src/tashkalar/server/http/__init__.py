"""The outside: the JSON API, sockets, the description of both, and the built client. Used by the application only."""
