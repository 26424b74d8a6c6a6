import type { CanonicalOutput } from "@paylift/canonical";
import type { JsonValue } from "./json.ts";

/** What a worker hands in for a completed job. */
export interface JobCompletion {
  /** 0 to 1. */
  readonly confidence: number;
  readonly canonicalOutput: CanonicalOutput;
  readonly checks: JsonValue;
  readonly unclaimed: JsonValue;
  readonly evidence: JsonValue;
  readonly pages: JsonValue;
  /** Why it has its confidence; absent in results of before that was kept. */
  readonly confidenceReasons?: JsonValue;
  /** Which reader read it; absent in results of before that was kept. */
  readonly reader?: JsonValue;
  /** Outcome of the voters; absent if there were none. */
  readonly voting?: JsonValue;
  /** The meaning of a spreadsheet's columns, with the fingerprint of their header; otherwise absent. */
  readonly columns?: JsonValue;
}

type Later = "confidenceReasons" | "reader" | "voting" | "columns";

/** The same, where its parts are JSON already: they are stored as they are written. */
export interface WrittenCompletion {
  readonly confidence: number;
  readonly json: Readonly<
    Record<keyof Omit<JobCompletion, "confidence" | Later>, string> & { [part in Later]?: string }
  >;
}

/** The result of a completed job, one a job. Objects keep their values, not the order of their keys. */
export interface Result extends JobCompletion {
  readonly id: string;
  readonly jobId: string;
  readonly createdAt: Date;
}

export interface ResultRepository {
  /** Null when there is no such job or it has no result. */
  get(organizationId: string, jobId: string): Promise<Result | null>;
  /** The newest result of any job of the document, null when there is none. */
  latestOfDocument(organizationId: string, documentId: string): Promise<Result | null>;
}
