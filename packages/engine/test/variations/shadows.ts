import type { Random } from "../support/random.ts";
import { inkOf, PAGE } from "./ink.ts";
import { payrollOf } from "./payroll.ts";
import { placeRegister, textsOf } from "./register.ts";
import { peopleOf, type Variation } from "./variation.ts";

/** What of a page is printed twice. */
export const TWICE = ["all of it", "headings", "figures", "names"] as const;

/** A register of which part is printed again a little aside, as shadows and bold letters are made. */
export function shadow(random: Random, what: (typeof TWICE)[number], most: number): Variation {
  const payroll = payrollOf(random, random.int(3, 7));
  const register = placeRegister(random, payroll);
  const [dx, dy] = [random.next() * most, random.chance(0.5) ? 0 : (random.next() - 0.5) * most];
  const texts = textsOf(register);
  const again = {
    "all of it": texts,
    headings: register.headings,
    figures: texts.filter(({ align }) => align === "right"),
    names: register.rows.map((cells) => cells[1]!),
  }[what];
  const below = random.chance(0.5) ? "0.7 g " : "";
  const shadows = again.map((text) => `${below}${inkOf(text, dx, dy)} 0 g`).join("\n");
  const plain = texts.map((text) => inkOf(text)).join("\n");
  return {
    name: `${what} twice, ${dx.toFixed(1)} and ${dy.toFixed(1)} aside`,
    pages: [
      {
        content: random.chance(0.5) ? `${shadows}\n${plain}` : `${plain}\n${shadows}`,
        mediaBox: [0, 0, ...PAGE],
      },
    ],
    people: peopleOf(payroll),
  };
}
