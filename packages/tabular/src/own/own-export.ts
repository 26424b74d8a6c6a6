import {
  LINE_FIGURES,
  LISTS,
  type ColumnMeaning,
  type MappedSheet,
  type Mapping,
} from "../mapping/mapping.ts";
import { columnName } from "../workbook/reference.ts";
import type { Row, Sheet } from "../workbook/workbook.ts";
import { DOCUMENT_COLUMNS, LINE_COLUMNS, OWN_SHEETS, PEOPLE_COLUMNS, TOTAL_COLUMNS } from "./own-columns.ts";
import { saidOutput, type SaidOutput } from "./said-output.ts";

/** A workbook that a result was exported to, as it is read again. */
export interface OwnExport {
  readonly sheets: readonly Sheet[];
  readonly mapping: Mapping;
  /** The output as its cells say it, field by field; null where somebody has changed them to what no output can be. */
  readonly said: SaidOutput | null;
}

/** Columns of the lines that are read; the others say what the label tells. */
const READ: ReadonlySet<string> = new Set([
  "employee_id",
  "name",
  "department",
  "list",
  "code",
  "description",
  ...LINE_FIGURES,
]);

/** Tells a workbook that a result was exported to: its sheets of people, lines, and what is said of the document. Null for any other. */
export function ownExport(sheets: readonly Sheet[]): OwnExport | null {
  const named = (name: string, columns: readonly string[]): Sheet | undefined =>
    sheets.find((sheet) => sheet.name === name && hasHeader(sheet, columns));
  const people = named(OWN_SHEETS.people, PEOPLE_COLUMNS);
  const lines = named(OWN_SHEETS.lines, LINE_COLUMNS);
  const totals = named(OWN_SHEETS.totals, TOTAL_COLUMNS);
  const document = named(OWN_SHEETS.document, DOCUMENT_COLUMNS);
  if (people === undefined || lines === undefined) return null;
  const lists = { ...Object.fromEntries(LISTS.map((list) => [list, list])), payments: "ignore" } as const;
  const whole = document === undefined || totals === undefined ? null : { people, lines, totals, document };
  return {
    sheets: [
      ...(document === undefined ? [] : [asFacts(document)]),
      people,
      lines,
      ...(totals === undefined || totals.rows.length < 2 ? [] : [totals]),
    ],
    mapping: {
      version: 1,
      sheets: [mappedSheet(people, PEOPLE_COLUMNS), { ...mappedSheet(lines, LINE_COLUMNS), lists }],
    },
    said: whole === null ? null : saidOutput(whole),
  };
}

function hasHeader({ rows }: Sheet, columns: readonly string[]): boolean {
  const header = rows[0]?.cells.map(({ text }) => text) ?? [];
  return header.length === columns.length && columns.every((column, at) => header[at] === column);
}

function mappedSheet({ name }: Sheet, headings: readonly string[]): MappedSheet {
  const columns = headings.flatMap((heading, at) =>
    PEOPLE_COLUMNS.some((column) => column === heading) || READ.has(heading)
      ? [{ column: columnName(at), heading, is: heading as ColumnMeaning }]
      : [],
  );
  return { sheet: name, columns };
}

const FACTS: Readonly<Record<string, string>> = {
  company: "Company:",
  company_id: "Company ID:",
  run_kind: "Run Type:",
  pay_period_start: "Pay Period Start:",
  pay_period_end: "Pay Period End:",
  pay_date: "Pay Date:",
};

/** What is said of the document, in the words that a register has for it. */
function asFacts(sheet: Sheet): Sheet {
  const rows = sheet.rows.flatMap((row): Row[] => {
    const [field, value] = row.cells;
    const label = field === undefined ? undefined : FACTS[field.text];
    if (label === undefined || value === undefined) return [];
    return [{ ...row, cells: [{ ...field!, text: label, raw: field!.text }, value] }];
  });
  return { ...sheet, rows };
}
