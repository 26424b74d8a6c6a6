import type { Context } from "../context.ts";
import type { Outcome } from "../documents/read-document.ts";
import { STDIN } from "../documents/resolve-documents.ts";
import { printable } from "../text/printable.ts";
import { UsageError } from "../usage-error.ts";
import { writeAtomically } from "./write-atomically.ts";
import { writeText } from "./write-text.ts";

/** Where a result goes as a spreadsheet. */
export interface ExportFlags {
  xlsx?: string;
  csv?: string;
}

/** Refuses what cannot be written: several results in one file, and a workbook on the terminal. */
export function assertExportable({ xlsx, csv }: ExportFlags, several: boolean): void {
  const flag = xlsx !== undefined ? "--xlsx" : csv !== undefined ? "--csv" : null;
  if (several && flag !== null) throw new UsageError(`${flag} takes one document`);
  if (xlsx === STDIN) throw new UsageError("--xlsx needs a file: a workbook cannot be printed");
}

/** Writes a result as the spreadsheets that are asked for; a document that failed has none. @throws OutputError */
export async function exportResult(
  { result, error, file }: Outcome,
  { xlsx, csv }: ExportFlags,
  { terminal, signal }: Context,
): Promise<void> {
  if (xlsx === undefined && csv === undefined) return;
  if (result === null) {
    if (csv === STDIN)
      terminal.stderr.write(`paylift: ${printable(file)}: ${error.code}: ${error.message}\n`);
    return;
  }
  // Loaded late: most results are not exported.
  const { resultCsv, resultXlsx } = await import("@paylift/tabular");
  if (xlsx !== undefined) await writeAtomically(xlsx, resultXlsx(result), signal);
  if (csv === STDIN) await writeText(terminal.stdout, resultCsv(result));
  else if (csv !== undefined) await writeAtomically(csv, resultCsv(result), signal);
}
