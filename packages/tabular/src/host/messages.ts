import type { ErrorCode, ExtractionResult, ResultParts } from "@paylift/engine";
import type { Crosswalk } from "../crosswalk/crosswalk.ts";
import type { KnownMapping } from "../mapping/known-mapping.ts";
import type { Mapping } from "../mapping/mapping.ts";
import type { Limits } from "../workbook/workbook.ts";

/** To a thread when it starts: one spreadsheet, and how to read it. */
export type ThreadTask =
  | {
      as: "payroll";
      bytes: Uint8Array;
      limits: Partial<Limits>;
      map: Mapping | null;
      known: readonly KnownMapping[];
    }
  | { as: "crosswalk"; bytes: Uint8Array; limits: Partial<Limits> };

/** What a thread gives of each. */
export interface Readings {
  /** A `SpreadsheetResult` in parts. */
  payroll: ResultParts;
  crosswalk: Crosswalk;
}

/** The result of a spreadsheet: as of a PDF, with the meaning of its columns. */
export interface SpreadsheetResult extends ExtractionResult {
  /** null if its columns give no mapping. */
  mapping: Mapping | null;
  /** The fingerprint of its header, under which a mapping can be saved for later spreadsheets; null if it has none. */
  header: string | null;
}

/** From it, once: what became of the spreadsheet. A failure is an answer too. */
export type ThreadAnswer<As extends ThreadTask["as"] = ThreadTask["as"]> =
  | { ok: true; result: Readings[As] }
  | {
      ok: false;
      code: ErrorCode;
      message: string;
      details: Record<string, string | number | boolean | null>;
    };
