import { sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";

/** A sum is made of so many parts at least, and of so many figures. */
const [LEAST_PARTS, LEAST_FIGURES] = [2, 2];

/**
 * Claims sums of parts of all checks, as of those that are issued and of those that are voided, right above the sum over
 * all where each of its figures is what they add up to.
 */
export function claimPartsOfSum(lines: readonly Line[], records: readonly RecordReading[]): void {
  for (const { scope, figures } of records) {
    if (scope !== "company") continue;
    const own = new Set([...figures.values()].map(({ token }) => token));
    const at = lines.findIndex(({ tokens }) => tokens.some((token) => own.has(token)));
    if (at >= 0) claimAbove(lines, at);
  }
}

function claimAbove(lines: readonly Line[], at: number): void {
  const totals = amountsOf(lines[at]!);
  if (totals.length < LEAST_FIGURES) return;
  const parts: Token[][] = [];
  for (let i = at - 1; i >= 0; i--) {
    const part = amountsOf(lines[i]!);
    if (part.length !== totals.length || part.some(({ claim }) => claim !== null)) return;
    parts.push(part);
    const isSum = totals.every(({ money }, k) => sumMoney(parts.map((each) => each[k]!.money!)) === money);
    if (!isSum || parts.length < LEAST_PARTS) continue;
    for (const token of parts.flat()) token.claim = "total";
    return;
  }
}

function amountsOf({ tokens }: Line): Token[] {
  return tokens.filter(({ money, moneyLike }) => money !== null && moneyLike);
}
