import type { Finding } from "../compare/finding.ts";
import type { Link } from "../lines/link.ts";

/** Figures that the lines of a link move, target − source in cents. */
export interface LinkEffect {
  gross: number;
  net: number;
}

/** What a difference of lines does to gross and to net pay. Nothing where the lines only changed their place. */
export function effectOf({ source, target }: Link): LinkEffect {
  const effect: LinkEffect = { gross: 0, net: 0 };
  for (const [sign, lines] of [
    [-1, source],
    [1, target],
  ] as const)
    for (const { cents, netSign, inGross } of lines) {
      effect.net += sign * netSign * cents;
      if (inGross) effect.gross += sign * cents;
    }
  return effect;
}

/** Money that is at stake in a difference, in cents; nothing where the sum is the same in the end. */
export function moneyAtRisk({ kind, cents, link, reason }: Finding): number {
  if (kind === "ytd" || kind === "taxable_wages" || (kind === "total" && reason !== null)) return 0;
  return kind === "line_type" && link !== null ? movedCents(link) : Math.abs(cents ?? 0);
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
