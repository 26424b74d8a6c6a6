import { EngineError, type ErrorCode } from "@paylift/engine";
import type { FastifyReply } from "fastify";

/** The body of an error answer (RFC 9457). `code` and `reason` are those of `EngineError`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  reason: string;
}

// Codes that have a status of their own. The rest goes by whose fault it is.
const STATUS: Partial<Record<ErrorCode, number>> = {
  not_a_pdf: 415,
  too_large: 413,
  too_many_pages: 413,
  queue_full: 503,
  engine_closed: 503,
  // Nobody reads this answer: the client has hung up. It only keeps the abort out of the log of failures.
  aborted: 499,
};

const TITLES: Record<number, string> = {
  413: "The document is too large",
  415: "The body is not a PDF",
  422: "The document cannot be read",
  503: "The service is busy",
};

/** What to tell the client. Faults of ours are told without detail; that belongs in the log. */
export function problemOf(error: unknown): Problem {
  if (error instanceof EngineError) {
    const status = STATUS[error.code] ?? (error.reason === "document" ? 422 : 500);
    return problem(status, error.code, error.reason, status === 500 ? null : error.message);
  }
  // What Fastify itself refuses: a body over the limit, another content type, a malformed request.
  const { statusCode = 500, message = "" } = error as { statusCode?: number; message?: string };
  if (statusCode >= 400 && statusCode < 500) {
    return problem(statusCode, "refused_request", "caller", message);
  }
  return problem(500, "internal", "service", null);
}

export function sendProblem(error: unknown, reply: FastifyReply): FastifyReply {
  const answer = problemOf(error);
  if (answer.status === 500) reply.log.error({ err: error }, "the extraction failed");
  if (answer.status === 503) reply.header("retry-after", "5");
  return reply.code(answer.status).type("application/problem+json").send(answer);
}

function problem(status: number, code: string, reason: string, detail: string | null): Problem {
  const title = TITLES[status] ?? (status < 500 ? "The request was refused" : "The service failed");
  return { type: `urn:paylift:problem:${code}`, title, status, detail: detail ?? title, code, reason };
}
