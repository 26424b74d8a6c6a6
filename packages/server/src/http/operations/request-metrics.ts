import type { Store } from "@paylift/store";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import { registerStoreMetrics } from "./store-metrics.ts";

/** What happened to one request. Labels name routes and states, never people or documents. */
export interface ObservedRequest {
  readonly method: string;
  /** The path as the router knows it, with names for its parameters. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface RequestMetrics {
  observe(request: ObservedRequest): void;
  /** In the text format of Prometheus. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS", "PUT"]);

export function createRequestMetrics(store: Store): RequestMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "paylift_http_requests_total",
    help: "Requests answered",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "paylift_http_request_duration_seconds",
    help: "Time from a request's headers to the end of its answer",
    labelNames: ["method", "route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const lookAtStore = registerStoreMetrics(registry, store);

  return {
    observe({ method, route, status, seconds }) {
      // Anybody may make up methods; each would be a time series.
      const known = METHODS.has(method) ? method : "other";
      requests.inc({ method: known, route, status });
      durations.observe({ method: known, route }, seconds);
    },
    async render() {
      await lookAtStore();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
