"""The client against a server that answers what a test wants. Run by `python3 -m unittest discover`."""

import base64
import hashlib
import hmac
import json
import threading
import time
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from paylift_client import ApiError, Client, ConnectionFailed, WaitTimeout, WebhookSignatureError, verify_webhook

JSON = {"Content-Type": "application/json"}
BUSY = (503, {"Retry-After": "0"}, b"")


class Answering:
    """A server that gives these answers one after the other, and notes what it was asked."""

    def __init__(self, *answers):
        self.arrived = arrived = []

        class Handler(BaseHTTPRequestHandler):
            def answer(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                arrived.append((self.command, self.path, dict(self.headers), body))
                status, headers, content = answers[min(len(arrived), len(answers)) - 1]
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST = do_DELETE = answer

            def log_message(self, *args):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self):
        # Looked at often whether it is to stop, so that the tests do not wait for it.
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()


class Requests(unittest.TestCase):
    def test_a_request_carries_the_key_its_parameters_and_its_body(self):
        with Answering((201, JSON, b'{"id":"7"}')) as server:
            client = Client(server.url + "/", "pl_key")
            self.assertEqual(client.create_job({"document_id": "7"})["id"], "7")
            client.get_job("a/b?c")
            client.list_jobs(status="failed")
        (method, path, headers, body), second, third = server.arrived
        self.assertEqual((method, path, body), ("POST", "/api/v1/jobs/", b'{"document_id": "7"}'))
        self.assertEqual(headers["X-Api-Key"], "pl_key")
        self.assertEqual(second[1], "/api/v1/jobs/a%2Fb%3Fc/")
        self.assertEqual(third[1], "/api/v1/jobs/?status=failed")

    def test_an_error_has_the_status_the_code_and_what_the_service_says(self):
        problem = {"title": "The job was not found", "detail": "wrong id", "code": "job_not_found", "request_id": "r"}
        kind = {"Content-Type": "application/problem+json"}
        with Answering((404, kind, json.dumps(problem).encode())) as server:
            with self.assertRaises(ApiError) as raised:
                Client(server.url, "k").get_job("7")
        error = raised.exception
        self.assertEqual((error.status, error.code, error.problem), (404, "job_not_found", problem))

    def test_what_is_not_of_the_service_is_an_error_with_its_status(self):
        for kind, body in (("text/html", b"<h1>Forbidden</h1>"), ("application/json", b"[1"), ("application/json", b"7")):
            with Answering((403, {"Content-Type": kind}, body)) as server:
                with self.assertRaises(ApiError) as raised:
                    Client(server.url, "k").get_metrics()
            self.assertEqual((raised.exception.code, raised.exception.problem), ("unknown", None))

    def test_redirects_are_not_followed(self):
        with Answering((302, {"Location": "http://127.0.0.1:1/"}, b"")) as server:
            with self.assertRaises(ApiError) as raised:
                Client(server.url, "k").get_metrics()
        self.assertEqual(raised.exception.status, 302)

    def test_a_service_that_nobody_reaches_is_told_with_the_reason(self):
        with self.assertRaises(ConnectionFailed) as raised:
            Client("http://127.0.0.1:1", "k", retries=0).get_metrics()
        self.assertIsInstance(raised.exception.__cause__, OSError)

    def test_a_busy_service_is_asked_again(self):
        with Answering(BUSY, (429, {"Retry-After": "0"}, b""), (200, JSON, b'{"total_documents":3}')) as server:
            self.assertEqual(Client(server.url, "k").get_metrics()["total_documents"], 3)
        self.assertEqual(len(server.arrived), 3)
        with Answering(BUSY) as server, self.assertRaises(ApiError):
            Client(server.url, "k", retries=1).get_metrics()
        self.assertEqual(len(server.arrived), 2)

    def test_what_may_be_carried_out_once_only_is_sent_again_where_it_has_a_key(self):
        with Answering(BUSY) as server, self.assertRaises(ApiError):
            Client(server.url, "k").create_job({"document_id": "7"})
        self.assertEqual(len(server.arrived), 1)
        with Answering(BUSY, (201, JSON, b"{}")) as server:
            Client(server.url, "k").upload(b"%PDF-1.7 made up", filename='a "b".pdf', password="open")
        (_, _, first, _), (_, _, second, body) = server.arrived
        self.assertEqual(first["Idempotency-Key"], second["Idempotency-Key"])
        for part in (b'name="file"; filename="a %22b%22.pdf"', b"%PDF-1.7 made up", b'name="create_job"', b"open"):
            self.assertIn(part, body)

    def test_a_list_is_read_page_after_page(self):
        def page(following, *ids):
            listed = {"count": 3, "next": following, "previous": None, "results": [{"id": id} for id in ids]}
            return 200, JSON, json.dumps(listed).encode()

        with Answering(page("http://elsewhere/?page=2", "a", "b"), page(None, "c")) as server:
            client = Client(server.url, "k")
            self.assertEqual([job["id"] for job in client.each(client.list_jobs)], ["a", "b", "c"])
        self.assertEqual(
            [path for _, path, _, _ in server.arrived],
            [f"/api/v1/jobs/?page={number}&page_size=100&ordering=created_at" for number in (1, 2)],
        )

    def test_a_wait_ends(self):
        with Answering((200, JSON, b'{"id":"7","status":"pending","result":null}')) as server:
            with self.assertRaises(WaitTimeout):
                Client(server.url, "k").wait_for_job("7", timeout=0)


class Webhooks(unittest.TestCase):
    key = bytes([7]) * 32
    secret = "whsec_" + base64.b64encode(key).decode()
    body = b'{"type":"job.completed"}'

    def signed(self, at):
        digest = hmac.new(self.key, f"id.{int(at)}.".encode() + self.body, hashlib.sha256).digest()
        signature = "v1,other v1," + base64.b64encode(digest).decode()
        return {"Webhook-Id": "id", "Webhook-Timestamp": str(int(at)), "Webhook-Signature": signature}

    def test_what_the_service_has_signed_is_the_event(self):
        for body in (self.body, self.body.decode()):
            event = verify_webhook(body, self.signed(time.time()), self.secret)
            self.assertEqual(event, {"type": "job.completed"})

    def test_what_was_changed_is_old_or_not_signed_is_refused(self):
        now = time.time()
        other = "whsec_" + base64.b64encode(bytes(32)).decode()
        for body, headers, secret in (
            (self.body + b" ", self.signed(now), self.secret),
            (self.body, self.signed(now - 600), self.secret),
            (self.body, self.signed(now), other),
            (self.body, {}, self.secret),
            (self.body, {**self.signed(now), "Webhook-Timestamp": "soon"}, self.secret),
        ):
            with self.assertRaises(WebhookSignatureError):
                verify_webhook(body, headers, secret)


if __name__ == "__main__":
    unittest.main()
