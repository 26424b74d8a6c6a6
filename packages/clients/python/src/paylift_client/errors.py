"""The errors of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .models import ExtractionJob, Problem, Validation


class PayliftError(Exception):
    """Every error of this package is one of these."""


class ApiError(PayliftError):
    """The service answered with an error.

    `code` is stable; it is `unknown` where something else than the service answered, such as a proxy. `problem` is
    everything that the service says of it, with `request_id` and `errors`; None where `code` is `unknown`.
    """

    def __init__(self, status: int, problem: Problem | None) -> None:
        if problem is None:
            super().__init__(f"the service answered {status}")
        else:
            super().__init__(f"{problem['title']}: {problem['detail']}")
        self.status = status
        self.code: str = "unknown" if problem is None else problem["code"]
        self.problem = problem


class ConnectionFailed(PayliftError):
    """The service cannot be reached."""


class JobFailed(PayliftError):
    """The document of a job that was waited for could not be read; `code` says why."""

    def __init__(self, job: ExtractionJob) -> None:
        error = job.get("error")
        super().__init__(f"job {job['id']} failed: {error['message'] if error else 'no reason is given'}")
        self.job = job
        self.code: str = error["code"] if error else "unknown"


class ValidationFailed(PayliftError):
    """A validation that was waited for could not be made; `code` says why."""

    def __init__(self, validation: Validation) -> None:
        error = validation.get("error")
        super().__init__(f"validation {validation['id']} failed: {error['message'] if error else 'no reason is given'}")
        self.validation = validation
        self.code: str = error["code"] if error else "unknown"


class WaitTimeout(PayliftError):
    """What was waited for has not ended in the time that it was given. It goes on: wait for it again."""


class WebhookSignatureError(PayliftError):
    """A request to a webhook that the service has not signed, or that is older than five minutes."""
