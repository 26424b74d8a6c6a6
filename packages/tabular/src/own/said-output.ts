import {
  CANONICAL_SCHEMA_VERSION,
  FORMAT_TYPES,
  RUN_KINDS,
  type CanonicalOutput,
  type Totals,
} from "@paylift/canonical";
import type { Sheet } from "../workbook/workbook.ts";
import {
  DOCUMENT_COLUMNS,
  LINE_COLUMNS,
  OWN_SHEETS,
  PEOPLE_COLUMNS,
  TOTAL_COLUMNS,
  TOTALS,
} from "./own-columns.ts";
import { NoField, ownRows, told, type CellPlace, type OwnRow } from "./own-rows.ts";
import { saidPeople } from "./said-people.ts";

/** An output as an exported workbook says it, and where it says each field. */
export interface SaidOutput {
  readonly output: CanonicalOutput;
  /** By field path. */
  readonly places: ReadonlyMap<string, CellPlace>;
}

export type OwnSheet = keyof typeof OWN_SHEETS;

/** Reads the sheets of an exported result, the mirror of what writes them; null where they say what no output can be. */
export function saidOutput(sheets: Readonly<Record<OwnSheet, Sheet>>): SaidOutput | null {
  try {
    const places = new Map<string, CellPlace>();
    const facts = new Map(
      ownRows(sheets.document, DOCUMENT_COLUMNS).map((row) => [row.text("field") ?? "", row]),
    );
    const people = saidPeople(
      ownRows(sheets.people, PEOPLE_COLUMNS),
      ownRows(sheets.lines, LINE_COLUMNS),
      places,
    );
    return {
      output: {
        ...document(facts, places),
        employees: people,
        totals: totals(ownRows(sheets.totals, TOTAL_COLUMNS), places),
      },
      places,
    };
  } catch (error) {
    if (error instanceof NoField) return null;
    throw error;
  }
}

/** How the document's rows are called, and which field each is. */
const FIELDS = {
  company: "company.name",
  company_id: "company.id",
  pay_period_start: "pay_period.start",
  pay_period_end: "pay_period.end",
  pay_date: "pay_date",
  run_kind: "run_kind",
} as const;

function document(
  rows: ReadonlyMap<string, OwnRow<(typeof DOCUMENT_COLUMNS)[number]>>,
  places: Map<string, CellPlace>,
): Omit<CanonicalOutput, "employees" | "totals"> {
  const row = (name: string) => told(rows.get(name) ?? null);
  for (const [name, path] of Object.entries(FIELDS)) {
    const place = row(name).place("value");
    if (place !== null) places.set(path, place);
  }
  return {
    schema_version: CANONICAL_SCHEMA_VERSION,
    provider: row("provider").text("value"),
    format_variant: row("format_variant").text("value"),
    format_type: told(row("format_type").oneOf("value", FORMAT_TYPES)),
    company: { name: row("company").text("value"), id: row("company_id").text("value") },
    currency: currencyOf(row("currency").text("value")),
    pay_period: { start: row("pay_period_start").day("value"), end: row("pay_period_end").day("value") },
    pay_date: row("pay_date").day("value"),
    run_kind: row("run_kind").oneOf("value", RUN_KINDS),
  };
}

function currencyOf(text: string | null): string {
  if (text === null || !/^[A-Z]{3}$/.test(text)) throw new NoField();
  return text;
}

/** Null where no row says any. */
function totals(
  rows: readonly OwnRow<(typeof TOTAL_COLUMNS)[number]>[],
  places: Map<string, CellPlace>,
): Totals | null {
  if (rows.length === 0) return null;
  const byName = new Map(rows.map((row) => [row.text("total"), row]));
  return Object.fromEntries(
    TOTALS.map((total) => {
      const row = told(byName.get(total) ?? null);
      const place = row.place("value");
      if (place !== null) places.set(`totals.${total}`, place);
      return [total, row.number("value")];
    }),
  ) as Totals;
}
