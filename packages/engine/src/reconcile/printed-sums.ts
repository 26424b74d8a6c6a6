import { sumMoney } from "@paylift/canonical";
import type { LedgerEmployee, Sum } from "../canonicalise/ledger.ts";
import type { MoneyReading } from "../interpret/reading.ts";
import type { FigureName } from "../variants/variant-schema.ts";

/** A figure of an employee over all checks where each check prints it, and each printed sum over the checks. */
export function sumsOf({ checks, sums }: LedgerEmployee, figure: FigureName): Sum[] {
  const found: Sum[] = [];
  const printed = checks.flatMap((record) => record.figures.get(figure) ?? []);
  if (printed.length > 0) {
    found.push({
      cents: sumMoney(printed.map(({ cents }) => cents)),
      tokens: printed.map(({ token }) => token),
    });
  }
  for (const record of sums) found.push(...asSum(record.figures.get(figure)));
  return found;
}

function asSum(money: MoneyReading | undefined): Sum[] {
  return money === undefined ? [] : [{ cents: money.cents, tokens: [money.token] }];
}
