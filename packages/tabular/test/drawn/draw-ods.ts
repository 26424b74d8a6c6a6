import { placeOf } from "../../src/workbook/reference.ts";
import { odfZip } from "./odf-zip.ts";
import type { DrawnCell, DrawnSheet } from "./sheet.ts";

const SPREADSHEET = "application/vnd.oasis.opendocument.spreadsheet";
const URN = "urn:oasis:names:tc:opendocument:xmlns";
const NAMES = [
  ...["office", "table", "text", "style"].map((name) => `xmlns:${name}="${URN}:${name}:1.0"`),
  `xmlns:draw="${URN}:drawing:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
  `xmlns:number="${URN}:datastyle:1.0"`,
  `xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"`,
].join(" ");
const STYLES = { General: "Default", "0.00": "ce2", "#,##0.00": "ce3" } as const;
/** LibreOffice tells the rest of a sheet, too, as repeated rows without cells. */
const REST = 1_048_576;

/** A workbook as LibreOffice writes it: styles by name, equal cells told once, hidden and merged parts, formulas and errors. */
export function drawOds(sheets: readonly DrawnSheet[]): Uint8Array {
  return odsOf(sheets.map(tableXml).join(""));
}

/** An archive around the XML of tables. */
export function odsOf(
  tables: string,
  more: readonly (readonly [name: string, xml: string])[] = [],
): Uint8Array {
  return odfZip(SPREADSHEET, [
    [
      "styles.xml",
      `<office:document-styles ${NAMES}><office:styles><number:number-style style:name="N2"><number:number number:decimal-places="2"/></number:number-style><style:style style:name="Default" style:family="table-cell"/><style:style style:name="Money" style:family="table-cell" style:parent-style-name="Default" style:data-style-name="N2"/></office:styles></office:document-styles>`,
    ],
    [
      "content.xml",
      `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMES}><office:automatic-styles>${AUTOMATIC}</office:automatic-styles><office:body><office:spreadsheet><table:calculation-settings/>${tables}<table:named-expressions/></office:spreadsheet></office:body></office:document-content>`,
    ],
    ...more,
  ]);
}

// A style that stands on another, and one that shows texts and numbers each in their way, as accounting formats do.
const AUTOMATIC = `<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style><style:style style:name="ce2" style:family="table-cell" style:parent-style-name="Money"/><number:number-style style:name="N4P0" style:volatile="true"><number:number number:decimal-places="2" number:grouping="true"/></number:number-style><number:text-style style:name="N4"><number:text-content/><style:map style:condition="value()&gt;0" style:apply-style-name="N4P0"/></number:text-style><style:style style:name="ce3" style:family="table-cell" style:parent-style-name="Default" style:data-style-name="N4"/>`;

function tableXml({
  name,
  rows,
  merges = [],
  hidden,
  hiddenRows = [],
  hiddenColumns = [],
}: DrawnSheet): string {
  const areas = merges.map((merge) => merge.split(":").map((cell) => placeOf(cell)!));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from(
    { length: width },
    (_, at) => `<table:table-column${hiddenColumns.includes(at) ? ' table:visibility="collapse"' : ""}/>`,
  );
  const body = rows.map((cells, row) => {
    const written = cells.map((cell, column) => {
      const area = areas.find(
        ([from, to]) => row >= from!.row && row <= to!.row && column >= from!.column && column <= to!.column,
      );
      if (area === undefined) return { xml: cellXml(cell, ""), isAlone: false };
      const [from, to] = area;
      const spans = ` table:number-columns-spanned="${to!.column - from!.column + 1}" table:number-rows-spanned="${to!.row - from!.row + 1}"`;
      return row === from!.row && column === from!.column
        ? { xml: cellXml(cell, spans), isAlone: true }
        : {
            xml: cellXml(cell, "").replaceAll("table:table-cell", "table:covered-table-cell"),
            isAlone: true,
          };
    });
    return `<table:table-row${hiddenRows.includes(row) ? ' table:visibility="filter"' : ""}>${repeated(written)}</table:table-row>`;
  });
  return `<table:table table:name="${escaped(name)}"${hidden === true ? ' table:style-name="ta2"' : ""}>${columns.join("")}<table:table-column table:number-columns-repeated="${16_384 - width}"/>${body.join("")}<table:table-row table:number-rows-repeated="${REST - rows.length}"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;
}

/** Equal neighbours as one cell that is repeated. */
function repeated(cells: readonly { xml: string; isAlone: boolean }[]): string {
  let all = "";
  for (let at = 0; at < cells.length;) {
    const { xml, isAlone } = cells[at]!;
    let end = at + 1;
    while (!isAlone && end < cells.length && cells[end]!.xml === xml) end++;
    const count = end - at;
    all +=
      count === 1 ? xml : xml.replace("<table:table-cell", `$& table:number-columns-repeated="${count}"`);
    at = end;
  }
  return all;
}

function cellXml(cell: DrawnCell, more: string): string {
  const open = (attributes: string, text: string): string =>
    `<table:table-cell${more}${attributes}>${text === "" ? "" : `<text:p>${escaped(text)}</text:p>`}</table:table-cell>`;
  if (cell === null) return open("", "");
  if (typeof cell === "string") return open(' office:value-type="string"', cell);
  if ("number" in cell)
    return open(
      ` table:style-name="${STYLES[cell.format ?? "General"]}" office:value-type="float" office:value="${cell.number}"`,
      cell.number,
    );
  if ("error" in cell)
    return open(
      ' table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"',
      cell.error,
    );
  if ("formula" in cell) {
    const formula = ` table:style-name="ce2" table:formula="of:=${escaped(cell.formula)}"`;
    return cell.value === null
      ? open(formula, "")
      : open(`${formula} office:value-type="float" office:value="${cell.value}"`, cell.value);
  }
  return open(` office:value-type="date" office:date-value="${cell.day}"`, cell.day);
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
