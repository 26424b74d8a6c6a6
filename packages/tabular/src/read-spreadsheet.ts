import type { ExtractionResult } from "@paylift/engine";
import { EngineError, readLaidOut, readTold } from "@paylift/engine/pages";
import { spreadsheetKind } from "./kind.ts";
import { layOut, type LaidOutPage } from "./layout/lay-out.ts";
import { applyMapping, type Applied } from "./mapping/apply-mapping.ts";
import { headerFingerprint } from "./mapping/header-fingerprint.ts";
import { knownFor, type KnownMapping } from "./mapping/known-mapping.ts";
import { PEOPLE, type Mapping } from "./mapping/mapping.ts";
import { ownExport } from "./own/own-export.ts";
import { proposeLong } from "./mapping/propose-long.ts";
import { proposeMapping } from "./mapping/propose-mapping.ts";
import { toldColumns } from "./mapping/told-columns.ts";
import { asSaid } from "./own/as-said.ts";
import { PlacedRows } from "./own/placed-rows.ts";
import type { SaidOutput } from "./own/said-output.ts";
import { totalsRecord } from "./own/totals-record.ts";
import { tableOf } from "./shape/header.ts";
import { readPrinted } from "./printed/read-printed.ts";
import { readWorkbook } from "./read-workbook.ts";
import { cellNames, toldCells } from "./told/told-cells.ts";
import { lineNames, toldLines } from "./told/told-lines.ts";
import { LIMITS, type Limits, type Sheet } from "./workbook/workbook.ts";

/** How a spreadsheet is to be read. */
export interface ReadOptions {
  readonly limits?: Partial<Limits>;
  /** What its columns are. Default: that is found. */
  readonly map?: Mapping;
  /** What is known of headers, for spreadsheets that have one of these. Default: nothing. */
  readonly known?: readonly KnownMapping[];
}

/** A result, and the meaning of its columns. */
export interface SpreadsheetReading {
  readonly result: ExtractionResult;
  /** null if they give no mapping. */
  readonly mapping: Mapping | null;
  /** The fingerprint of the header, under which a mapping is saved; null if there is none. */
  readonly header: string | null;
}

/**
 * Reads a payroll from a spreadsheet, in the calling thread. With a mapping, given or found in the headings of rows
 * per pay item, its columns have that meaning; otherwise its sheets are laid out as pages and read like a document of
 * unknown layout. Every place in the result names its cell. A text with columns but no cells is read as the pages
 * that it prints, and every place names its line. Throws `EngineError` (those of `readWorkbook`, `no_pages`,
 * `no_payroll_content`, and `invalid_argument` for a mapping that does not fit).
 */
export function readSpreadsheet(
  bytes: Uint8Array,
  { limits, map, known = [] }: ReadOptions = {},
): SpreadsheetReading {
  if (spreadsheetKind(bytes) === "text") return readPages(bytes, { ...LIMITS, ...limits }, map);
  const { pages, mapping, applied, header, said } = prepared(bytes, { limits, map, known });
  if (applied !== null) {
    const result = said === null ? readApplied(pages, applied) : readOwn(pages, applied, said);
    return { result, mapping, header };
  }
  const result = readFound(pages);
  return { result, mapping: proposeMapping(result, pages), header };
}

/** A spreadsheet that was laid out. Its cells as they were read are nobody's any more: they would be half of the memory. */
interface Prepared {
  readonly pages: readonly LaidOutPage[];
  readonly header: string | null;
  /** The known mapping; null if it must be found. */
  readonly mapping: Mapping | null;
  readonly applied: Applied | null;
  /** The output that the workbook was exported from, as it says it; null for any other. */
  readonly said: SaidOutput | null;
}

function prepared(
  bytes: Uint8Array,
  { limits, map, known = [] }: { [name in keyof ReadOptions]: ReadOptions[name] | undefined },
): Prepared {
  const { sheets: all } = readWorkbook(bytes, limits);
  const own = map === undefined ? ownExport(all) : null;
  const sheets = own?.sheets ?? all;
  const header = own === null ? headerFingerprint(all) : null;
  const saved = map === undefined && own === null ? appliedSaved(sheets, knownFor(header, known)) : null;
  if (saved !== null) return { ...saved, header, said: null };
  const mapping = map ?? own?.mapping ?? longMapping(sheets) ?? sampledMapping(sheets);
  const pages = laidOut(sheets, mapping);
  const applied = mapping === null ? null : applyMapping(mapping, pages);
  return { pages, header, mapping, applied, said: own?.said ?? null };
}

