"""What travels between server and clients, each thing as a type, once: it is read, described and written down for the
client from here. Every other room of the server may use it.
"""
