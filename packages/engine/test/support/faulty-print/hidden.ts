import { drawnPdf } from "../drawn-pdf.ts";
import type { Random } from "../random.ts";
import {
  drawn,
  HEIGHT,
  money,
  plainly,
  printed,
  startOf,
  WIDTH,
  type PrintedText,
  type Register,
} from "./made-up-register.ts";
import { shownOf, type Faulty } from "./truth.ts";

/** Operators about text that nobody sees then. */
type Hide = (content: string) => string;

const AREA = "0 0 1008 330 re";

const WAYS: Readonly<Record<string, Hide>> = {
  "white on white": (content) => `1 g ${content} 0 g`,
  "under a white area": (content) => `${content} 1 g ${AREA} f 0 g`,
  "under a black area": (content) => `${content} 0 g ${AREA} f`,
  "under a picture": (content) => `${content} q 1008 0 0 330 0 0 cm /Picture Do Q`,
  "clipped away": (content) => `q 0 590 5 5 re W n ${content} Q`,
  "in a layer that is off": (content) => `/OC /Off BDC ${content} EMC`,
  "with an opacity of nothing": (content) => `q /Clear gs ${content} Q`,
  "half a point high": (content) => content.replaceAll(/\/F(\d) [\d.]+ Tf/g, "/F$1 0.5 Tf"),
};

/** A further row below the table that the page does not show. */
function ghostRow(hide: Hide) {
  return (register: Register): Faulty => {
    const texts = printed(register);
    const lowest = Math.min(...texts.map(({ y }) => y));
    const ghost = texts
      .filter(({ row, of }) => row === 0 && of !== "total")
      .map((text): PrintedText => ({
        ...text,
        y: Math.min(lowest - 15, 320),
        text: text.of === "name" ? "Ghost, Gil" : text.text,
      }));
    const content = `${drawn(texts)} ${hide(drawn(ghost))}`;
    return faulty(register, content);
  };
}

/** A figure that was covered, and another one typed over it. */
function typedOver(register: Register, random: Random): Faulty {
  const texts = printed(register);
  const figure = random.pick(texts.filter(({ of, text }) => of === "figure" && /\d/.test(text)));
  const before = { ...figure, text: money(random.int(100_000, 900_000)) };
  const x = Math.min(startOf(figure), startOf(before)) - 1;
  figure.drawn = `${plainly(before)} 1 g ${x} ${figure.y - 2} ${figure.x - x + 1} ${figure.size + 2} re f 0 g ${plainly(figure)}`;
  return faulty(register, drawn(texts));
}

/** A name under a black box is nobody's to read. */
function blackedName(register: Register, random: Random): Faulty {
  const texts = printed(register);
  const row = random.int(0, register.people.length - 1);
  const name = texts.find((text) => text.of === "name" && text.row === row)!;
  name.drawn = `${plainly(name)} 0 g ${name.x - 1} ${name.y - 2} 90 ${name.size + 2} re f`;
  const { people, ...rest } = faulty(register, drawn(texts));
  return {
    ...rest,
    people: people.map((each, i) => (i === row ? { ...each, name: "" } : each)),
    isOpen: true,
  };
}

function faulty(register: Register, content: string): Faulty {
  const pdf = drawnPdf({ content, mediaBox: [0, 0, WIDTH, HEIGHT] });
  return { pdf, people: register.people.map((payee) => shownOf(payee, register)), isOpen: true, hides: true };
}

/** Text that the file holds and its page does not show. */
export const HIDDEN = {
  ...Object.fromEntries(Object.entries(WAYS).map(([way, hide]) => [`a row ${way}`, ghostRow(hide)])),
  "a figure that was covered and typed over": typedOver,
  "a name under a black box": blackedName,
};
