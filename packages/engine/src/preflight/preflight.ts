import { EngineError } from "../errors.ts";
import { InflationBudget } from "./inflation-budget.ts";
import { streamsOf } from "./stream-scan.ts";
import { unwrap } from "./unwrap.ts";

export interface PreflightLimits {
  /** Most bytes that all streams together may inflate to. */
  maxInflatedBytes: number;
}

/** What the look found. */
export interface Preflight {
  /** Pixels of the largest image; 0 where the document has none. */
  largestImagePx: number;
}

// Readers look this far for the header, as files may have something before it (PDF 1.7, Annex H, note 13).
const HEADER_WITHIN = 1024;

const ARCHIVE = Buffer.from("PK\u0003\u0004");
/** What files of old office programs begin with, and new ones with a password. */
const OLD_OFFICE = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** What else a document may be that somebody hopes to have read. */
function hintOf(bytes: Buffer): string {
  if (bytes.indexOf(ARCHIVE) === 0) return "; spreadsheets (XLSX, ODS) are read by @paylift/tabular";
  if (bytes.indexOf(OLD_OFFICE) === 0)
    return "; it is a file of an old office program, or has a password: save it as XLSX without one";
  return isTable(bytes) ? "; tables of text (CSV, TSV) are read by @paylift/tabular" : "";
}

const LINE = /^[^\r\n]*[,;\t|][^\r\n]*[\r\n]/;
/** Other control characters than those that lay out lines; from 0x80 on they are parts of letters. */
const NOT_TEXT = /(?![\t-\r\x80-\x9f])\p{Cc}/u;

/** Whether a document begins as a text whose first line has cells. */
function isTable(bytes: Buffer): boolean {
  const beginning = bytes.toString("latin1", 0, HEADER_WITHIN);
  return LINE.test(beginning) && !NOT_TEXT.test(beginning);
}

/**
 * A cheap look at a document before a PDF library sees it: whether it is a PDF at all, and whether its streams stay
 * within bounds once they are inflated. A few kilobytes can inflate to gigabytes, which no heap limit covers.
 *
 * Every compressed layer of every stream counts, also of streams that no page uses. Images count each by itself, because
 * readers hold one at a time; any other stream may inflate to 64 MiB. Encrypted and damaged streams count as far as they can be inflated.
 *
 * Throws `not_a_pdf`, or `too_large` with `details` `{ inflatedBytes, limit }`, where `inflatedBytes` is what was reached
 * when the look ended.
 */
export function preflight(bytes: Uint8Array, limits: PreflightLimits): Preflight {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (pdf.length === 0) throw new EngineError("not_a_pdf", "the document is empty", { bytes: 0 });
  if (!pdf.subarray(0, HEADER_WITHIN).includes("%PDF-")) {
    const message = `the document is no PDF: its first ${HEADER_WITHIN} bytes have no PDF header${hintOf(pdf)}`;
    throw new EngineError("not_a_pdf", message, { bytes: pdf.length });
  }
  const budget = new InflationBudget(limits.maxInflatedBytes, pdf.length);
  let largestImagePx = 0;
  for (const stream of streamsOf(pdf)) {
    largestImagePx = Math.max(largestImagePx, stream.pixels);
    unwrap(pdf, stream, budget);
  }
  return { largestImagePx };
}
