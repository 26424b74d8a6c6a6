"""The client of the service."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, TypeVar

from .errors import JobFailed, ValidationFailed, WaitTimeout
from .models import ExtractionJob, UploadedDocument, Validation
from .operations import Operations
from .transport import Transport
from .upload import upload_form

_UPLOAD_PATHS = {"pdf": "/api/v1/documents/upload/", "spreadsheet": "/api/v1/spreadsheets/upload/"}
_LARGEST_PAGE = 100
_FIRST_PAUSE = 0.2

_Work = TypeVar("_Work", ExtractionJob, Validation)


class Client(Operations):
    """The service at an address: a method for each operation, and what takes several requests.

    `url` is where the service is, such as `https://paylift.example.com`; `api_key` has the scopes of what is done.
    A request is sent again up to `retries` times where the service is busy or cannot be reached; it may take
    `timeout` seconds. A client may be used by several threads.
    """

    def __init__(self, url: str, api_key: str, *, retries: int = 3, timeout: float = 60.0) -> None:
        self._transport = Transport(url, api_key, retries, timeout)

    def upload(
        self,
        file: str | Path | bytes,
        *,
        filename: str | None = None,
        kind: Literal["pdf", "spreadsheet"] = "pdf",
        create_job: bool = True,
        password: str | None = None,
        idempotency_key: str | None = None,
    ) -> UploadedDocument:
        """Uploads a document, a path or bytes with a `filename`, and has it read: the job's id is `job_id`.

        The same upload with the same key is carried out once; without one a random key makes retries harmless.
        """
        if isinstance(file, bytes):
            if filename is None:
                raise ValueError("bytes need a filename")
            content = file
        else:
            content = Path(file).read_bytes()
            filename = filename or Path(file).name
        data, content_type = upload_form(content, filename, create_job, password)
        headers = {"Content-Type": content_type}
        key = idempotency_key or str(uuid.uuid4())
        document: UploadedDocument = self._transport.send("POST", _UPLOAD_PATHS[kind], data, headers, key)
        return document

    def wait_for_job(self, id: str, *, timeout: float = 900.0, poll: float = 5.0) -> ExtractionJob:
        """The job, once it is completed. `poll` is the longest time between two looks, in seconds.

        Raises JobFailed, WaitTimeout.
        """
        job = _until_ended(lambda: self.get_job(id), timeout, poll)
        if job.get("result") is None:
            raise JobFailed(job)
        return job

    def wait_for_validation(
        self, migration_id: str, id: str, *, timeout: float = 900.0, poll: float = 5.0
    ) -> Validation:
        """The validation, once it is completed. Raises ValidationFailed, WaitTimeout."""
        validation = _until_ended(lambda: self.get_validation(migration_id, id), timeout, poll)
        if validation["report"] is None:
            raise ValidationFailed(validation)
        return validation

    def each(self, operation: Callable[..., Any], *args: str, **filters: Any) -> Iterator[Any]:
        """Everything of a list, the oldest first: `client.each(client.list_jobs, status="failed")`.

        Pages are fetched as they are needed; what is added meanwhile comes at the end.
        """
        page = 1
        while True:
            listed = operation(*args, **{"page_size": _LARGEST_PAGE, "ordering": "created_at", **filters, "page": page})
            yield from listed["results"]
            if listed["next"] is None:
                return
            page += 1


def _until_ended(look: Callable[[], _Work], timeout: float, poll: float) -> _Work:
    end = time.monotonic() + timeout
    pause = _FIRST_PAUSE
    while True:
        work = look()
        if work["status"] not in ("pending", "processing"):
            return work
        left = end - time.monotonic()
        if left <= 0:
            raise WaitTimeout(f"{work['id']} is still {work['status']} after {timeout} s")
        time.sleep(min(pause, poll, left))
        pause *= 1.5
