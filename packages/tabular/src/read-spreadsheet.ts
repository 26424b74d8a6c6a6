import type { ExtractionResult } from "@paylift/engine";
import { EngineError, readLaidOut } from "@paylift/engine/pages";
import { readCsv } from "./csv/read-csv.ts";
import { layOut } from "./layout/lay-out.ts";
import { isArchive } from "./kind.ts";
import { toldCells } from "./told/told-cells.ts";
import { LIMITS, type Limits, type Workbook } from "./workbook/workbook.ts";
import { readXlsx } from "./xlsx/read-xlsx.ts";

/**
 * The cells of a file: XLSX or XLSM, else text with a delimiter between cells. Throws `EngineError` (`damaged`, `encrypted`,
 * `too_large`).
 */
export function readWorkbook(bytes: Uint8Array, limits: Partial<Limits> = {}): Workbook {
  const all = { ...LIMITS, ...limits };
  return isArchive(bytes) ? readXlsx(bytes, all) : readCsv(bytes, all);
}

/**
 * Reads a payroll out of a spreadsheet, in the thread that calls. Its sheets are laid out as pages and read as a document of an
 * unknown layout is; every place of the result names its cell. Throws `EngineError` (those of `readWorkbook`, `no_pages`,
 * `no_payroll_content`).
 */
export function readSpreadsheet(bytes: Uint8Array, limits: Partial<Limits> = {}): ExtractionResult {
  const { sheets } = readWorkbook(bytes, limits);
  const pages = layOut(sheets);
  if (pages.length === 0) throw new EngineError("no_pages", "the spreadsheet has no cell that is shown");
  return toldCells(readLaidOut(pages.map(({ page }) => page)), pages);
}
