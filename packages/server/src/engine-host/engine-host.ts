import type { ExtractionResult, LearnedLayout, LearnOptions, ProviderDescription } from "@paylift/engine";
import type { Correction } from "@paylift/engine/corrections";
import { AsideHost } from "./aside-host.ts";
import type { HostExtractOptions } from "./extraction.ts";
import { resolveEngineHostOptions, type EngineHostOptions } from "./options.ts";
import { ProcessHost, type HostStatus } from "./process-host.ts";

/** An engine in a process of its own. */
export interface EngineHost {
  /**
   * Reads one document. The bytes are copied to the child once; the caller's stay as they are. Rejects with
   * `EngineError`, or with `HostLostError` (code `host_lost`) when the child dies with the document.
   */
  extract(bytes: Uint8Array, options?: HostExtractOptions): Promise<ExtractionResult>;
  /** Learns the layout of a reviewed document, as `Engine.learn` does. Rejects as `extract` does. */
  learn(
    bytes: Uint8Array,
    corrections: readonly Correction[],
    options?: LearnOptions,
  ): Promise<LearnedLayout>;
  /** Known providers and variants, sorted by slug. */
  providers(): readonly ProviderDescription[];
  /** How the child is, and how many documents run and wait, those among them that are read alone. */
  status(): HostStatus & {
    /** The child of those; null while there is none. */
    readonly asidePid: number | null;
  };
  /** Ends the child. What runs or waits rejects with `engine_closed`. Idempotent. */
  close(): Promise<void>;
}

/**
 * Starts a child process with an engine. A child that dies is replaced, at first after 100 ms and then further and
 * further apart up to 10 s; meanwhile documents wait. An idle host does not keep the process alive, and the child ends
 * with its parent. Rejects with the engine's `EngineError` when it refuses its options.
 */
export async function createEngineHost(options: EngineHostOptions = {}): Promise<EngineHost> {
  const resolved = resolveEngineHostOptions(options);
  const main = new ProcessHost(resolved);
  await main.start();
  const aside = new AsideHost(resolved);
  return {
    extract: (bytes, { alone = false, ...rest } = {}) => (alone ? aside : main).extract(bytes, rest),
    learn: (bytes, corrections, learning) => main.learn(bytes, corrections, learning),
    providers: () => main.providers(),
    status() {
      const status = main.status();
      return {
        ...status,
        asidePid: aside.pid,
        running: status.running + aside.running,
        waiting: status.waiting + aside.waiting,
      };
    },
    async close() {
      await Promise.all([main.close(), aside.close()]);
    },
  };
}
