import {
  EngineError,
  type ExtractionResult,
  type ExtractOptions,
  type LearnedLayout,
  type LearnOptions,
  type Progress,
} from "@paylift/engine";
import type { Correction } from "@paylift/engine/corrections";
import type { KnownMapping } from "@paylift/tabular";
import type { HostRequest } from "./messages.ts";

export interface HostExtractOptions extends ExtractOptions {
  /**
   * Runs in a child of its own, for a document that was there when a child died: should this one die too, no other
   * document is to blame or to suffer. Default false.
   */
  alone?: boolean;
  /** What columns of spreadsheets are known to be. Default: nothing is known. */
  mappings?: readonly KnownMapping[];
}

/** What a document in one of the children is read with. */
export type ChildExtractOptions = Omit<HostExtractOptions, "alone">;

/** What is to be done with a document: it is read, or its corrections teach its layout. */
export type HostWork =
  | { readonly type: "extract" }
  | { readonly type: "learn"; readonly corrections: readonly Correction[]; readonly learning: Learning };

/** What a layout is learned as. */
export type Learning = Pick<LearnOptions, "provider" | "providerName" | "name" | "known">;

/** What came of the work. */
export type HostOutcome = ExtractionResult | LearnedLayout;

/** One document on its way through the host; settled once. */
export class Extraction {
  readonly id: number;
  readonly outcome: Promise<HostOutcome>;
  /** Whose document it is. */
  readonly group: string | null;
  readonly #work: HostWork;
  readonly #options: ChildExtractOptions;
  readonly #settled = Promise.withResolvers<HostOutcome>();
  readonly #onAbort: () => void;
  #bytes: Uint8Array | null;

  constructor(
    id: number,
    work: HostWork,
    bytes: Uint8Array,
    options: ChildExtractOptions,
    onAbort: () => void,
  ) {
    this.id = id;
    this.#work = work;
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
    if (this.#work.type === "learn") {
      const { corrections, learning } = this.#work;
      const { password, group, layouts } = options;
      const how = present({ ...learning, password, group, layouts });
      return { type: "learn", id: this.id, bytes, corrections, options: how };
    }
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

  succeed(result: HostOutcome): void {
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

/** Without what is not given, as options that must not be undefined. */
function present(options: { [K in keyof LearnOptions]: LearnOptions[K] | undefined }): LearnOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
