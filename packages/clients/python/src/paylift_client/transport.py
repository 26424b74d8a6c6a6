"""Requests over HTTP, with the standard library alone."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from email.message import Message
from http.client import HTTPException
from typing import Any, NamedTuple

from .errors import ApiError, ConnectionFailed
from .version import VERSION

# Answers after which the same request may be taken a moment later.
_BUSY = frozenset({429, 502, 503, 504})
_FIRST_PAUSE = 0.5
_LONGEST_PAUSE = 60.0


class _Answer(NamedTuple):
    status: int
    headers: Message
    body: bytes


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect would carry the key to another address."""

    def redirect_request(self, *_args: Any, **_kwargs: Any) -> None:
        return None


class Transport:
    """Sends requests with a key, again where the service is busy or cannot be reached."""

    def __init__(self, url: str, api_key: str, retries: int, timeout: float) -> None:
        self._url = url.rstrip("/")
        self._api_key = api_key
        self._retries = retries
        self._timeout = timeout
        self._opener = urllib.request.build_opener(_NoRedirects)

    @staticmethod
    def quoted(value: str) -> str:
        """A part of a path."""
        return urllib.parse.quote(value, safe="")

    def request(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Sends JSON. The answer is JSON, bytes where it is a file, and None where it is empty."""
        data = None if body is None else json.dumps(body).encode()
        headers = {} if data is None else {"Content-Type": "application/json"}
        given = {name: value for name, value in (query or {}).items() if value is not None}
        address = f"{path}?{urllib.parse.urlencode(given)}" if given else path
        return self.send(method, address, data, headers, idempotency_key)

    def send(
        self,
        method: str,
        path: str,
        data: bytes | None,
        headers: Mapping[str, str],
        idempotency_key: str | None,
    ) -> Any:
        """Sends bytes. Only what may be sent twice is sent again: a POST needs an idempotency key for it."""
        sent = {"X-API-Key": self._api_key, "User-Agent": f"paylift-client-python/{VERSION}", **headers}
        if idempotency_key is not None:
            sent["Idempotency-Key"] = idempotency_key
        request = urllib.request.Request(self._url + path, data=data, headers=sent, method=method)
        retries = self._retries if method != "POST" or idempotency_key is not None else 0
        for attempt in range(retries + 1):
            is_last = attempt == retries
            pause = _FIRST_PAUSE * 2**attempt
            try:
                answer = self._once(request)
            except (OSError, HTTPException) as error:
                if is_last:
                    raise ConnectionFailed("the service cannot be reached") from error
            else:
                if is_last or answer.status not in _BUSY:
                    return _content_of(answer)
                asked = answer.headers.get("Retry-After", "")
                pause = float(asked) if asked.isdigit() else pause
            time.sleep(min(pause, _LONGEST_PAUSE))
        raise AssertionError("the last attempt answers or raises")

    def _once(self, request: urllib.request.Request) -> _Answer:
        try:
            with self._opener.open(request, timeout=self._timeout) as response:
                return _Answer(response.status, response.headers, response.read())
        except urllib.error.HTTPError as error:
            # An answer like any other, which the library raises.
            with error:
                return _Answer(error.code, error.headers, error.read())


def _content_of(answer: _Answer) -> Any:
    kind = answer.headers.get_content_type()
    is_json = kind == "application/json" or kind.endswith("+json")
    if 200 <= answer.status < 300:
        if not answer.body:
            return None
        return json.loads(answer.body) if is_json else answer.body
    problem = _parsed(answer.body) if is_json else None
    raise ApiError(answer.status, problem)


def _parsed(body: bytes) -> Any:
    try:
        problem = json.loads(body)
    except ValueError:
        return None
    is_problem = isinstance(problem, dict) and {"title", "detail", "code"} <= problem.keys()
    return problem if is_problem else None
