import { Worker } from "node:worker_threads";
import type { ExportedComparison, ExportedMigration, MigrationTable } from "@paylift/tabular";

/** Enough for some 100,000 people over all documents. */
const HEAP_MB_MAX = 2_048;

/** A workbook of all tables, or one of them as CSV. */
export type ExportForm =
  | { readonly format: "xlsx" }
  | { readonly format: "csv"; readonly table: MigrationTable };

/** What is handed to the thread at its start; the comparisons follow as messages, and null after the last. Survives a structured clone. */
export interface ExportRequest {
  readonly migration: Omit<ExportedMigration, "comparisons">;
  readonly form: ExportForm;
}
export type ExportMessage = ExportedComparison | null;
export type ExportAnswer = { readonly bytes: Uint8Array } | { readonly tooLarge: string };

/** An export that needs more memory, or more rows of a sheet, than one may have. */
export class ExportTooLarge extends Error {
  override readonly name = "ExportTooLarge";
}

/**
 * A payroll migration as a spreadsheet, written in a thread of its own: large ones take seconds and memory that the process that
 * answers HTTP needs. That process holds one comparison at a time. @throws ExportTooLarge
 */
export async function exportInThread(
  request: ExportRequest,
  comparisons: AsyncIterable<ExportedComparison>,
): Promise<Uint8Array> {
  const thread = new Worker(new URL(import.meta.resolve("#export-thread")), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
  });
  const answer = answerOf(thread);
  // It is waited for below; where the comparisons fail before, nobody else hears of it.
  answer.catch(() => {});
  try {
    for await (const comparison of comparisons) thread.postMessage(comparison satisfies ExportMessage);
    thread.postMessage(null satisfies ExportMessage);
    const written = await answer;
    if ("bytes" in written) return written.bytes;
    throw new ExportTooLarge(written.tooLarge);
  } finally {
    await thread.terminate();
  }
}

function answerOf(thread: Worker): Promise<ExportAnswer> {
  return new Promise((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      reject(isTooLarge ? new ExportTooLarge("the export needs too much memory") : error);
    });
    thread.once("exit", () => reject(new Error("the export's thread ended without an answer")));
  });
}
