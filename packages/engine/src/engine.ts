import type { Engine, EngineOptions } from "./api/engine.ts";
import { HostedEngine } from "./hosted-engine.ts";
import { resolveEngineOptions } from "./options.ts";
import { DocumentPool } from "./pool/document-pool.ts";

/**
 * An engine with its own threads. They start with the first documents, stay warm, and end with `close`; an engine
 * without work does not keep the process alive. Throws `invalid_argument` that names the option.
 */
export function createEngine(options?: EngineOptions): Engine {
  const resolved = resolveEngineOptions(options);
  return new HostedEngine(resolved, new DocumentPool(resolved));
}
