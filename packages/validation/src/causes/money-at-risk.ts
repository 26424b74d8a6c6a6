import type { Finding } from "../compare/finding.ts";
import type { Link } from "../lines/link.ts";
import type { DiscrepancyKind } from "../model/discrepancy-kind.ts";
import type { CauseGroup } from "./group.ts";

/** The money that a cause is about, in cents. */
export interface Stake {
  /** Without a sign; nothing where the sum is the same in the end. */
  readonly atRisk: number;
  /** target − source; nothing where no sum moves. */
  readonly difference: number;
}

const NOTHING: Stake = { atRisk: 0, difference: 0 };

/** No money themselves, or none that anybody is paid: it is what they make of the amount of their line. */
const MADE_INTO_AMOUNTS: ReadonlySet<DiscrepancyKind> = new Set(["hours", "rate", "taxable_wages"]);

/** What is at stake in each difference that is the cause of a group. */
export function stakesOf({ roots, effects }: CauseGroup): Map<Finding, Stake> {
  const amounts = effects.filter(({ kind }) => kind === "line_amount" || kind === "rounding");
  const amountOf = new Map(amounts.map((amount) => [amount.link, amount]));
  return new Map(
    roots.map((root) => {
      const carrier = MADE_INTO_AMOUNTS.has(root.kind) ? amountOf.get(root.link) : root;
      return [root, carrier === undefined ? NOTHING : ownStake(carrier)];
    }),
  );
}

function ownStake({ kind, cents, link, reason }: Finding): Stake {
  if (kind === "ytd" || (kind === "total" && reason !== null)) return NOTHING;
  const atRisk = kind === "line_type" && link !== null ? movedCents(link) : Math.abs(cents ?? 0);
  return { atRisk, difference: cents ?? 0 };
}

/** The amount that stands under another type: what of each class one side has more of than the other. */
function movedCents({ source, target }: Link): number {
  const classes = new Map<string, number>();
  for (const [sign, lines] of [
    [-1, source],
    [1, target],
  ] as const)
    for (const { classKey, cents } of lines)
      classes.set(classKey, (classes.get(classKey) ?? 0) + sign * cents);
  return Math.max(0, ...classes.values());
}
