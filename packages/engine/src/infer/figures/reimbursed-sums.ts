import { classifyEarning, normalizeLabel, sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { setFigure } from "../../interpret/record-builder.ts";
import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";
import { money } from "./sums-of-lines.ts";

/**
 * Sums of lists in which what is paid back stands beside what is earned: nothing calls them the gross pay, and they are
 * more than it.
 */
export class ReimbursedSums {
  #areAny = false;

  /** Takes the bare sum of such a list, or the sum over people of those. False for other numbers. */
  take(record: RecordReading, cell: FigureCell): boolean {
    const total = money(cell);
    if (record.scope !== "check") return this.#areAny && setFigure(record, "total_earnings", total);
    if (!takeSumOfPaid(record, cell)) return false;
    this.#areAny = true;
    return true;
  }
}

/** Takes a sum that stands beside a known gross pay: of all that is paid, or of what was never paid out. False for other numbers. */
export function isSumBesideGross(record: RecordReading, cell: FigureCell): boolean {
  if (!record.figures.has("gross_pay")) return false;
  return takeSumOfPaid(record, cell) || claimNotPaidOut(record, cell);
}

/** `Gross Wages + Reimb.`, `Total Pay Including Reimbursements` */
const OF_BOTH =
  /^(?:total |gross )+(?:pay |wages |earnings |compensation )?(?:(?:\+|&|and|plus|with|incl|including) )?(?:non ?taxable )?reimb(?:urse(?:ments?|d))?$/;
const JOINED = /\+|&|\b(?:and|plus|with|incl|including)\b/i;

/** Takes the sum of what is earned and what is paid back, under a name that says so; nothing else is called that. False for other lines. */
export function takeNamedSumOfPaid(record: RecordReading, { label, figures }: CellGroup): boolean {
  const [only, other] = figures;
  if (label === null || only === undefined || other !== undefined) return false;
  if (!JOINED.test(label.text) || !OF_BOTH.test(normalizeLabel(label.text))) return false;
  if (record.scope === "check") takeSumOfPaid(record, only);
  else setFigure(record, "total_earnings", money(only));
  return true;
}

/** Takes the sum of what is earned and what is paid back. False for other numbers. */
function takeSumOfPaid(record: RecordReading, cell: FigureCell): boolean {
  const total = money(cell);
  const paid = record.items.flatMap(({ section, amount, reimbursement }) =>
    section === "earning" && amount !== null && amount.cents !== 0 ? [{ amount, reimbursement }] : [],
  );
  const hasBoth = new Set(paid.map(({ reimbursement }) => reimbursement)).size > 1;
  const parts = paid.map(({ amount }) => amount);
  if (!hasBoth || sumMoney(parts.map(({ cents }) => cents)) !== total.cents) return false;
  const identity = "Σ earnings + Σ reimbursements = printed total of both";
  record.lineSums.push({ label: "paid", identity, total, parts });
  total.token.claim = "total";
  return true;
}

/**
 * Claims what is taken off again between the gross and the net pay because it was never paid out, where lines above say so and
 * all sums are printed: `Less Cash Tips`. False for other numbers.
 */
function claimNotPaidOut(
  { items, figures }: RecordReading,
  { number: { cents, token } }: FigureCell,
): boolean {
  const [gross, taxes, deductions, net] = (
    ["gross_pay", "total_taxes", "total_deductions", "net_pay"] as const
  ).map((name) => figures.get(name)?.cents);
  if (gross === undefined || taxes === undefined || deductions === undefined || net === undefined)
    return false;
  if (cents === null || cents === 0 || gross - taxes - deductions - Math.abs(cents) !== net) return false;
  const unpaid = items.flatMap(({ section, label, amount }) =>
    section === "earning" && classifyEarning(label.text).role !== "cash" ? (amount?.cents ?? []) : [],
  );
  if (sumMoney(unpaid) !== Math.abs(cents)) return false;
  token.claim ??= "total";
  return true;
}
