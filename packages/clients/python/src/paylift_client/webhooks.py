"""Requests that the service makes to webhooks (https://www.standardwebhooks.com)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping

from .errors import WebhookSignatureError
from .models import JobCompletedEvent, JobFailedEvent, ValidationCompletedEvent, ValidationFailedEvent

WebhookEvent = JobCompletedEvent | JobFailedEvent | ValidationCompletedEvent | ValidationFailedEvent

_TOLERANCE_SECONDS = 300


def verify_webhook(body: bytes | str, headers: Mapping[str, str], secret: str) -> WebhookEvent:
    """The event in a request to a webhook, once it is sure that the service has sent it.

    `body` is what arrived: what was parsed and printed again has another signature. An event may come twice, with the
    same `webhook-id`. Raises WebhookSignatureError.
    """
    found = {name.lower(): value for name, value in headers.items()}
    try:
        id, timestamp = found["webhook-id"], found["webhook-timestamp"]
        signatures = found["webhook-signature"].split()
        sent = int(timestamp)
    except (KeyError, ValueError) as error:
        raise WebhookSignatureError("the headers of a signed request are missing") from error
    if abs(time.time() - sent) > _TOLERANCE_SECONDS:
        raise WebhookSignatureError("the request is too old, or from the future")
    content = body.encode() if isinstance(body, str) else body
    key = _key_of(secret)
    digest = hmac.new(key, f"{id}.{timestamp}.".encode() + content, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    if not any(hmac.compare_digest(expected.encode(), given.encode()) for given in signatures):
        raise WebhookSignatureError("no signature is that of the service")
    event: WebhookEvent = json.loads(content)
    return event


def _key_of(secret: str) -> bytes:
    try:
        return base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except binascii.Error as error:
        raise ValueError("the secret is whsec_ and base64") from error
