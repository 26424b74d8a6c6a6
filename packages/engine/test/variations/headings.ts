import { helveticaWidth } from "../support/drawn-pdf.ts";
import type { Random } from "../support/random.ts";
import { boxOf, inkOf, PAGE, type Text } from "./ink.ts";
import { payrollOf } from "./payroll.ts";
import { placeRegister, textsOf } from "./register.ts";
import { peopleOf, type Variation } from "./variation.ts";

/** How many columns have a heading that is not as others. */
type Extent = "one" | "some" | "all money" | "all";

/** Headings that are turned: their words are read, and stay over their own column. */
export function turnedHeadings(random: Random, angle: number, extent: Extent): Variation {
  const payroll = payrollOf(random, random.int(3, 7));
  const register = placeRegister(random, payroll);
  const money = register.headings.length - payroll.columns.length;
  const places = chosen(random, register.headings.length, money, extent);
  const headings = register.headings.map((heading, i) => (places.has(i) ? turned(heading, angle) : heading));
  return {
    name: `headings turned ${angle}, ${extent}`,
    pages: [
      {
        content: textsOf({ ...register, headings })
          .map((text) => inkOf(text))
          .join("\n"),
        mediaBox: [0, 0, ...PAGE],
      },
    ],
    people: peopleOf(payroll),
  };
}

/** A heading that begins, or for 270 degrees ends, where upright ones stand. */
function turned(heading: Text, angle: number): Text {
  const back = heading.align === "right" ? 3 * heading.size : 0;
  const x = heading.x - back + (angle === 270 ? 0 : heading.size);
  const up = angle === 270 ? helveticaWidth(heading.text) * heading.size : 0;
  return { ...heading, x, top: heading.top - up, angle, align: "left" };
}

function chosen(random: Random, all: number, money: number, extent: Extent): Set<number> {
  const from = extent === "all" ? 0 : money;
  const places = Array.from({ length: all - from }, (_, i) => from + i);
  if (extent === "all" || extent === "all money") return new Set(places);
  // Sums keep their headings here, so that what is asked is whose column the turned one is.
  const lines = places.slice(0, -1);
  if (extent === "one") return new Set([random.pick(lines)]);
  return new Set(random.some(lines, 0.5));
}

/** Ways in which the heading of one column is not there to be read. */
export const LOST_HEADINGS = ["blank", "a picture", "cut off"] as const;

/** A register in which nobody can say what one column of lines is called. */
export function lostHeading(random: Random, way: (typeof LOST_HEADINGS)[number]): Variation {
  const payroll = payrollOf(random, random.int(3, 7));
  const register = placeRegister(random, payroll);
  const texts = register.headings.length - payroll.columns.length;
  const lines = payroll.columns.flatMap(({ slot }, i) => (slot === "tax" || slot === "deduction" ? [i] : []));
  const column = random.pick(lines);
  const heading = register.headings[texts + column]!;
  const headings = register.headings.filter((_, i) => i !== texts + column);
  const [x, y, width, height] = boxOf(heading).split(" ") as [string, string, string, string];
  const instead = {
    blank: "",
    "a picture": `q ${width} 0 0 ${height} ${x} ${y} cm /Picture Do Q`,
    // The upper half of its letters lies outside what is drawn.
    "cut off": `q ${x} ${Number(y) - Number(height)} ${width} ${height} re W n ${inkOf(heading)} Q`,
  }[way];
  const people = peopleOf(payroll);
  const lost = payroll.columns
    .slice(0, column)
    .filter(({ slot }) => slot !== "gross" && slot !== "net").length;
  for (const person of people) person.lines[lost]!.label = null;
  return {
    name: `a heading that is ${way}`,
    pages: [
      {
        content: [...textsOf({ ...register, headings }).map((text) => inkOf(text)), instead].join("\n"),
        mediaBox: [0, 0, ...PAGE],
      },
    ],
    people,
  };
}
