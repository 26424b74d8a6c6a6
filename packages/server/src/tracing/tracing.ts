/** Never people's data: ids, counts, states and codes. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  readonly name: string;
  /** Default `internal`. */
  readonly kind?: "server" | "client" | "producer" | "consumer" | "internal";
  /** W3C `traceparent` of what caused it elsewhere. Default: the span that is open here. */
  readonly parent?: string | null;
  readonly attributes?: SpanAttributes;
}

/** A span while its work is in progress. */
export interface OpenSpan {
  /** Asked for only where somebody is told. */
  set(attributes: () => SpanAttributes): void;
  /** The work came to no good, as a rejection does too. */
  fail(code: string): void;
}

/** Reports to a collector what is done, where, and for how long. */
export interface Tracing {
  /** Runs `work` within a span; what is begun within it becomes its child. */
  within<T>(start: SpanStart, work: (span: OpenSpan) => Promise<T>): Promise<T>;
  /** Tells of a part of the open span after it is over; the times are milliseconds since 1970. */
  past(name: string, fromMs: number, toMs: number): void;
  /** `traceparent` of the open span, for whoever goes on with it; null where none is open. */
  carry(): string | null;
  /** Sends what is left to send. */
  close(): Promise<void>;
}

const NO_SPAN: OpenSpan = { set: () => undefined, fail: () => undefined };

/** Reports nothing, and costs nothing. */
export const noTracing: Tracing = {
  within: (_start, work) => work(NO_SPAN),
  past: () => undefined,
  carry: () => null,
  close: () => Promise.resolve(),
};
