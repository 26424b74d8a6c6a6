import type { Tracer } from "@opentelemetry/api";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import { errorFields } from "../worker/error-fields.ts";
import type { TracingOptions } from "./options.ts";

/** With one that does not answer, whoever stops waits for as long. */
const PATIENCE_MS = 3_000;

/** Sends spans in batches, away from what is being done; what cannot be sent is dropped. */
export async function openExport({
  url,
  ratio = 1,
  service,
  logger,
}: TracingOptions): Promise<{ readonly tracer: Tracer; close(): Promise<void> }> {
  const [{ OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace"),
  ]);
  const collector = new OTLPTraceExporter({ url, timeoutMillis: PATIENCE_MS });
  const tell = (error: unknown): void => logger.warn(errorFields(error), "traces could not be sent");
  const exporter: SpanExporter = {
    export(spans, done) {
      collector.export(spans, (result) => {
        if (result.error !== undefined) tell(result.error);
        done(result);
      });
    },
    forceFlush: () => collector.forceFlush(),
    shutdown: () => collector.shutdown(),
  };
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  return {
    tracer: provider.getTracer("paylift"),
    // What it rejects with has been told.
    close: () => provider.shutdown().catch(() => undefined),
  };
}
