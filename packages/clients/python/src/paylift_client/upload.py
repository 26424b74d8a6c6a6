"""The form of an upload."""

from __future__ import annotations

import uuid


def upload_form(content: bytes, filename: str, create_job: bool, password: str | None) -> tuple[bytes, str]:
    """The form as bytes, and its content type."""
    # Random, so that it stands in no file.
    boundary = uuid.uuid4().hex
    fields = {"create_job": "true" if create_job else "false"}
    if password is not None:
        fields["password"] = password
    parts = [
        f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
        for name, value in fields.items()
    ]
    head = (
        f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{_quoted(filename)}"\r\n'
        "Content-Type: application/octet-stream\r\n\r\n"
    )
    parts += [head.encode(), content, f"\r\n--{boundary}--\r\n".encode()]
    return b"".join(parts), f"multipart/form-data; boundary={boundary}"


def _quoted(name: str) -> str:
    """As browsers write names of files in forms."""
    return name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
