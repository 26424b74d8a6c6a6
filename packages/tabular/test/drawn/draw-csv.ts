import type { DrawnCell, DrawnSheet } from "./sheet.ts";

export interface CsvStyle {
  delimiter: "," | ";" | "\t" | "|";
  decimals: "." | ",";
  encoding: "utf8" | "utf8-mark" | "utf16le" | "latin1";
}

/** A sheet as text, numbers as they are shown: `1234.5` where nothing says otherwise. */
export function drawCsv({ rows }: DrawnSheet, { delimiter, decimals, encoding }: CsvStyle): Uint8Array {
  const text = rows
    .map((cells) => cells.map((cell) => quoted(textOf(cell, decimals), delimiter)).join(delimiter))
    .join("\r\n");
  if (encoding === "utf16le") return Buffer.from(`\uFEFF${text}`, "utf16le");
  if (encoding === "latin1") return Buffer.from(text, "latin1");
  return Buffer.from(encoding === "utf8-mark" ? `\uFEFF${text}` : text);
}

function textOf(cell: DrawnCell, decimals: "." | ","): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  if ("day" in cell) return cell.day;
  if ("error" in cell) return cell.error;
  if ("formula" in cell) return (cell.value ?? "").replace(".", decimals);
  const shown =
    cell.format === undefined || cell.format === "General" ? cell.number : Number(cell.number).toFixed(2);
  return shown.replace(".", decimals);
}

function quoted(text: string, delimiter: string): string {
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
