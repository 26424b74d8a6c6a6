// The thread in which one payroll migration is written as a spreadsheet.
import { parentPort, workerData } from "node:worker_threads";
import { migrationCsv, migrationXlsx, type ExportedComparison } from "@paylift/tabular";
import type { ExportAnswer, ExportMessage, ExportRequest } from "./export-in-thread.ts";

const { migration, form } = workerData as ExportRequest;
const comparisons: ExportedComparison[] = [];

parentPort?.on("message", (message: ExportMessage) => {
  if (message !== null) return void comparisons.push(message);
  parentPort?.postMessage(written());
  parentPort?.close();
});

function written(): ExportAnswer {
  const whole = { ...migration, comparisons };
  try {
    const bytes =
      form.format === "xlsx"
        ? migrationXlsx(whole)
        : new TextEncoder().encode(migrationCsv(whole, form.table));
    return { bytes };
  } catch (error) {
    // A sheet of more rows, or a text of more letters, than one may have.
    if (error instanceof RangeError) return { tooLarge: error.message };
    throw error;
  }
}
