import { moneyFromJson, moneyToJson, parseFieldPath, parseQuantity, type Quantity } from "@paylift/canonical";
import type { Check } from "../../api/result.ts";
import { productCheck } from "../../reconcile/rate-checks.ts";
import { statutoryTax } from "../../reconcile/tax-rate-checks.ts";
import type { Draft } from "../draft.ts";
import { centsOf, hasCheck, type BeforeAndAfter } from "./before-and-after.ts";
import type { ListRecord } from "../blank-records.ts";

/** Products of one line: hours × rate, and taxable wages × the rate of the law. By id; null for one that is made no more. */
export function productChecks(employee: number, change: BeforeAndAfter): Map<string, Check | null> {
  const { byId, after, before } = change;
  const made = new Map<string, Check | null>();
  const hasHours = hasCheck(change, "line.hours_rate");
  const hasTaxes = hasCheck(change, "line.tax_rate");
  for (const { list, path, record } of after.recordsOf(employee)) {
    if (list === "earnings" && hasHours) put(`line.hours_rate:${path}`, hoursRate(path, record));
    if ((list === "taxes" || list === "employer_taxes") && hasTaxes)
      put(`line.tax_rate:${path}`, taxRate(path, record));
  }
  return made;

  function put(id: string, check: Check | null): void {
    const known = byId.get(id);
    // A line of several checks is the sum of their products.
    if (known !== undefined && known.expected !== amountBefore(before, known)) return;
    if (known !== undefined || check !== null) made.set(id, check);
  }
}

function amountBefore(before: Draft, { members }: Check): unknown {
  const amount = members.find((path) => path.endsWith(".amount"));
  return amount === undefined ? null : before.get(parseFieldPath(amount));
}

function hoursRate(path: string, record: ListRecord): Check | null {
  const [hours, rate] = [quantityOf(record["hours"], 0), quantityOf(record["rate"], RATE_DECIMALS)];
  const amount = centsOf(record["amount"]);
  if (hours === null || rate === null || amount === null) return null;
  const { actual, passed } = productCheck({ hours, rate, expected: amount });
  return {
    id: `line.hours_rate:${path}`,
    scope: "line",
    identity: "hours × rate = amount",
    expected: moneyToJson(amount),
    actual: actual === null ? null : moneyToJson(actual),
    difference: actual === null ? null : moneyToJson(actual - amount),
    passed,
    members: [`${path}.hours`, `${path}.rate`, `${path}.amount`],
  };
}

function taxRate(path: string, { type, taxable_wages: wages, amount }: ListRecord): Check | null {
  if (typeof wages !== "number" || typeof amount !== "number") return null;
  const expected = statutoryTax(type, moneyFromJson(wages));
  if (expected === null) return null;
  const tax = moneyFromJson(amount);
  const holds = Math.abs(tax - expected) <= 1;
  return {
    id: `line.tax_rate:${path}`,
    scope: "line",
    identity: "taxable wages × statutory rate = tax",
    expected: moneyToJson(tax),
    actual: holds ? moneyToJson(expected) : null,
    difference: holds ? moneyToJson(expected - tax) : null,
    passed: holds ? true : null,
    members: [`${path}.taxable_wages`, `${path}.amount`],
  };
}

/** Rates are printed with cents at least, which JSON leaves out where they are zeros. */
const RATE_DECIMALS = 2;

function quantityOf(value: unknown, decimals: number): Quantity | null {
  const quantity = typeof value === "number" ? parseQuantity(String(value)) : null;
  if (quantity === null || quantity.scale >= decimals) return quantity;
  return { units: quantity.units * 10 ** (decimals - quantity.scale), scale: decimals };
}
