import type { components } from "./schema.ts";

/** What the service says of an error (RFC 9457). */
export type Problem = components["schemas"]["Problem"];
type Job = components["schemas"]["ExtractionJob"];
type Validation = components["schemas"]["Validation"];

/** Every error of this package is one of these. */
export class PayliftClientError extends Error {
  override readonly name: string = "PayliftClientError";
}

/** The service answered with an error. */
export class ApiError extends PayliftClientError {
  override readonly name = "ApiError";
  /** HTTP status. */
  readonly status: number;
  /** Stable code of the problem; `unknown` where something else than the service answered, such as a proxy. */
  readonly code: Problem["code"] | "unknown";
  /** Everything that the service says of it: `request_id`, and `errors` by field. Null where `code` is `unknown`. */
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem === null ? `the service answered ${status}` : `${problem.title}: ${problem.detail}`);
    this.status = status;
    this.code = problem?.code ?? "unknown";
    this.problem = problem;
  }
}

/** The service cannot be reached; `cause` says why. */
export class ConnectionError extends PayliftClientError {
  override readonly name = "ConnectionError";
}

/** The document of a job that was waited for could not be read. */
export class JobFailedError extends PayliftClientError {
  override readonly name = "JobFailedError";
  readonly job: Job;
  /** Why, such as `no_payroll_content` or `encrypted`. */
  readonly code: string;

  constructor(job: Job) {
    super(`job ${job.id} failed: ${job.error?.message ?? "no reason is given"}`);
    this.job = job;
    this.code = job.error?.code ?? "unknown";
  }
}

/** A validation that was waited for could not be made. */
export class ValidationFailedError extends PayliftClientError {
  override readonly name = "ValidationFailedError";
  readonly validation: Validation;
  /** Why, such as `run_failed` or `currency_mismatch`. */
  readonly code: string;

  constructor(validation: Validation) {
    super(`validation ${validation.id} failed: ${validation.error?.message ?? "no reason is given"}`);
    this.validation = validation;
    this.code = validation.error?.code ?? "unknown";
  }
}

/** What was waited for has not ended in the time that it was given. It goes on: wait for it again. */
export class WaitTimeoutError extends PayliftClientError {
  override readonly name = "WaitTimeoutError";
}

/** A request to a webhook that the service has not signed, or that is older than five minutes. */
export class WebhookSignatureError extends PayliftClientError {
  override readonly name = "WebhookSignatureError";
}
