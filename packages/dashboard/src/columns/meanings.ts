import type { components } from "@paylift/client";

export type Meaning = components["schemas"]["MappedColumn"]["is"];

const OF_PEOPLE = {
  employee_id: "Employee id",
  name: "Name",
  first_name: "First name",
  last_name: "Last name",
  department: "Department",
  gross_pay: "Gross pay",
  net_pay: "Net pay",
  total_taxes: "All taxes",
  total_deductions: "All deductions",
} as const;

const OF_ITEMS = { list: "Kind of item", code: "Code", description: "Item" } as const;

const FIGURES = {
  amount: "amount",
  hours: "hours",
  rate: "rate",
  taxable_wages: "taxable wages",
  ytd_amount: "amount of the year",
  ytd_hours: "hours of the year",
  ytd_taxable_wages: "taxable wages of the year",
} as const;

const LISTS = {
  earnings: "Earning",
  taxes: "Tax",
  deductions: "Deduction",
  employer_taxes: "Employer tax",
  employer_contributions: "Employer contribution",
} as const;

interface Choice {
  readonly value: Meaning;
  readonly label: string;
}

const NOTHING: Choice = { value: "ignore", label: "Not read" };

function choices<Value extends Meaning>(labels: Readonly<Record<Value, string>>): Choice[] {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Meaning, label }));
}

const WIDE: readonly Choice[] = [
  ...choices(OF_PEOPLE),
  ...Object.entries(LISTS).flatMap(([list, name]) =>
    Object.entries(FIGURES).map(([figure, label]) => ({
      value: `${list}.${figure}` as Meaning,
      label: `${name}: ${label}`,
    })),
  ),
  NOTHING,
];

const LONG: readonly Choice[] = [
  ...choices(OF_PEOPLE),
  ...choices(OF_ITEMS),
  ...choices(FIGURES).map(({ value, label }) => ({
    value,
    label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
  })),
  NOTHING,
];

/** What a column may be: of a row a pay item the row says of which list it is, else the column does. */
export function meaningsOf(columns: readonly { readonly is: Meaning }[]): readonly Choice[] {
  return columns.some(({ is }) => is === "list") ? LONG : WIDE;
}
