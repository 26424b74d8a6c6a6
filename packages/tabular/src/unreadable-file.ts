import { isMarkup, isText } from "./kind.ts";

/** What the containers of old office programs begin with; workbooks with a password are in one, too. */
const OLD_OFFICE = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** Second byte of workbooks older than that container, by their version; the first is 9. */
const OLD_VERSIONS = new Set([0, 2, 4, 8]);

/**
 * Why a file is neither a PDF nor a spreadsheet that can be read, and what to do: a sentence without a full stop. It quotes nothing of
 * the file. `beginning` is empty only for an empty file.
 */
export function whyUnreadable(beginning: Uint8Array): string {
  return `the file is no PDF and no spreadsheet that can be read: ${reason(beginning)}`;
}

function reason(bytes: Uint8Array): string {
  if (bytes.length === 0) return "it is empty; export it again";
  if (OLD_OFFICE.equals(bytes.subarray(0, OLD_OFFICE.length)) || isOldWorkbook(bytes))
    return "it is of an old office program (XLS), or has a password; save it as XLSX without a password";
  if (isMarkup(bytes))
    return "it is a web page or XML, whatever its name is; open it in a spreadsheet program and save it as XLSX";
  if (isText(bytes) || bytes.every((byte) => byte !== 0))
    return "it is text without cells or columns; export it as XLSX, or as CSV with a delimiter between the cells";
  return "its content is neither a workbook nor text; export it again as XLSX or CSV";
}

function isOldWorkbook([first, second, , fourth]: Uint8Array): boolean {
  return first === 9 && OLD_VERSIONS.has(second!) && fourth === 0;
}
