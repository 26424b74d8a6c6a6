import type { Random } from "../support/random.ts";
import { inkOf, PAGE } from "./ink.ts";
import { payrollOf, type Slot } from "./payroll.ts";
import { placeRegister, textsOf } from "./register.ts";
import { peopleOf, type Variation } from "./variation.ts";

/** What spreadsheets and reports print in place of a figure. */
export const IN_PLACE = [
  "########",
  "****",
  "#VALUE!",
  "...",
  "#####.##",
  "#REF!",
  "*******",
  "#N/A",
] as const;

/** A register in which some figures of one column cannot be read. */
export function unreadable(random: Random, sign: string, slot: Slot): Variation {
  const payroll = payrollOf(random, random.int(4, 8));
  const register = placeRegister(random, payroll);
  const at = payroll.columns.map((column) => column.slot).lastIndexOf(slot);
  const truth = peopleOf(payroll);
  const line = payroll.columns
    .slice(0, at)
    .filter((each) => each.slot !== "gross" && each.slot !== "net").length;
  const rows = random.chance(0.3) ? truth.keys().toArray() : [random.int(0, truth.length - 1)];
  for (const row of rows) {
    const cells = register.rows[row]!;
    cells[2 + at] = { ...cells[2 + at]!, text: sign };
    if (slot === "gross") truth[row]!.gross = null;
    else if (slot === "net") truth[row]!.net = null;
    else truth[row]!.lines.splice(line, 1);
  }
  return {
    name: `${sign} in place of ${slot}`,
    pages: [
      {
        content: textsOf(register)
          .map((text) => inkOf(text))
          .join("\n"),
        mediaBox: [0, 0, ...PAGE],
      },
    ],
    people: truth,
  };
}
