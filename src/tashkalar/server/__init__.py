"""The game server: tables in a database, play over a socket, a JSON API and the built client.

settings   what can be set                    store      the event log in the database
wish       what a new table is asked to be    live       a game as its log tells it, and what is public of it
room       one table: who may do what         lobby      all tables: open, make, list, rematch
message    what a browser gets to see         socket, api, app   the outside
"""
