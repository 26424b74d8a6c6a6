import { Worker } from "node:worker_threads";
import {
  ValidationError,
  type ExtractedSide,
  type ValidationErrorCode,
  type ValidationOptions,
  type ValidationReport,
} from "@paylift/validation";

/** Enough for some 25,000 employees on each side. */
const HEAP_MB_MAX = 2_048;

/** Everything in it survives a structured clone. */
export interface ComparisonRequest {
  readonly source: ExtractedSide;
  readonly target: ExtractedSide;
  readonly options: ValidationOptions;
}

export type ComparisonAnswer =
  | { readonly report: ValidationReport }
  | {
      readonly refused: {
        readonly code: ValidationErrorCode;
        readonly message: string;
        readonly details: Readonly<Record<string, unknown>>;
      };
    };

/** A comparison that needs more memory than one may have. */
export class ComparisonTooLarge extends Error {
  override readonly name = "ComparisonTooLarge";
  readonly code = "comparison_too_large";
}

/**
 * `compare` of `@paylift/validation` in its own thread, which ends with it or with the signal.
 * @throws ValidationError, ComparisonTooLarge, the signal's reason.
 */
export async function compareInThread(
  source: ExtractedSide,
  target: ExtractedSide,
  options: ValidationOptions,
  signal?: AbortSignal,
): Promise<ValidationReport> {
  signal?.throwIfAborted();
  const workerData: ComparisonRequest = { source, target, options };
  const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB_MAX };
  const thread = new Worker(new URL(import.meta.resolve("#comparison-thread")), {
    workerData,
    resourceLimits,
  });
  const stop = (): void => void thread.terminate();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    const answer = await answerOf(thread);
    if ("report" in answer) return answer.report;
    const { code, message, details } = answer.refused;
    throw new ValidationError(code, message, details);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

function answerOf(thread: Worker): Promise<ComparisonAnswer> {
  return new Promise((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      reject(isTooLarge ? new ComparisonTooLarge("the comparison needs too much memory") : error);
    });
    thread.once("exit", () => reject(new Error("the comparison's thread ended without an answer")));
  });
}
