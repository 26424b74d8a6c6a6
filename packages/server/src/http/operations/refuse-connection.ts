import type { Socket } from "node:net";
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import { Problem, toProblemBody } from "../errors/problem.ts";

/** Answers what never became a request: broken HTTP, oversized headers, or headers that took too long. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemOf(error.code);
  const body = JSON.stringify(toProblemBody(problem, randomUUID()));
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      "Connection: close",
      "Content-Type: application/problem+json",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "",
      body,
    ].join("\r\n"),
  );
}

function problemOf(code: string | undefined): Problem {
  if (code === "HPE_HEADER_OVERFLOW") return new Problem("headers_too_large", "send smaller headers");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new Problem("request_timeout", "send it faster");
  return new Problem("invalid_request", "this is no HTTP");
}
