import type { ErrorCode, ExtractionResult } from "@paylift/engine";
import type { Limits } from "../workbook/workbook.ts";

/** To a thread, when it starts: one spreadsheet. */
export interface ThreadTask {
  bytes: Uint8Array;
  limits: Partial<Limits>;
}

/** From it, once: what became of the spreadsheet. A failure is an answer too. */
export type ThreadAnswer =
  | { ok: true; result: ExtractionResult }
  | {
      ok: false;
      code: ErrorCode;
      message: string;
      details: Record<string, string | number | boolean | null>;
    };
