import { AsyncLocalStorage } from "node:async_hooks";
import type { Context, Span, Tracer } from "@opentelemetry/api";
import { errorFields } from "../worker/error-fields.ts";
import { openExport } from "./open-export.ts";
import type { TracingOptions } from "./options.ts";
import type { OpenSpan, SpanStart, Tracing } from "./tracing.ts";

type Api = typeof import("@opentelemetry/api");

/** Traces by OpenTelemetry; only this function loads its libraries. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const [api, { parseTraceParent }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/core"),
  ]);
  const { tracer, close } = await openExport(options);
  // Of our own: what is registered for the whole process is for the application that we are part of.
  const open = new AsyncLocalStorage<Context>();

  function contextOf({ parent }: SpanStart): Context {
    if (parent === undefined) return open.getStore() ?? api.ROOT_CONTEXT;
    const caller = parent === null ? null : parseTraceParent(parent);
    if (caller === null) return api.ROOT_CONTEXT;
    return api.trace.setSpanContext(api.ROOT_CONTEXT, { ...caller, isRemote: true });
  }

  return {
    within(start, work) {
      const context = contextOf(start);
      const span = begin(api, tracer, start, context);
      return open.run(api.trace.setSpan(context, span), () => finish(api, span, work));
    },
    past(name, fromMs, toMs) {
      tracer.startSpan(name, { startTime: fromMs }, open.getStore() ?? api.ROOT_CONTEXT).end(toMs);
    },
    carry() {
      const context = open.getStore();
      const span = context === undefined ? undefined : api.trace.getSpanContext(context);
      if (span === undefined) return null;
      return `00-${span.traceId}-${span.spanId}-0${span.traceFlags & api.TraceFlags.SAMPLED}`;
    },
    close,
  };
}

function begin(api: Api, tracer: Tracer, start: SpanStart, context: Context): Span {
  const { name, kind = "internal", attributes = {} } = start;
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    producer: api.SpanKind.PRODUCER,
    consumer: api.SpanKind.CONSUMER,
    internal: api.SpanKind.INTERNAL,
  };
  return tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, context);
}

async function finish<T>(api: Api, span: Span, work: (span: OpenSpan) => Promise<T>): Promise<T> {
  const fail = (code: string): void => {
    span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.setAttribute("error.type", code);
  };
  try {
    return await work({ fail, set: (attributes) => span.setAttributes({ ...attributes() }) });
  } catch (error) {
    // Its message may quote a document.
    const { code, error: name } = errorFields(error);
    fail(String(code ?? name));
    throw error;
  } finally {
    span.end();
  }
}
