import { EngineError, type ExtractionResult, type ExtractOptions } from "@paylift/engine";
import type { ResolvedEngineHostOptions } from "./options.ts";
import { ProcessHost } from "./process-host.ts";

/** Long enough that a dozen such documents do not start a dozen processes. */
const IDLE_MS = 10_000;

/**
 * A second child, for documents that were there when a child died: one at a time, so that it is clear which is to blame,
 * and beside the others, so that they do not wait for it. It runs only while there are such documents.
 */
export class AsideHost {
  readonly #options: ResolvedEngineHostOptions;
  #host: Promise<ProcessHost> | null = null;
  #current: ProcessHost | null = null;
  #users = 0;
  #ending: NodeJS.Timeout | undefined;
  #closed = false;
  #leaving: Promise<unknown> = Promise.resolve();

  constructor(options: ResolvedEngineHostOptions) {
    this.#options = {
      ...options,
      engine: { ...options.engine, threads: 1, spareThreads: 0 },
      maxInFlight: 1,
    };
  }

  get pid(): number | null {
    return this.#current?.status().pid ?? null;
  }

  get running(): number {
    return Math.min(this.#users, 1);
  }

  get waiting(): number {
    return this.#users - this.running;
  }

  async extract(bytes: Uint8Array, options: ExtractOptions): Promise<ExtractionResult> {
    if (this.#closed) throw new EngineError("engine_closed", "the engine host is closed");
    clearTimeout(this.#ending);
    this.#users++;
    try {
      return await (await this.#started()).extract(bytes, options);
    } finally {
      this.#users--;
      if (this.#users === 0) this.#ending = setTimeout(() => this.#end(), IDLE_MS).unref();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#ending);
    this.#end();
    await this.#leaving;
  }

  #started(): Promise<ProcessHost> {
    this.#host ??= this.#start();
    return this.#host;
  }

  async #start(): Promise<ProcessHost> {
    try {
      // The last one gives its memory back before.
      await this.#leaving;
      const host = new ProcessHost(this.#options);
      await host.start();
      this.#current = host;
      return host;
    } catch (error) {
      this.#host = null;
      throw error;
    }
  }

  #end(): void {
    const host = this.#host;
    this.#host = null;
    this.#current = null;
    if (host !== null)
      this.#leaving = host.then(
        (started) => started.close(),
        () => undefined,
      );
  }
}
