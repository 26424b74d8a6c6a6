import { zip } from "../../../validation/src/export/xlsx/zip.ts";
import { cellName } from "../../src/workbook/reference.ts";
import type { DrawnCell, DrawnSheet } from "./sheet.ts";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const FORMATS = ["General", "0.00", "#,##0.00", "day"];
const DAY_MS = 86_400_000;

export interface DrawOptions {
  /** Whether days are counted from 1904. */
  from1904?: boolean;
}

/** A workbook with shared strings, styles, merges, hidden parts and formulas, as spreadsheet programs write them. */
export function drawXlsx(sheets: readonly DrawnSheet[], { from1904 = false }: DrawOptions = {}): Uint8Array {
  const strings: string[] = [];
  const drawn = sheets.map((sheet) => worksheet(sheet, strings, from1904));
  const relations = sheets.map((_, at) =>
    relation(`rId${at + 1}`, "worksheet", `worksheets/sheet${at + 1}.xml`),
  );
  const listed = sheets.map(
    ({ name, hidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${hidden === true ? ' state="hidden"' : ""} r:id="rId${at + 1}"/>`,
  );
  return zip([
    ["[Content_Types].xml", contentTypes(sheets.length)],
    ["_rels/.rels", relationsXml([relation("rId1", "officeDocument", "xl/workbook.xml")])],
    [
      "xl/workbook.xml",
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${from1904 ? ' date1904="1"' : ""}/><sheets>${listed.join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      relationsXml([
        ...relations,
        relation("rIdS", "styles", "styles.xml"),
        relation("rIdT", "sharedStrings", "sharedStrings.xml"),
      ]),
    ],
    [
      "xl/styles.xml",
      `<styleSheet xmlns="${MAIN}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="2"/><xf numFmtId="4"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ],
    [
      "xl/sharedStrings.xml",
      `<sst xmlns="${MAIN}">${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
    ],
    ...drawn.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml] as const),
  ]);
}

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

function contentTypes(sheets: number): string {
  const parts = [
    ["workbook.xml", "sheet.main"],
    ["styles.xml", "styles"],
    ["sharedStrings.xml", "sharedStrings"],
    ...Array.from({ length: sheets }, (_, at) => [`worksheets/sheet${at + 1}.xml`, "worksheet"]),
  ].map(([name, type]) => `<Override PartName="/xl/${name}" ContentType="${TYPE}.${type}+xml"/>`);
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join("")}</Types>`;
}

function worksheet(sheet: DrawnSheet, strings: string[], from1904: boolean): string {
  const { rows, merges = [], hiddenRows = [], hiddenColumns = [] } = sheet;
  const columns = hiddenColumns.map((at) => `<col min="${at + 1}" max="${at + 1}" hidden="1"/>`).join("");
  const body = rows.map((cells, row) => {
    const written = cells
      .map((cell, column) => oneCell(cell, cellName(column, row), strings, from1904))
      .join("");
    return `<row r="${row + 1}"${hiddenRows.includes(row) ? ' hidden="1"' : ""}>${written}</row>`;
  });
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join("");
  return `<worksheet xmlns="${MAIN}">${columns === "" ? "" : `<cols>${columns}</cols>`}<sheetData>${body.join("")}</sheetData>${merged === "" ? "" : `<mergeCells>${merged}</mergeCells>`}</worksheet>`;
}

function oneCell(cell: DrawnCell, at: string, strings: string[], from1904: boolean): string {
  if (cell === null) return "";
  if (typeof cell === "string") return `<c r="${at}" t="s"><v>${strings.push(cell) - 1}</v></c>`;
  if ("number" in cell)
    return `<c r="${at}" s="${FORMATS.indexOf(cell.format ?? "General")}"><v>${cell.number}</v></c>`;
  if ("error" in cell) return `<c r="${at}" t="e"><v>${cell.error}</v></c>`;
  if ("formula" in cell)
    return `<c r="${at}" s="1"><f>${escaped(cell.formula)}</f>${cell.value === null ? "" : `<v>${cell.value}</v>`}</c>`;
  const zero = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return `<c r="${at}" s="3"><v>${(Date.parse(cell.day) - zero) / DAY_MS}</v></c>`;
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

function relationsXml(relations: readonly string[]): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join("")}</Relationships>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
