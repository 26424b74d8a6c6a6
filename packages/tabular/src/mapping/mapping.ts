/** The lists of a person's pay, as a result has them. */
export const LISTS = ["earnings", "taxes", "deductions", "employer_taxes", "employer_contributions"] as const;
export type List = (typeof LISTS)[number];

/** What may be said of a line of pay in one column. */
export const LINE_FIGURES = [
  "amount",
  "hours",
  "rate",
  "taxable_wages",
  "ytd_amount",
  "ytd_hours",
  "ytd_taxable_wages",
] as const;
export type LineFigure = (typeof LINE_FIGURES)[number];

/** What a column may say of a person. */
export const PERSON_COLUMNS = [
  "employee_id",
  "name",
  "first_name",
  "last_name",
  "department",
  "gross_pay",
  "net_pay",
  "total_taxes",
  "total_deductions",
  // Figures that are nobody's.
  "ignore",
] as const;

/** What a column may say of the pay item in its row, where each item has a row. */
export const ITEM_COLUMNS = ["list", "code", "description", ...LINE_FIGURES] as const;

/** The meaning of a value in the column `list`. */
export const LIST_MEANINGS = [...LISTS, "gross_pay", "net_pay", "ignore"] as const;
export type ListMeaning = (typeof LIST_MEANINGS)[number];

export type ColumnMeaning =
  | (typeof PERSON_COLUMNS)[number]
  | (typeof ITEM_COLUMNS)[number]
  | `${List}.${LineFigure}`;

/** Everything that a column may say. */
export const COLUMN_MEANINGS: readonly ColumnMeaning[] = [
  ...PERSON_COLUMNS,
  ...ITEM_COLUMNS,
  ...LISTS.flatMap((list) => LINE_FIGURES.map((figure) => `${list}.${figure}` as const)),
];

/** Columns that identify the person of a row. */
export const PEOPLE: ReadonlySet<ColumnMeaning> = new Set(["employee_id", "name", "first_name", "last_name"]);

/** Those, and what else is said of that person in words. */
export const ABOUT_A_PERSON: ReadonlySet<ColumnMeaning> = new Set([...PEOPLE, "department"]);

/** Columns of texts, in which a number is none to add up. */
export const TEXTS: ReadonlySet<ColumnMeaning> = new Set([...ABOUT_A_PERSON, "list", "code", "description"]);

export interface MappedColumn {
  /** `A`, `AA`. */
  readonly column: string;
  /** What the column is called in the sheet's header: a sheet with another heading there is not the one that was mapped. */
  readonly heading: string;
  readonly is: ColumnMeaning;
  /** The text of the header that names the line of pay, where it is another one than the heading: `Regular Pay` of a column of hours. */
  readonly line?: string;
}

export interface MappedSheet {
  /** null for every sheet with these headings. */
  readonly sheet: string | null;
  readonly columns: readonly MappedColumn[];
  /** For a sheet with a column `list`: the meaning of its values. */
  readonly lists?: Readonly<Record<string, ListMeaning>>;
}

/** What the columns of a spreadsheet are: found by reading it, or said from the start. */
export interface Mapping {
  readonly version: 1;
  readonly sheets: readonly MappedSheet[];
}
