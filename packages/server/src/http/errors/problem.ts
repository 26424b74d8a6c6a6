import { PROBLEM_CODES, statusOf, type ProblemCode } from "./problem-codes.ts";

/** What is wrong with one field: a JSON pointer into the body, or the name of a query parameter. */
export interface FieldError {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly detail: string;
}

export interface ProblemOptions {
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An answer that is not a success. `detail` names no person and no pay figure. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(detail, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.status = statusOf(code);
    this.errors = options.errors ?? [];
    this.headers = options.headers ?? {};
  }
}

/** The body of a problem response (RFC 9457). */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  readonly request_id: string;
  readonly errors?: readonly FieldError[];
}

export function toProblemBody(problem: Problem, requestId: string): ProblemBody {
  return {
    type: `urn:paylift:problem:${problem.code}`,
    title: PROBLEM_CODES[problem.code][1],
    status: problem.status,
    detail: problem.message,
    code: problem.code,
    request_id: requestId,
    ...(problem.errors.length > 0 ? { errors: problem.errors } : {}),
  };
}
