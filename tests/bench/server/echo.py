"""A server that only echoes messages, on the same stack as ours."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect


@get("/api/games")
async def up() -> dict[str, str]:
    return {}


@websocket("/ws/{id:str}")
async def echo(socket: WebSocket[Any, Any, Any], id: str) -> None:
    await socket.accept()
    with suppress(WebSocketDisconnect):
        while True:
            await socket.send_data(await socket.receive_text(), mode="text")


if __name__ == "__main__":
    port = int(sys.argv[sys.argv.index("--port") + 1])
    app = Litestar([up, echo], logging_config=None)
    uvicorn.run(app, port=port, ws="websockets-sansio", log_level="warning", access_log=False)
