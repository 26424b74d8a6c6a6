import type { ErrorCode, ExtractionResult } from "@paylift/engine";
import type { Mapping } from "../mapping/mapping.ts";
import type { Limits } from "../workbook/workbook.ts";

/** To a thread, when it starts: one spreadsheet. */
export interface ThreadTask {
  bytes: Uint8Array;
  limits: Partial<Limits>;
  map: Mapping | null;
}

/** What a spreadsheet gives: a result as a PDF gives, and what its columns were taken for. */
export interface SpreadsheetResult extends ExtractionResult {
  /** null where its columns tell no mapping. */
  mapping: Mapping | null;
}

/** From it, once: what became of the spreadsheet. A failure is an answer too. */
export type ThreadAnswer =
  | { ok: true; result: SpreadsheetResult }
  | {
      ok: false;
      code: ErrorCode;
      message: string;
      details: Record<string, string | number | boolean | null>;
    };
