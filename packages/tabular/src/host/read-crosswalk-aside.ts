import type { Crosswalk } from "../crosswalk/crosswalk.ts";
import type { Limits } from "../workbook/workbook.ts";
import { SpreadsheetThreads } from "./spreadsheet-threads.ts";

/** Of a crosswalk, which is a small table of texts. */
const LIMITS: Partial<Limits> = {
  maxInflatedBytes: 64 * 2 ** 20,
  maxRows: 100_000,
  maxCells: 1_500_000,
  maxColumns: 100,
};
const HEAP_MB = 512;
const DEADLINE_MS = 20_000;

/**
 * A crosswalk from a spreadsheet, read in a separate thread with its own limits, because the file is not trusted.
 * Rejects with `EngineError`: `invalid_argument` that names the row, `damaged`, `too_large`, `out_of_memory`,
 * `deadline_exceeded`.
 */
export async function readCrosswalkAside(bytes: Uint8Array): Promise<Crosswalk> {
  const limits = { threads: 1, heapMb: HEAP_MB, deadlineMs: DEADLINE_MS, spreadsheet: LIMITS };
  return new SpreadsheetThreads(limits).crosswalk(bytes);
}
