import type { Engine, EngineOptions } from "../../src/api/engine.ts";
import { HostedEngine } from "../../src/hosted-engine.ts";
import { resolveEngineOptions } from "../../src/options.ts";
import { DocumentPool } from "../../src/pool/document-pool.ts";
import type { Script } from "./scripted-worker.ts";

/** What a scripted thread gives back. */
export interface Scripted {
  value: string | undefined;
  /** How many documents this thread has seen. */
  documents: number;
  task: Record<string, unknown>;
  timings: { queue_ms: number };
}

/** An engine whose threads run `scripted-worker.ts`, or another file beside it. */
export function scriptedEngine(options: EngineOptions, worker = "scripted-worker.ts"): Engine {
  const resolved = resolveEngineOptions(options);
  const file = new URL(worker, import.meta.url).href;
  return new HostedEngine(resolved, new DocumentPool(resolved, file), () => []);
}

/** A document that makes a scripted thread do something. */
export function scripted(script: Script): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(script));
}

/** The scripted answer inside what an engine gave. */
export function answered(result: unknown): Scripted {
  return result as Scripted;
}
