import type { Random } from "../support/random.ts";
import { boxOf, inkOf, PAGE, type Text } from "./ink.ts";
import { payrollOf, printedMoney } from "./payroll.ts";
import { placeRegister, textsOf } from "./register.ts";
import { peopleOf, type Variation } from "./variation.ts";

type Drawn = (texts: readonly Text[]) => string;

const inks = (texts: readonly Text[]): string => texts.map((text) => inkOf(text)).join("\n");
const boxes = (texts: readonly Text[]): string => texts.map(boxOf).join(" ");

/** Ways in which a document holds texts that its page does not show. */
export const HIDDEN_WAYS: Readonly<Record<string, Drawn>> = {
  "white on white": (texts) => `1 g ${inks(texts)} 0 g`,
  "nearly white": (texts) => `0.985 g ${inks(texts)} 0 g`,
  "under a white area": (texts) => `${inks(texts)} 1 g ${boxes(texts)} f 0 g`,
  "under a black area": (texts) => `${inks(texts)} 0 g ${boxes(texts)} f`,
  "under a picture": (texts) => {
    const covers = texts.map((text) => {
      const [x, y, width, height] = boxOf(text).split(" ");
      return `q ${width} 0 0 ${height} ${x} ${y} cm /Picture Do Q`;
    });
    return `${inks(texts)} ${covers.join(" ")}`;
  },
  "clipped away": (texts) => `q 2 2 4 4 re W n ${inks(texts)} Q`,
  "in a layer that is off": (texts) => `/OC /Off BDC ${inks(texts)} EMC`,
  "in a group of layers that are off": (texts) => `/OC /Member BDC ${inks(texts)} EMC`,
  transparent: (texts) => `q /Clear gs ${inks(texts)} Q`,
  "half a point high": (texts) => inks(texts.map((text) => ({ ...text, size: 0.5 }))),
};

/** What of a register is not shown. */
export const HIDDEN_PARTS = ["a row", "a cell", "a line below"] as const;

/** A register part of which is not shown. */
export function hiddenPart(random: Random, way: string, part: (typeof HIDDEN_PARTS)[number]): Variation {
  const payroll = payrollOf(random, random.int(4, 8));
  const { columns, people } = payroll;
  const row = random.int(0, people.length - 1);
  // Sums of what is seen: what is hidden was put there by somebody else.
  const shown = part === "a row" ? { ...payroll, people: people.filter((_, i) => i !== row) } : payroll;
  const register = placeRegister(random, payroll);
  const sums = placeRegister(random, shown).totals.slice(1);
  register.totals = register.totals.map((cell, i) => (i === 0 ? cell : { ...cell, text: sums[i - 1]!.text }));
  const truth = peopleOf(shown);
  const hidden: Text[] = [];
  if (part === "a row") hidden.push(...register.rows.splice(row, 1)[0]!);
  else if (part === "a line below") {
    const { size, top } = register.totals[0]!;
    const x = register.edges[random.int(0, columns.length - 1)]!;
    hidden.push({ x: 60, top: top + 3 * size, text: "Bonus", size });
    hidden.push({
      x,
      top: top + 3 * size,
      text: printedMoney(random.int(1000, 90_000)),
      size,
      align: "right",
    });
  } else {
    const tax = columns.findIndex(({ slot }) => slot === "tax");
    hidden.push(...register.rows[row]!.splice(2 + tax, 1));
    const at = columns.slice(0, tax).filter(({ slot }) => slot === "earning").length;
    truth[row]!.lines.splice(at, 1);
  }
  const content = `${textsOf(register)
    .map((text) => inkOf(text))
    .join("\n")}\n${HIDDEN_WAYS[way]!(hidden)}`;
  return { name: `${part} ${way}`, pages: [{ content, mediaBox: [0, 0, ...PAGE] }], people: truth };
}

/** A figure that was covered, and typed over with another that is as right. */
export function typedOver(random: Random): Variation {
  const payroll = payrollOf(random, random.int(4, 8));
  const register = placeRegister(random, payroll);
  const row = random.int(0, payroll.people.length - 1);
  const cell = random.pick(register.rows[row]!.slice(2));
  const before = { ...cell, text: printedMoney(random.int(10_000, 400_000)) };
  const wide = { ...cell, text: "99,999.99" };
  const others = textsOf(register).filter((text) => text !== cell);
  const content = `${inks(others)}\n${inkOf(before)} 1 g ${boxOf(wide)} f 0 g ${inkOf(cell)}`;
  return { name: "typed over", pages: [{ content, mediaBox: [0, 0, ...PAGE] }], people: peopleOf(payroll) };
}

/** A person whose name is blacked out. */
export function blackedOutName(random: Random): Variation {
  const payroll = payrollOf(random, random.int(4, 8));
  const register = placeRegister(random, payroll);
  const row = random.int(0, payroll.people.length - 1);
  const people = peopleOf(payroll);
  people[row]!.name = "";
  const content = `${inks(textsOf(register))}\n0 g ${boxOf(register.rows[row]![1]!)} f`;
  return { name: "a name that is blacked out", pages: [{ content, mediaBox: [0, 0, ...PAGE] }], people };
}

/** A register whose headings are white on a dark band, or on rows of which every other is tinted: all of it is seen. */
export function onBands(random: Random): Variation {
  const payroll = payrollOf(random, random.int(4, 8));
  const register = placeRegister(random, payroll);
  const { top, size } = register.headings[0]!;
  const band = (y: number): string => `20 ${PAGE[1] - y - 0.4 * size} 960 ${1.4 * size} re f`;
  const tinted = register.rows
    .filter((_, i) => i % 2 === 1)
    .map(([cell]) => `0.85 0.9 1 rg ${band(cell!.top)}`);
  const rest = textsOf({ ...register, headings: [] });
  const content = `0.1 0.1 0.4 rg ${band(top)} 1 g ${inks(register.headings)} ${tinted.join(" ")} 0 g ${inks(rest)}`;
  return { name: "on bands", pages: [{ content, mediaBox: [0, 0, ...PAGE] }], people: peopleOf(payroll) };
}
