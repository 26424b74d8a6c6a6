import { daysBetween, type PlainDate } from "@paylift/canonical";
import { zip } from "./zip.ts";

/** A text, a number as it is, an amount, which is shown with separators and two decimals, or a day (`2026-07-31`). */
export type Cell = string | number | { readonly amount: number } | { readonly date: PlainDate };

export interface Worksheet {
  /** At most 31 letters, none of `[]:*?/\\`. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Asked for twice: once for how wide the columns are, and once to be written. */
  readonly rows: Iterable<readonly Cell[]>;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Of the styles below. */
const [BOLD, AMOUNT, DATE] = [1, 2, 3];
/** Day 0 of a workbook that counts from 1900, which takes 1900 for a leap year. */
const DAY_ZERO = "1899-12-30";
const FIRST_SURE_DAY = "1900-03-01";
/** Widths of columns, in digits. */
const [NARROWEST, WIDEST] = [8, 60];
/** Room for the button of a filter beside a heading. */
const BUTTON = 3;
/** Of a sheet this much is text at a time. */
const PART_LENGTH = 1 << 20;
/** Of a sheet, with its headings. */
const ROWS_MAX = 1_048_576;

/**
 * A workbook in Office Open XML (ECMA-376). The same sheets give the same bytes. Rows are written as they come, so
 * that sheets of hundreds of thousands of rows need no more memory than few. Throws a RangeError where a sheet has
 * more rows than one may.
 */
export function workbook(sheets: readonly Worksheet[]): Uint8Array {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }));
  return zip([
    ["[Content_Types].xml", contentTypes(numbered)],
    ["_rels/.rels", relations([["officeDocument", "xl/workbook.xml"]])],
    ["xl/workbook.xml", sheetList(numbered)],
    [
      "xl/_rels/workbook.xml.rels",
      relations([
        ...numbered.map(({ number }) => ["worksheet", `worksheets/sheet${number}.xml`] as const),
        ["styles", "styles.xml"],
      ]),
    ],
    ["xl/styles.xml", STYLES],
    ...numbered.map((sheet) => [`xl/worksheets/sheet${sheet.number}.xml`, worksheet(sheet)] as const),
  ]);
}

interface Numbered extends Worksheet {
  /** From 1. */
  readonly number: number;
}

function contentTypes(sheets: readonly Numbered[]): string {
  const parts = [
    ["/xl/workbook.xml", "sheet.main"],
    ["/xl/styles.xml", "styles"],
    ...sheets.map(({ number }) => [`/xl/worksheets/sheet${number}.xml`, "worksheet"]),
  ];
  const overrides = parts.map(
    ([name, type]) => `<Override PartName="${name}" ContentType="${TYPE}.${type}+xml"/>`,
  );
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join("")}</Types>`;
}

function relations(targets: readonly (readonly [string, string])[]): string {
  const each = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join("")}</Relationships>`;
}

function sheetList(sheets: readonly Numbered[]): string {
  const each = sheets.map(
    ({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each.join("")}</sheets></workbook>`;
}

/** Plain, bold for headings, amounts as `1,234.50` (the built-in format 4), and days as ISO 8601 has them. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The headings stay in view, and have filters. */
function* worksheet({ columns, rows }: Worksheet): Iterable<string> {
  const { widths, count } = measured(columns, rows);
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths}</cols><sheetData>`;
  const letters = columns.map((_, at) => columnLetters(at));
  let part = `<row r="1">${columns.map((text, at) => textCell(text, `${letters[at]}1`, BOLD)).join("")}</row>`;
  let number = 1;
  for (const cells of rows) {
    number += 1;
    part += `<row r="${number}">`;
    for (const [at, cell] of cells.entries()) part += oneCell(cell, `${letters[at]}${number}`);
    part += "</row>";
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = "";
  }
  yield `${part}</sheetData><autoFilter ref="A1:${letters.at(-1)}${count + 1}"/></worksheet>`;
}

/** Each column as wide as its longest cell; and how many rows there are. */
function measured(columns: readonly string[], rows: Worksheet["rows"]): { widths: string; count: number } {
  const longest = columns.map((heading) => Math.max(heading.length + BUTTON, NARROWEST));
  let count = 0;
  for (const cells of rows) {
    count += 1;
    for (const [at, cell] of cells.entries())
      longest[at] = Math.max(longest[at] ?? NARROWEST, lengthOf(cell) + 1);
  }
  if (count >= ROWS_MAX) throw new RangeError(`a sheet has at most ${ROWS_MAX} rows`);
  const widths = longest.map(
    (width, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.min(width, WIDEST)}" customWidth="1"/>`,
  );
  return { widths: widths.join(""), count };
}

function lengthOf(cell: Cell): number {
  if (typeof cell === "string") return cell.length;
  if (typeof cell === "number") return String(cell).length;
  if ("date" in cell) return cell.date.length;
  const text = cell.amount.toFixed(2);
  return text.length + Math.floor((text.length - 4) / 3);
}

function oneCell(cell: Cell, at: string): string {
  if (typeof cell === "string") return cell === "" ? "" : textCell(cell, at);
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  if ("date" in cell) return dayCell(cell.date, at);
  return `<c r="${at}" s="${AMOUNT}"><v>${cell.amount}</v></c>`;
}

/** A workbook knows no day before March 1900 for certain: such a day is a text. */
function dayCell(day: PlainDate, at: string): string {
  if (day < FIRST_SURE_DAY) return textCell(day, at);
  return `<c r="${at}" s="${DATE}"><v>${daysBetween(DAY_ZERO, day)}</v></c>`;
}

function textCell(text: string, at: string, style?: number): string {
  const styled = style === undefined ? "" : ` s="${style}"`;
  return `<c r="${at}"${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** `A` for 0, `AA` for 26. */
function columnLetters(column: number): string {
  let letters = "";
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return letters;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML knows no control characters, and text of a PDF may hold them. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? "");
}
