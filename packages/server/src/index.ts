// The service over HTTP
export { createServer } from "./create-server.ts";
export type { PayliftServer, ServerAddress } from "./create-server.ts";
export { createRouter } from "./http/router.ts";
export type { RouterOptions, ServerOptions } from "./http/options.ts";
export { SCOPES } from "./http/auth/scopes.ts";
export type { Scope } from "./http/auth/scopes.ts";

// What it throws and answers
export { ServerOptionError } from "./http/errors/server-option-error.ts";
export { PROBLEM_CODES } from "./http/errors/problem-codes.ts";
export type { ProblemCode } from "./http/errors/problem-codes.ts";

// The engine in a process of its own
export { createEngineHost, HostLostError } from "./engine-host/index.ts";
export type {
  EngineHost,
  EngineHostOptions,
  HostExtractOptions,
  HostLossCause,
} from "./engine-host/index.ts";

// Work on the store's queues
export { startWorker } from "./worker/index.ts";
export { compareInThread } from "./comparison/compare-in-thread.ts";
export type { Compare, WebhookOptions, Worker, WorkerOptions } from "./worker/index.ts";
export type { Log } from "./log.ts";

// Traces
export { openTracing } from "./tracing/open-tracing.ts";
export type { TracingOptions } from "./tracing/options.ts";
export { traceEnqueuing } from "./tracing/queue-tracing.ts";
export type { OpenSpan, SpanAttributes, SpanStart, Tracing } from "./tracing/tracing.ts";
