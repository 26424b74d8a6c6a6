import type { Socket } from "node:net";
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import { Problem, toProblemBody } from "../errors/problem.ts";

/** Who was refused may take so long to fetch the answer. */
const REST_MS = 1_000;

/** Answers what never became a request: broken HTTP, oversized headers, or a request that took too long to arrive. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET") socket.destroy();
  else answerAndEnd(socket, problemOf(error.code));
}

/** Answers a request of which nothing more came for so long. */
export function refuseSilence(socket: Socket, silenceMs: number): void {
  const detail = `nothing more of the request came for ${silenceMs / 1_000} seconds`;
  answerAndEnd(socket, new Problem("request_timeout", detail));
}

function answerAndEnd(socket: Socket, problem: Problem): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
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
  // Its client may keep its own end open for ever.
  setTimeout(() => socket.destroy(), REST_MS).unref();
}

function problemOf(code: string | undefined): Problem {
  if (code === "HPE_HEADER_OVERFLOW") return new Problem("headers_too_large", "send smaller headers");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new Problem("request_timeout", "send it faster");
  return new Problem("invalid_request", "this is no HTTP");
}
