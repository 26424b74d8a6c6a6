import type {
  ErrorCode,
  LearnedLayout,
  LearnOptions,
  Progress,
  ProviderDescription,
  ResultParts,
} from "@paylift/engine";
import type { Correction } from "@paylift/engine/corrections";
import type { SpreadsheetExtractOptions } from "@paylift/tabular";
import { EngineError, ERROR_CODES } from "@paylift/engine";
import type { HostedEngineOptions } from "./options.ts";

/** Parent to child. `open` comes first, and once. */
export type HostRequest =
  | { type: "open"; options: HostedEngineOptions; reportIntervalMs: number }
  | {
      type: "extract";
      id: number;
      bytes: Uint8Array;
      /** Without what cannot be sent. */
      options: Omit<SpreadsheetExtractOptions, "signal" | "onProgress">;
      /** Whether anybody wants to hear of progress. */
      progress: boolean;
    }
  | {
      type: "learn";
      id: number;
      bytes: Uint8Array;
      corrections: readonly Correction[];
      /** Without what cannot be sent. */
      options: Omit<LearnOptions, "signal">;
    }
  | { type: "abort"; id: number }
  /** Ends the child, whatever it is doing. */
  | { type: "end" };

/** Child to parent. Each `extract` is answered by one `result`, each `learn` by one `learned`; or by one `failure`. */
export type HostMessage =
  | { type: "ready"; providers: ProviderDescription[] }
  /** The engine does not take its options; the child ends. */
  | { type: "refused"; error: PlainEngineError }
  | { type: "progress"; id: number; progress: Progress }
  | { type: "result"; id: number; parts: ResultParts }
  | { type: "learned"; id: number; layout: LearnedLayout }
  | { type: "failure"; id: number; error: PlainEngineError }
  /** Sent at an interval, which also tells that the child is alive. */
  | { type: "memory"; rssBytes: number };

/** An `EngineError` as plain data: no serialization keeps its class. */
export interface PlainEngineError {
  code: ErrorCode;
  message: string;
  details: Record<string, string | number | boolean | null>;
}

/** The error as plain data. The message of a foreign error may quote the document, so it stays behind. */
export function toPlain(error: unknown): PlainEngineError {
  if (error instanceof EngineError) {
    return { code: error.code, message: error.message, details: { ...error.details } };
  }
  return { code: "internal", message: "the engine failed on this document", details: {} };
}

/** The error that `toPlain` took apart. */
export function fromPlain({ code, message, details }: PlainEngineError): EngineError {
  return new EngineError(Object.hasOwn(ERROR_CODES, code) ? code : "internal", message, details);
}
