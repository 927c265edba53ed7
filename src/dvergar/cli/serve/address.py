"""Where the server listens, and its address for browsers."""

from __future__ import annotations

import errno
import io
import socket

import segno

from dvergar.server.settings import BadSetting

TRIES = 20
ELSEWHERE = ("192.0.2.1", 9)  # an address reserved for documentation
EVERY = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}


def listen(host: str, port: int, fixed: bool) -> socket.socket:
    """Return a listening socket; unless the port is fixed, try the next ones if it is taken."""
    for candidate in range(port, port + 1 if fixed else port + TRIES):
        try:
            return bound(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise BadSetting(reason(host, port, error)) from None
    taken = str(port) if fixed else f"{port} to {port + TRIES - 1}"
    raise BadSetting(f"port {taken} is in use by another program; choose one with --port")


def bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen()
    except BaseException:
        made.close()
        raise
    return made


def reason(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EACCES:
        return f"port {port}: reserved for the system; choose one above 1023 with --port"
    return f"host {host!r} is not an address of this machine; possible: 127.0.0.1, or --lan"


def lan_address() -> str:
    """Return the address of this machine on the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # sends nothing: it only selects the network interface
            found = str(probe.getsockname()[0])
        except OSError:
            found = ""
    if not found or found.startswith("127."):
        raise BadSetting(
            "this machine is not connected to a network; to play on it alone, leave out --lan"
        )
    return found


def page_address(host: str, port: int) -> str:
    shown = EVERY.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def phone_code(address: str) -> str:
    """Draw a QR code with half-block characters."""
    out = io.StringIO()
    segno.make(address, micro=False, error="l").terminal(out, border=2, compact=True)
    return out.getvalue()
