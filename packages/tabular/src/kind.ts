import { decode, wideOrder } from "./text/decode.ts";
import { isPrinted } from "./text/is-printed.ts";

const LOOKED_AT = 4096;

/** How many bytes of a file are needed to recognise it. */
export const TELLING_BYTES = LOOKED_AT;

/** Whether bytes begin a ZIP archive, as workbooks are. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * The format of a spreadsheet: Office Open XML, OpenDocument, text with a delimiter between cells, or text with
 * columns placed by spaces or tabs.
 */
export type SpreadsheetKind = "xlsx" | "ods" | "csv" | "text";

/**
 * How a file is read, by its content and not by its name: as a workbook, or as a text with cells or columns. Null for
 * other files, such as a PDF. An archive of unknown content counts as `xlsx`.
 */
export function spreadsheetKind(beginning: Uint8Array): SpreadsheetKind | null {
  if (isArchive(beginning)) return saysOds(beginning) ? "ods" : "xlsx";
  const looked = beginning.subarray(0, LOOKED_AT);
  if (Buffer.from(looked.buffer, looked.byteOffset, looked.byteLength).includes("%PDF-")) return null;
  if (!isText(looked) || isMarkup(looked)) return null;
  if (isPrinted(wholeLines(looked))) return "text";
  return hasCells(looked) ? "csv" : null;
}

/** Whether a file is read as a spreadsheet, by its first bytes. */
export function isSpreadsheet(beginning: Uint8Array): boolean {
  return spreadsheetKind(beginning) !== null;
}

const ODS = "mimetypeapplication/vnd.oasis.opendocument.spreadsheet";
const LOCAL_BYTES = 30;

/** OpenDocument files say what they are in a first part that is not packed. */
function saysOds(archive: Uint8Array): boolean {
  return Buffer.from(archive.subarray(LOCAL_BYTES, LOCAL_BYTES + ODS.length)).toString("latin1") === ODS;
}

/** What printers are told beside text: steps back, widths of letters, the end of a file, and what begins with an escape. */
const OF_PRINTERS: ReadonlySet<number> = new Set([8, 14, 15, 26, 27]);

/** Whether bytes are text, in UTF-16 or with signs of a byte. */
export function isText(bytes: Uint8Array): boolean {
  const isOfText = (sign: number): boolean =>
    sign >= 32 || (sign >= 9 && sign <= 13) || OF_PRINTERS.has(sign);
  if (wideOrder(bytes) === null) return bytes.length > 0 && bytes.every(isOfText);
  const text = decode(bytes);
  return Array.from(text, (letter) => letter.charCodeAt(0)).every(isOfText);
}

/** The text of a beginning, without a last line that is cut off. */
function wholeLines(bytes: Uint8Array): string {
  const text = decode(bytes);
  return bytes.length < LOOKED_AT
    ? text
    : text.slice(0, Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")));
}

const MARKUP = /^\uFEFF?\s*<(?:[!?]|(?:html|head|meta|style|body|table|div|workbook)\b)/i;

/** Whether a text begins as HTML or XML does: programs call both XLS, and neither has cells that a delimiter parts. */
export function isMarkup(beginning: Uint8Array): boolean {
  return MARKUP.test(decode(beginning.subarray(0, LOOKED_AT)));
}

const DELIMITERS = [0x09, 0x3b, 0x2c, 0x7c];
const LEAST_CELLS = 2;

/** Whether some sign parts the text into cells in more than one place of several lines. */
function hasCells(bytes: Uint8Array): boolean {
  const count = (sign: number): number => bytes.reduce((sum, byte) => sum + (byte === sign ? 1 : 0), 0);
  const lines = count(0x0a) || count(0x0d);
  return lines > 0 && DELIMITERS.some((sign) => count(sign) >= LEAST_CELLS);
}
