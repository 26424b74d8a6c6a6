"""The client of the Paylift service."""

from .client import Client
from .errors import (
    ApiError,
    ConnectionFailed,
    JobFailed,
    PayliftError,
    ValidationFailed,
    WaitTimeout,
    WebhookSignatureError,
)
from .version import VERSION as __version__
from .webhooks import WebhookEvent, verify_webhook

__all__ = [
    "ApiError",
    "Client",
    "ConnectionFailed",
    "JobFailed",
    "PayliftError",
    "ValidationFailed",
    "WaitTimeout",
    "WebhookEvent",
    "WebhookSignatureError",
    "__version__",
    "verify_webhook",
]
