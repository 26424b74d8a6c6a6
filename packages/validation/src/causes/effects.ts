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
