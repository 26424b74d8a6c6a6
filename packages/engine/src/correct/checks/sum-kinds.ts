import { normalizeLabel } from "@paylift/canonical";
import type { Check } from "../../api/result.ts";
import { isListName } from "../draft.ts";
import type { ListName, ListRecord } from "../blank-records.ts";
import { effectOnNet } from "./effects.ts";
import { whatOf } from "./before-and-after.ts";

/** A line of an employee as sums see it. */
export interface PlacedRecord {
  readonly list: ListName;
  readonly record: ListRecord;
  readonly inGross: boolean;
}

/** How a field of a record takes part in a sum. */
export interface Part {
  readonly field: string;
  readonly sign: -1 | 1;
}

/** What a sum is made of. */
export interface SumKind {
  /** Whether a member is the printed figure itself and no part of the sum. */
  isExpected(path: string): boolean;
  /** The sign of a line that the sum has taken in. */
  signOf(line: PlacedRecord, field: string): -1 | 1;
  /** The sign of a printed total that is a part of it. */
  signOfTotal(path: string): -1 | 1;
  /** Whether it can be told which lines it takes in. */
  readonly asks: boolean;
  /** How a line takes part that the sum has not seen yet; null for one that does not. */
  partOf(line: PlacedRecord): Part | null;
  /** The figure of each employee that it adds up; null where it adds up none. */
  readonly figure: "gross_pay" | "net_pay" | "count" | null;
}

const TOTALS = new Map([
  ["total_earnings", "totals.total_earnings"],
  ["gross_pay", "totals.gross_pay"],
  ["net_pay", "totals.net_pay"],
  ["total_taxes", "totals.total_taxes"],
  ["total_deductions", "totals.total_deductions"],
  ["employee_count", "totals.employee_count"],
]);

/** What a check of the reading adds up, by its id and its identity. */
export function kindOf(check: Pick<Check, "id" | "scope" | "identity">): SumKind {
  const what = whatOf(check);
  const name = what.slice(0, what.indexOf(":"));
  const ofNet = name === "ytd_net_pay" || name === "ytd_totals" || check.identity.startsWith("gross_pay −");
  const isOfPeople = check.scope === "document" || check.scope === "department";
  const lists = listsOf(name, check.identity);
  return {
    asks: check.scope === "column" || lists.length > 0 || name === "total_reimbursements",
    signOfTotal: (path) => (ofNet && path.startsWith("totals.total_") ? -1 : 1),
    isExpected: (path) => check.scope === "document" && path === TOTALS.get(name),
    signOf: ({ list, record, inGross }, field) =>
      ofNet && field !== "taxable_wages" ? effectOnNet(list, record, inGross) || 1 : 1,
    partOf: check.scope === "column" ? partOfColumn(what) : partOfList(name, lists),
    figure: isOfPeople ? figureOf(name, check.identity) : null,
  };
}

function figureOf(name: string, identity: string): SumKind["figure"] {
  if (name === "employee_count") return "count";
  const isSum = identity.startsWith(`Σ ${name} of the employees`);
  return isSum && (name === "gross_pay" || name === "net_pay") ? name : null;
}

const AMOUNT: Part = { field: "amount", sign: 1 };

function partOfList(name: string, lists: readonly ListName[]): SumKind["partOf"] {
  return ({ list, record, inGross }) => {
    if (name === "total_reimbursements")
      return list === "earnings" && !inGross && record["role"] === "cash" ? AMOUNT : null;
    return lists.includes(list) && record["role"] !== "employer_cost" ? AMOUNT : null;
  };
}

function listsOf(name: string, identity: string): readonly ListName[] {
  const withTaxes = identity.startsWith("Σ taxes + Σ deductions");
  const withEmployers = identity.startsWith("Σ taxes + Σ employer taxes");
  const ofBoth = identity.startsWith("Σ employer taxes + Σ employer contributions");
  switch (name) {
    case "total_taxes":
      return withEmployers ? ["taxes", "employer_taxes"] : ["taxes"];
    case "total_deductions":
      return withTaxes ? ["taxes", "deductions"] : ["deductions"];
    case "total_employer_taxes":
      return ["employer_taxes"];
    case "total_employer_contributions":
      return ofBoth ? ["employer_taxes", "employer_contributions"] : ["employer_contributions"];
    default:
      return [];
  }
}

/** A column is a list and a label: `deductions:Dental:company`, with what else of the lines is added up at its end. */
function partOfColumn(what: string): SumKind["partOf"] {
  const field = what.endsWith(":ytd")
    ? "ytd_amount"
    : what.endsWith(":taxable_wages")
      ? "taxable_wages"
      : "amount";
  const place = what.replace(/:(?:ytd|taxable_wages)$/, "");
  const [list, label] = [
    place.slice(0, place.indexOf(":")),
    place.slice(place.indexOf(":") + 1, place.lastIndexOf(":")),
  ];
  if (!isListName(list)) return () => null;
  const wanted = normalizeLabel(label);
  return ({ list: own, record }) =>
    own === list && normalizeLabel(String(record["description"] ?? "")) === wanted
      ? { field, sign: 1 }
      : null;
}
