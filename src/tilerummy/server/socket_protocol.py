"""uvicorn's protocol for WebSockets, but only long messages are compressed, each by itself.

Nearly all messages of a match are short: a scene says what changed. Compressors that remember earlier messages made
them a third as long, but kept 50 kB for each connection and took 7 % of the time of a move. Long messages, such as the
first scene of a long round, are compressed on their own, and nothing is kept.
"""

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

WINDOW_BITS, MEMORY_LEVEL, LEVEL = 12, 5, 1
LONG = 4096
"""Bytes. Shorter messages are not compressed."""


class LongMessages(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        is_whole = frame.fin and frame.opcode is not Opcode.CONT
        return super().encode(frame) if is_whole and len(frame.data) >= LONG else frame


class LongMessagesFactory(ServerPerMessageDeflateFactory):
    def process_request_params(self, params: Any, accepted_extensions: Sequence[Extension]) -> Any:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, LongMessages(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


COMPRESSION = LongMessagesFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW_BITS,
    client_max_window_bits=WINDOW_BITS,
    compress_settings={"memLevel": MEMORY_LEVEL, "level": LEVEL},
)


class FrugalSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn.available_extensions = [COMPRESSION]