function laidOut(sheets: readonly Sheet[], mapping: Mapping | null): LaidOutPage[] {
  const pages = layOut(sheets, mapping === null ? null : toldColumns(mapping));
  if (pages.length === 0) throw new EngineError("no_pages", "the spreadsheet has no cell that is shown");
  return pages;
}

/** By a mapping that was saved for the header; null where there is none, and where it does not fit all the same. */
function appliedSaved(
  sheets: readonly Sheet[],
  mapping: Mapping | null,
): Omit<Prepared, "header" | "said"> | null {
  if (mapping === null) return null;
  const pages = laidOut(sheets, mapping);
  try {
    return { pages, mapping, applied: applyMapping(mapping, pages) };
  } catch (error) {
    // Nobody gave it for this very file: better found anew than refused.
    if (error instanceof EngineError && error.code === "invalid_argument") return null;
    throw error;
  }
}

/** Reads a text whose columns are where they were printed. */
function readPages(bytes: Uint8Array, limits: Limits, map: Mapping | undefined): SpreadsheetReading {
  if (map !== undefined)
    throw new EngineError(
      "invalid_argument",
      "a text without cells has no columns that a mapping could name",
      {
        option: "map",
      },
    );
  const pages = readPrinted(bytes, limits);
  if (pages.length === 0) throw new EngineError("no_pages", "the text has no word");
  const result = readLaidOut(
    pages.map(({ page }) => page),
    "both",
    lineNames(pages),
  );
  return { result: toldLines(result, pages), mapping: null, header: null };
}

/** Reads pages of columns whose meaning must be found. */
function readFound(pages: readonly LaidOutPage[]): ExtractionResult {
  const result = readLaidOut(
    pages.map(({ page }) => page),
    "both",
    cellNames(pages),
  );
  return toldCells(result, pages);
}

function readApplied(pages: readonly LaidOutPage[], { records, aside }: Applied): ExtractionResult {
  const result = readTold(
    pages.map(({ page }) => page),
    records,
    aside,
    cellNames(pages),
  );
  return toldCells(result, pages);
}

/** Reads an exported result: its fields as they are said, its sums as those of any other. */
function readOwn(pages: readonly LaidOutPage[], applied: Applied, said: SaidOutput): ExtractionResult {
  const rows = new PlacedRows(pages);
  const totals = totalsRecord(said, rows);
  const count = said.places.get("totals.employee_count");
  return asSaid(
    readApplied(pages, {
      records: totals === null ? applied.records : [...applied.records, totals],
      // How many people there are is counted, and no sum.
      aside: [...applied.aside, (count === undefined ? null : rows.at(count))?.placed.words ?? []],
    }),
    said,
    rows,
  );
}

/** Sheets with more rows are read by what their first rows tell of their columns. */
const [MOST_ROWS, SAMPLE_ROWS] = [2000, 120];

/** The mapping of the first rows of large sheets; null for small ones, and where the first rows are no payroll or tell no people. */
function sampledMapping(sheets: readonly Sheet[]): Mapping | null {
  if (sheets.every(({ rows }) => rows.length <= MOST_ROWS)) return null;
  const pages = layOut(sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.slice(0, SAMPLE_ROWS) })));
  try {
    const mapping = proposeMapping(readFound(pages), pages);
    const isOfPeople = mapping?.sheets.every(({ columns }) => columns.some(({ is }) => PEOPLE.has(is)));
    return isOfPeople === true ? mapping : null;
  } catch (error) {
    if (error instanceof EngineError && error.code === "no_payroll_content") return null;
    throw error;
  }
}

/** The mapping that headings of a row a pay item tell, where all sheets with a table have such; null elsewhere. */
function longMapping(sheets: readonly Sheet[]): Mapping | null {
  const mapped = sheets
    .filter(({ hidden }) => !hidden)
    .flatMap(({ name, rows }) => {
      const table = tableOf(rows);
      return table === null ? [] : [proposeLong(name === "" ? null : name, table)];
    });
  const whole = mapped.filter((sheet) => sheet !== null);
  return whole.length === 0 || whole.length < mapped.length ? null : { version: 1, sheets: whole };
}
