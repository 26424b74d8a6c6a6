import { damaged } from "../office/archive.ts";
import type { Tally } from "../workbook/tally.ts";
import type { Cell, Merge, Row, Sheet } from "../workbook/workbook.ts";
import { cellOf, VALUE_ATTRIBUTES, type RawCell } from "./cell.ts";
import { Columns } from "./columns.ts";
import { countOf } from "./count.ts";
import type { Styles } from "./styles.ts";

type Attribute = (name: string) => string | null;

/** Parts that only hold others; groups may be folded away. */
const GROUPS = new Set(["table-row-group", "table-column-group"]);
const HOLDERS = new Set([
  "table-columns",
  "table-header-columns",
  "table-rows",
  "table-header-rows",
  "table-row-group",
  "table-column-group",
]);
/** In the text of a cell, what is no part of it: notes, pictures, and how signs are pronounced. */
const NO_TEXT = new Set(["annotation", "note", "ruby-text", "frame"]);
/** More rows than any program has, and so few that numbers of rows stay exact. */
const MOST_ROWS = 2 ** 31;

interface OpenRow {
  readonly count: number;
  readonly style: string | null;
  readonly hidden: boolean;
  readonly cells: Cell[];
  readonly merges: Merge[];
  nextColumn: number;
}

interface OpenCell extends Omit<RawCell, "text"> {
  readonly count: number;
  readonly spans: readonly [rows: number, columns: number];
  text: string;
  hasText: boolean;
  isInText: boolean;
}

/** Reads the elements of one sheet. Its calls throw `too_large`, `damaged`. */
export class SheetReader {
  readonly #styles: Styles;
  readonly #tally: Tally;
  readonly #columns = new Columns();
  readonly #rows: Row[] = [];
  readonly #merges: Merge[] = [];
  /** Of the groups that are open, whether each is folded away. */
  readonly #folded: boolean[] = [];
  #nextRow = 0;
  #row: OpenRow | null = null;
  #cell: OpenCell | null = null;

  constructor(styles: Styles, tally: Tally) {
    this.#styles = styles;
    this.#tally = tally;
  }

  /** Gives false for an element that says nothing of the sheet, with all that is in it. */
  open(name: string, attribute: Attribute): boolean {
    if (this.#cell !== null) return openInCell(this.#cell, name);
    if (this.#row !== null) {
      if (name !== "table-cell" && name !== "covered-table-cell") return false;
      this.#cell = this.#openCell(attribute, this.#row);
      return true;
    }
    if (HOLDERS.has(name)) {
      if (GROUPS.has(name)) this.#folded.push(attribute("table:display") === "false");
      return true;
    }
    if (name === "table-column")
      this.#columns.add(
        countOf(attribute("table:number-columns-repeated")),
        attribute("table:default-cell-style-name"),
        this.#isHidden(attribute),
      );
    else if (name === "table-row")
      this.#row = {
        count: countOf(attribute("table:number-rows-repeated")),
        style: attribute("table:default-cell-style-name"),
        hidden: this.#isHidden(attribute),
        cells: [],
        merges: [],
        nextColumn: 0,
      };
    else return false;
    return true;
  }

  text(text: string): void {
    // Spaces in a row are one, as everywhere in a text of this format.
    if (this.#cell?.isInText === true) this.#cell.text += text.replace(/\s+/g, " ");
  }

  close(name: string): void {
    if (this.#cell !== null) {
      if (name === "p") this.#cell.isInText = false;
      else if (name === "table-cell" || name === "covered-table-cell")
        this.#closeCell(this.#cell, this.#row!);
    } else if (name === "table-row" && this.#row !== null) this.#closeRow(this.#row);
    else if (GROUPS.has(name)) this.#folded.pop();
  }

  end(): Pick<Sheet, "rows" | "hiddenColumns" | "merges"> {
    return { rows: this.#rows, hiddenColumns: this.#columns.hidden, merges: this.#merges };
  }

  #isHidden(attribute: Attribute): boolean {
    const visibility = attribute("table:visibility");
    return visibility === "collapse" || visibility === "filter" || this.#folded.includes(true);
  }

  #openCell(attribute: Attribute, row: OpenRow): OpenCell {
    const column = row.nextColumn;
    const type = attribute("office:value-type");
    const style = attribute("table:style-name") ?? row.style ?? this.#columns.style(column);
    return {
      column,
      type: attribute("calcext:value-type") === "error" ? "error" : type,
      value: attribute(VALUE_ATTRIBUTES[type ?? ""] ?? ""),
      isFormula: attribute("table:formula") !== null,
      decimals: type === null ? null : this.#styles.decimals(style),
      count: countOf(attribute("table:number-columns-repeated")),
      spans: [
        countOf(attribute("table:number-rows-spanned")),
        countOf(attribute("table:number-columns-spanned")),
      ],
      text: "",
      hasText: false,
      isInText: false,
    };
  }

  #closeCell(raw: OpenCell, row: OpenRow): void {
    const { column, count, spans } = raw;
    this.#cell = null;
    row.nextColumn = column + count;
    const cell = cellOf(raw);
    if (cell !== null)
      for (let copy = 0; copy < count; copy++) {
        this.#tally.cell(column + copy);
        row.cells.push({ ...cell, column: column + copy });
      }
    const [rows, columns] = spans;
    if (rows === 1 && columns === 1) return;
    if (cell === null) this.#tally.cell(column);
    row.merges.push({
      rows: [this.#nextRow, this.#nextRow + rows - 1],
      columns: [column, column + columns - 1],
    });
  }

  #closeRow({ count, hidden, cells, merges }: OpenRow): void {
    this.#row = null;
    const first = this.#nextRow;
    this.#nextRow += count;
    if (this.#nextRow > MOST_ROWS) throw damaged("it has more rows than any program can show");
    const copies = cells.length === 0 ? 1 : count;
    for (let copy = 0; copy < copies; copy++) {
      if (cells.length > 0) {
        this.#tally.row();
        this.#rows.push({ row: first + copy, hidden, cells });
      }
      if (copy > 0) for (const { column } of cells) this.#tally.cell(column);
      for (const { rows, columns } of merges) {
        if (copy > 0) this.#tally.cell(columns[0]);
        this.#merges.push({ rows: [rows[0] + copy, rows[1] + copy], columns });
      }
    }
  }
}

/** Takes up what stands in a cell; false for what is none of its text. */
function openInCell(cell: OpenCell, name: string): boolean {
  if (!cell.isInText) {
    // Comments and drawings stand beside the paragraphs, and have paragraphs of their own.
    if (name !== "p") return false;
    if (cell.hasText) cell.text += "\n";
    cell.isInText = cell.hasText = true;
    return true;
  }
  if (NO_TEXT.has(name)) return false;
  if (name === "s" || name === "tab") cell.text += " ";
  else if (name === "line-break") cell.text += "\n";
  return true;
}
