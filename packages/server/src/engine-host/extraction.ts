import { EngineError, type ExtractionResult, type ExtractOptions, type Progress } from "@paylift/engine";
import type { HostRequest } from "./messages.ts";

export interface HostExtractOptions extends ExtractOptions {
  /**
   * Runs in a child of its own, for a document that was there when a child died: should this one die too, no other
   * document is to blame or to suffer. Default false.
   */
  alone?: boolean;
}

/** One document on its way through the host; settled once. */
export class Extraction {
  readonly id: number;
  readonly outcome: Promise<ExtractionResult>;
  /** Whose document it is. */
  readonly group: string | null;
  readonly #options: ExtractOptions;
  readonly #settled = Promise.withResolvers<ExtractionResult>();
  readonly #onAbort: () => void;
  #bytes: Uint8Array | null;

  constructor(id: number, bytes: Uint8Array, options: ExtractOptions, onAbort: () => void) {
    this.id = id;
    this.outcome = this.#settled.promise;
    this.#bytes = bytes;
    this.group = options.group ?? null;
    this.#options = options;
    this.#onAbort = onAbort;
    options.signal?.addEventListener("abort", onAbort, { once: true });
  }

  /** What the child is to be told; to be asked for once, as the bytes are let go. */
  request(): HostRequest {
    const { signal: _signal, onProgress, ...options } = this.#options;
    const bytes = this.#bytes as Uint8Array;
    this.#bytes = null;
    return {
      type: "extract",
      id: this.id,
      bytes,
      options,
      progress: onProgress !== undefined,
    };
  }

  tell(progress: Progress): void {
    try {
      this.#options.onProgress?.(progress);
    } catch (cause) {
      const message = "onProgress threw an error";
      this.fail(new EngineError("invalid_argument", message, { option: "onProgress" }, { cause }));
      this.#onAbort();
    }
  }

  succeed(result: ExtractionResult): void {
    this.#forget();
    this.#settled.resolve(result);
  }

  fail(error: Error): void {
    this.#forget();
    this.#settled.reject(error);
  }

  #forget(): void {
    this.#bytes = null;
    this.#options.signal?.removeEventListener("abort", this.#onAbort);
  }
}
