import { parse } from "csv-parse/sync";
import { EngineError } from "@paylift/engine/pages";
import { Tally, tooLarge } from "../workbook/tally.ts";
import { Texts } from "../workbook/texts.ts";
import type { Cell, Limits, Row, Workbook } from "../workbook/workbook.ts";
import { decode } from "../text/decode.ts";
import { delimiterOf } from "../text/delimiter.ts";

/** A cell with more is no cell: a quote that nobody closed. */
const LONGEST_RECORD = 2 ** 20;

/**
 * Reads a file of text with a delimiter between cells (CSV, TSV): any of comma, semicolon, tab and bar, in UTF-8, UTF-16 or
 * Windows-1252. Throws `EngineError` (`damaged`, `too_large`).
 */
export function readCsv(bytes: Uint8Array, limits: Limits): Workbook {
  const text = decode(bytes);
  const tally = new Tally(limits);
  const texts = new Texts();
  const rows: Row[] = [];
  // Taken record by record: all of them as texts beside all of them as cells would be twice the memory.
  eachRecord(text, delimiterOf(text) ?? ",", limits, (record, row) => {
    const cells: Cell[] = [];
    for (let column = 0; column < record.length; column++) {
      const cell = cellOf(record[column]!, column, texts);
      if (cell !== null) cells.push(cell);
    }
    if (cells.length === 0) return;
    tally.row();
    for (const { column } of cells) tally.cell(column);
    rows.push({ row, hidden: false, cells });
  });
  return {
    format: "csv",
    sheets: [{ name: "", hidden: false, rows, hiddenColumns: new Set(), merges: [] }],
  };
}

/** Throws what `take` throws. */
function eachRecord(
  text: string,
  delimiter: string,
  limits: Limits,
  take: (record: string[], at: number) => void,
): void {
  let count = 0;
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_RECORD,
      on_record(record: string[]) {
        if (count >= limits.maxRows) throw tooLarge("rows", limits.maxRows);
        take(record, count);
        count += 1;
        // None of them is kept.
        return null;
      },
    });
  } catch (error) {
    if (error instanceof EngineError) throw error;
    // The parser's message quotes the file, which may hold somebody's pay.
    throw new EngineError("damaged", "the spreadsheet is damaged: a quotation mark is not closed");
  }
}

const NUMBER = /^[-+(]?[$€£]?\s?-?[\d.,' ]*\d[)-]?$/;

/** Text that a result was disarmed with is taken off again. */
const DISARMED = /^'(?=[\s\p{Cf}"']*[=@|%+\uFF1D\uFF20\uFF5C\uFF05\uFF0B\-\uFF0D\u2212\t\r\n])/u;

/** Null for an empty cell. */
function cellOf(raw: string, column: number, texts: Texts): Cell | null {
  const text = (raw.startsWith("'") ? raw.replace(DISARMED, "") : raw).trim();
  if (text === "") return null;
  const isNumber = NUMBER.test(text);
  return {
    column,
    text: isNumber ? text : texts.of(text),
    kind: isNumber ? "number" : "text",
    decimals: null,
  };
}
