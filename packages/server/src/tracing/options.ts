import type { Log } from "../log.ts";

export interface TracingOptions {
  /** Where a collector takes OTLP over HTTP, such as `http://collector:4318/v1/traces`. */
  readonly url: string;
  /** Share of the traces that are sent, 0 to 1; a request's own sampling decision is kept. Default 1. */
  readonly ratio?: number;
  /** Name of the service, as the traces show it. */
  readonly service: string;
  /** Told when traces cannot be sent, which harms nothing else. */
  readonly logger: Pick<Log, "warn">;
}
