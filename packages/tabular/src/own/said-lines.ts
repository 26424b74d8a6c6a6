import {
  DEDUCTION_ROLES,
  DEDUCTION_TYPES,
  EARNING_ROLES,
  EARNING_TYPES,
  PAYMENT_METHODS,
  TAX_TYPES,
  type Deduction,
  type Earning,
  type Employee,
  type Payment,
  type Tax,
} from "@paylift/canonical";
import { LINE_LISTS } from "@paylift/engine/corrections";
import type { LINE_COLUMNS } from "./own-columns.ts";
import { told, type CellPlace, type OwnRow } from "./own-rows.ts";

export type LineRow = OwnRow<(typeof LINE_COLUMNS)[number]>;

const SAID_LISTS = [...LINE_LISTS, "payments"] as const;

/** Adds what a row says to the list of its person. Throws `NoField`. */
export function addLine(
  employee: Employee,
  row: LineRow,
  person: string,
  places: Map<string, CellPlace>,
): void {
  const list = told(row.oneOf("list", SAID_LISTS));
  const path = `${person}.${list}[${employee[list].length}]`;
  if (list === "payments") employee.payments.push(payment(row));
  else if (list === "earnings") employee.earnings.push(earning(row));
  else if (list === "taxes" || list === "employer_taxes") employee[list].push(tax(row));
  else employee[list].push(deduction(row));
  for (const [field, column] of list === "payments" ? PAYMENT_FIELDS : LINE_FIELDS) {
    const place = row.place(column);
    if (place !== null) places.set(`${path}.${field}`, place);
  }
}

/** The fields that are read somewhere, and their columns. What a label means is said of it, and printed nowhere. */
const LINE_FIELDS = (
  [
    "description",
    "amount",
    "hours",
    "rate",
    "ytd_hours",
    "ytd_amount",
    "taxable_wages",
    "ytd_taxable_wages",
  ] as const
).map((field) => [field, field] as const);
const PAYMENT_FIELDS = [
  ["amount", "amount"],
  ["number", "payment_number"],
  ["date", "payment_date"],
] as const;

function label(row: LineRow): Pick<Earning, "code" | "description"> {
  return { code: row.text("code"), description: row.text("description") ?? "" };
}

function earning(row: LineRow): Earning {
  return {
    ...label(row),
    type: told(row.oneOf("type", EARNING_TYPES)),
    role: told(row.oneOf("role", EARNING_ROLES)),
    hours: row.number("hours"),
    rate: row.number("rate"),
    amount: told(row.number("amount")),
    ytd_hours: row.number("ytd_hours"),
    ytd_amount: row.number("ytd_amount"),
  };
}

function deduction(row: LineRow): Deduction {
  const pretax = row.oneOf("pretax", ["yes", "no"]);
  return {
    ...label(row),
    type: told(row.oneOf("type", DEDUCTION_TYPES)),
    role: told(row.oneOf("role", DEDUCTION_ROLES)),
    pretax: pretax === null ? null : pretax === "yes",
    amount: told(row.number("amount")),
    ytd_amount: row.number("ytd_amount"),
  };
}

function tax(row: LineRow): Tax {
  return {
    ...label(row),
    type: told(row.oneOf("type", TAX_TYPES)),
    jurisdiction: row.text("jurisdiction"),
    locality: row.text("locality"),
    taxable_wages: row.number("taxable_wages"),
    amount: told(row.number("amount")),
    ytd_taxable_wages: row.number("ytd_taxable_wages"),
    ytd_amount: row.number("ytd_amount"),
  };
}

function payment(row: LineRow): Payment {
  return {
    number: row.text("payment_number"),
    method: row.oneOf("payment_method", PAYMENT_METHODS),
    date: row.day("payment_date"),
    amount: told(row.number("amount")),
  };
}
