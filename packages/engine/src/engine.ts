import type { Engine, EngineOptions } from "./api/engine.ts";
import { HostedEngine } from "./hosted-engine.ts";
import { requireNode } from "./node-version.ts";
import { resolveEngineOptions } from "./options.ts";
import { DocumentPool } from "./pool/document-pool.ts";
import { bundledVariants } from "./variants/bundled-providers.ts";
import { loadVariants } from "./variants/load-providers.ts";

/**
 * An engine with its own threads. They start with the first documents, stay warm, and end with `close`; an engine
 * without work does not keep the process alive. Rejects with `invalid_argument` that names the option, with
 * `node_too_old` that names the release it needs, and with `invalid_variant` that names the file of a variant of the caller's own and the place in it.
 */
export async function createEngine(options?: EngineOptions): Promise<Engine> {
  requireNode();
  const resolved = resolveEngineOptions(options);
  const known = resolved.variants.length > 0 ? await loadVariants(resolved.variants) : null;
  return new HostedEngine(resolved, new DocumentPool(resolved), () => known ?? bundledVariants());
}
