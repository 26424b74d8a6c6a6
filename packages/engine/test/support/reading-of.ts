import { interpret, type Interpretation } from "../../src/interpret/interpret.ts";
import type { ItemReading, PaymentReading, RecordReading } from "../../src/interpret/reading.ts";
import type { Line } from "../../src/layout/lines.ts";
import type { Claim } from "../../src/layout/token.ts";
import type { Variant } from "../../src/variants/compiled-variant.ts";
import { linesOfText } from "./page-of.ts";

/** What a variant reads on pages that are given as text. */
export function readingOf(variant: Variant, ...pages: readonly string[]): Interpretation & { lines: Line[] } {
  const lines = linesOfText(pages, variant.data.decimals === "space" ? "space" : "point");
  return { lines, ...interpret(lines, variant) };
}

/** The records of pages that are given as text, in short. */
export function recordsOf(variant: Variant, ...pages: readonly string[]): Record<string, unknown>[] {
  return readingOf(variant, ...pages).reading.records.map(shown);
}

/** A record in short: only what it has, items and payments as text. */
export function shown(record: RecordReading): Record<string, unknown> {
  const {
    scope,
    page,
    name,
    employeeId,
    department,
    departmentCode,
    employeeCount,
    items,
    figures,
    payments,
  } = record;
  const all = {
    scope,
    page,
    name: name?.text,
    id: employeeId?.text,
    department: department?.text,
    departmentCode: departmentCode?.text,
    count: employeeCount?.count,
    hours: record.totalHours?.token.plain,
    items: items.length > 0 ? items.map(shownItem) : undefined,
    payments: payments.length > 0 ? payments.map(shownPayment) : undefined,
    ...Object.fromEntries([...figures].map(([figure, { token }]) => [figure, token.plain])),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function shownItem({ section, code, label, role, hours, rate, amount, taxableWages }: ItemReading): string {
  const parts = [
    `${section}:`,
    code === null || code === label.text ? label.text : `(${code}) ${label.text}`,
    role === null ? null : `[${role}]`,
    hours === null ? null : `${hours.token.plain} h`,
    rate === null ? null : `@ ${rate.token.plain}`,
    taxableWages === null ? null : `of ${taxableWages.token.plain}`,
    amount === null ? null : `= ${amount.token.plain}`,
  ];
  return parts.filter((part) => part !== null).join(" ");
}

function shownPayment({ method, number, amount }: PaymentReading): string {
  return [method, number?.text, amount?.token.plain].map((part) => part ?? "-").join(" ");
}

/** The money-like tokens of the lines, as printed, by what became of them. */
export function claimsOf(lines: readonly Line[]): Record<Claim | "unclaimed", string[]> {
  const claims: Record<Claim | "unclaimed", string[]> = {
    field: [],
    total: [],
    decoration: [],
    unclaimed: [],
  };
  for (const { tokens } of lines) {
    for (const { moneyLike, claim, text } of tokens) if (moneyLike) claims[claim ?? "unclaimed"].push(text);
  }
  return claims;
}
