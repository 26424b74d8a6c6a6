import { drawnPdf } from "../drawn-pdf.ts";
import type { Random } from "../random.ts";
import {
  drawn,
  HEIGHT,
  plainly,
  printed,
  startOf,
  WIDTH,
  type PrintedText,
  type Register,
} from "./made-up-register.ts";
import { shownOf, type Faulty } from "./truth.ts";

/** Degrees by which a heading is turned, and the matrix that turns it. */
const TURNED = {
  45: "0.7071 0.7071 -0.7071 0.7071",
  90: "0 1 -1 0",
  270: "0 -1 1 0",
} as const;

type Spoil = (heading: PrintedText, register: Register) => void;

const turned =
  (degrees: keyof typeof TURNED): Spoil =>
  (heading) => {
    const { size, text } = heading;
    const rise = degrees === 270 ? size * 0.5 * text.length : 0;
    const x = heading.x - (degrees === 45 ? 14 : size);
    heading.drawn = plainly({ ...heading, align: "left", x, y: heading.y + rise }, [0, 0], TURNED[degrees]);
  };

const blank: Spoil = (heading) => {
  heading.drawn = "";
};

const picture: Spoil = (heading) => {
  const x = startOf(heading);
  heading.drawn = `q ${heading.x - x} 0 0 ${heading.size} ${x} ${heading.y - 1} cm /Picture Do Q`;
};

/** The end of its clip cuts the heading after the first third. */
const clipped: Spoil = (heading) => {
  const [x, third] = [startOf(heading), (heading.x - startOf(heading)) / 3];
  heading.drawn = `q ${x - 1} ${heading.y - 4} ${third} 14 re W n ${plainly(heading)} Q`;
};

function spoiled(spoil: Spoil, { of, isOpen }: { of: "one" | "some" | "all"; isOpen: boolean }) {
  return (register: Register, random: Random): Faulty => {
    const texts = printed(register);
    const headings = texts.filter(({ of: part, column }) => {
      if (part !== "heading" || column === undefined) return false;
      const { list } = register.columns[column]!;
      return of === "all" || list === "taxes" || list === "deductions";
    });
    const some = random.some(headings, 0.5);
    const chosen =
      of === "all" ? headings : of === "some" && some.length > 0 ? some : [random.pick(headings)];
    for (const heading of chosen) spoil(heading, register);
    const pdf = drawnPdf({ content: drawn(texts), mediaBox: [0, 0, WIDTH, HEIGHT] });
    return {
      pdf,
      people: register.people.map((payee) => shownOf(payee, register)),
      isOpen,
      isUnheaded: isOpen,
    };
  };
}

/** Headings that are turned, blank, a picture, or cut off: what stands below them keeps to itself. */
export const HEADINGS = {
  "one heading turned by 270 degrees": spoiled(turned(270), { of: "one", isOpen: false }),
  "one heading turned by 90 degrees": spoiled(turned(90), { of: "one", isOpen: false }),
  "some headings turned by 90 degrees": spoiled(turned(90), { of: "some", isOpen: false }),
  "some headings turned by 45 degrees": spoiled(turned(45), { of: "some", isOpen: false }),
  "all headings turned by 90 degrees": spoiled(turned(90), { of: "all", isOpen: false }),
  "one heading blank": spoiled(blank, { of: "one", isOpen: true }),
  "some headings blank": spoiled(blank, { of: "some", isOpen: true }),
  "one heading a picture": spoiled(picture, { of: "one", isOpen: true }),
  "some headings cut off": spoiled(clipped, { of: "some", isOpen: false }),
};
