import { dayOf, hoursOf, type DateSystem } from "./days.ts";
import type { NumberFormat } from "./number-formats.ts";
import { unescaped } from "./shared-strings.ts";
import { damaged } from "../office/archive.ts";
import { exactDecimal } from "../office/exact-decimal.ts";
import { NO_VALUE, numberCell } from "../office/number-cell.ts";
import { readXml } from "../office/xml.ts";
import { placeOf } from "../workbook/reference.ts";
import type { Tally } from "../workbook/tally.ts";
import type { Texts } from "../workbook/texts.ts";
import type { Cell, Merge, Row, Sheet } from "../workbook/workbook.ts";

/** What all sheets of a workbook share. */
export interface SharedParts {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly dates: DateSystem;
  readonly texts: Texts;
}

/** One cell as the file has it, before it is known what its value means. */
interface RawCell {
  column: number;
  type: string;
  style: number;
  value: string;
  isFormula: boolean;
}

/** Reads one sheet. Throws `too_large`, `damaged`. */
export function readWorksheet(
  xml: string,
  shared: SharedParts,
  tally: Tally,
): Pick<Sheet, "rows" | "hiddenColumns" | "merges"> {
  const rows: Row[] = [];
  const hiddenColumns = new Set<number>();
  const merges: Merge[] = [];
  let [rowNumber, hidden, isInValue, isInPhonetic] = [-1, false, false, false];
  let cells: Cell[] = [];
  let cell: RawCell | null = null;
  let nextColumn = 0;
  readXml(xml, {
    open(name, attribute) {
      switch (name) {
        case "row": {
          const told = Number(attribute("r") ?? rowNumber + 2) - 1;
          if (!Number.isSafeInteger(told) || told <= rowNumber) throw damaged("its rows are out of order");
          rowNumber = told;
          hidden = isTrue(attribute("hidden"));
          cells = [];
          nextColumn = 0;
          break;
        }
        case "c": {
          const place = placeOf(attribute("r") ?? "");
          const column = place?.column ?? nextColumn;
          nextColumn = column + 1;
          const style = Number(attribute("s") ?? 0);
          cell = { column, type: attribute("t") ?? "n", style, value: "", isFormula: false };
          break;
        }
        case "f":
          if (cell !== null) cell.isFormula = true;
          break;
        case "v":
        case "t":
          isInValue = cell !== null && !isInPhonetic;
          break;
        case "rPh":
          isInPhonetic = true;
          break;
        case "col":
          if (isTrue(attribute("hidden")))
            for (const column of columnsOf(attribute("min"), attribute("max"))) hiddenColumns.add(column);
          break;
        case "mergeCell": {
          const merge = mergeOf(attribute("ref") ?? "");
          if (merge !== null) merges.push(merge);
        }
      }
    },
    text(text) {
      if (isInValue && cell !== null) cell.value += text;
    },
    close(name) {
      if (name === "v" || name === "t") isInValue = false;
      else if (name === "rPh") isInPhonetic = false;
      else if (name === "c" && cell !== null) {
        const read = cellOf(cell, shared);
        cell = null;
        if (read === null) return;
        tally.cell(read.column);
        cells.push(read);
      } else if (name === "row" && cells.length > 0) {
        tally.row();
        rows.push({ row: rowNumber, hidden, cells: cells.sort((a, b) => a.column - b.column) });
        cells = [];
      }
    },
  });
  return { rows, hiddenColumns, merges };
}

function isTrue(attribute: string | null): boolean {
  return attribute === "1" || attribute === "true";
}

/** No sheet has more columns. */
const MOST_COLUMNS = 16_384;

function columnsOf(min: string | null, max: string | null): number[] {
  const [first, last] = [Number(min) - 1, Math.min(Number(max), MOST_COLUMNS) - 1];
  return first >= 0 && last >= first ? Array.from({ length: last - first + 1 }, (_, i) => first + i) : [];
}

function mergeOf(reference: string): Merge | null {
  const [from, to] = reference.split(":").map(placeOf);
  if (from == null || to == null) return null;
  return { rows: [from.row, to.row], columns: [from.column, to.column] };
}

/** Null for an empty cell. */
function cellOf({ column, type, style, value, isFormula }: RawCell, shared: SharedParts): Cell | null {
  const cell = (text: string, kind: Cell["kind"], decimals: number | null = null): Cell | null =>
    text.trim() === "" ? null : { column, text, kind, decimals };
  if (isFormula && value === "" && type !== "str") return cell(NO_VALUE, "error");
  switch (type) {
    case "s":
      return cell(shared.strings[Number(value)] ?? "", "text");
    case "str":
    case "inlineStr":
      return cell(shared.texts.of(unescaped(value)), "text");
    case "b":
      return cell(value === "1" ? "TRUE" : "FALSE", "text");
    case "e":
      return cell(value, "error");
    case "d":
      return cell(value.slice(0, 10), "date");
    default:
      return value.trim() === "" ? null : formattedCell(column, value, shared.formats[style], shared.dates);
  }
}

const GENERAL: NumberFormat = { shows: "number", decimals: null, percent: false };

/** A number as its format shows it. */
function formattedCell(column: number, value: string, format = GENERAL, dates: DateSystem): Cell {
  const decimal = exactDecimal(value);
  if (decimal === null || format.shows === "number")
    return numberCell(column, value, format.shows === "number" ? format : { decimals: null, percent: false });
  if (format.shows === "hours")
    return { column, text: hoursOf(decimal) ?? decimal, kind: "number", decimals: 2 };
  const day = dayOf(decimal, dates);
  return { column, text: day ?? decimal, kind: day === null ? "number" : "date", decimals: null };
}
