import { test } from "tap";
import { linesOf } from "../../src/layout/lines.ts";
import type { ReadPage, TurnedWord, Word } from "../../src/read/page-reader.ts";
import { pageGraph } from "../../src/understand/page-graph/page-graph.ts";
import { readJointly } from "../../src/understand/understand.ts";
import { peopleOf } from "./joint-reading.ts";

type Place = "head" | "middle" | "foot";

/** A cell of a table that is drawn: where it lies, what stands in it line by line, and where in it that stands. */
interface Drawn {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: readonly string[];
  place: Place;
}

const SIZE = 6;
const PITCH = 8;
const LETTER = 3.4;

function wordsOf({ x, y, width, height, lines, place }: Drawn): Word[] {
  const room = height - PITCH * lines.length;
  const start = y + { head: 1, middle: room / 2, foot: room - 1 }[place];
  return lines.flatMap((line, i) => {
    const baseline = start + PITCH * i + SIZE;
    let x0 = /^[\d.,]+$/.test(line) ? x + width - 2 - LETTER * line.length : x + 2;
    return line.split(" ").map((text) => {
      const word = { text, x0, x1: x0 + LETTER * text.length, top: baseline - 5, bottom: baseline + 1 };
      x0 = word.x1 + LETTER / 2;
      return { ...word, baseline, size: SIZE, bold: false, source: "text" as const, confidence: 1 };
    });
  });
}

function pageOf(cells: readonly Drawn[]): ReadPage {
  const words = cells.flatMap(wordsOf).sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const frames = cells.map(({ x, y, width, height }) => ({
    x0: x,
    top: y,
    x1: x + width,
    bottom: y + height,
  }));
  return { number: 1, width: 800, height: 600, rotation: 0, words, rules: [], frames };
}

/** Columns of a certified payroll: their headings, their widths, and whether they have a cell for each kind of hours. */
const COLUMNS = [
  { head: ["NAME, ADDRESS", "AND LAST FOUR", "OF SSN"], width: 100, parts: 1 },
  { head: ["OT.", "OR ST."], width: 30, parts: 2 },
  { head: ["M", "10"], width: 24, parts: 2 },
  { head: ["TU", "11"], width: 24, parts: 2 },
  { head: ["TOTAL", "HOURS"], width: 40, parts: 2 },
  { head: ["RATE", "OF PAY"], width: 40, parts: 2 },
  { head: ["AMOUNT"], width: 50, parts: 2 },
  { head: ["GROSS", "AMOUNT", "EARNED"], width: 50, parts: 1 },
  { head: ["FICA"], width: 40, parts: 1 },
  { head: ["FEDERAL", "TAX"], width: 40, parts: 1 },
  { head: ["UNION", "DUES"], width: 40, parts: 1 },
  { head: ["NET WAGES", "PAID FOR", "WEEK"], width: 50, parts: 1 },
];

/** For each person the lines of each cell. */
const PEOPLE: readonly (readonly (readonly string[])[])[] = [
  person(
    "Marcus Whitehorse",
    ["2.00", "57.60", "115.20"],
    ["14.00", "38.40", "537.60"],
    ["652.80", "49.94", "61.20", "13.06", "528.60"],
  ),
  person("Lindsey Paz", null, ["15.50", "23.05", "357.28"], ["357.28", "27.33", "22.10", "7.15", "300.70"]),
  person(
    "Ignacio Vela",
    ["1.00", "36.26", "36.26"],
    ["16.00", "24.17", "386.72"],
    ["422.98", "32.36", "30.05", "8.46", "352.11"],
  ),
  person("Annie Begaye", null, ["16.00", "21.75", "348.00"], ["348.00", "26.62", "21.24", "6.96", "293.18"]),
];

function person(
  name: string,
  overtime: readonly string[] | null,
  straight: readonly string[],
  once: readonly string[],
): string[][] {
  const [hours, ot] = [["8", "8"], overtime === null ? ["", ""] : ["1", "1"]];
  return [
    [name, "11 Canyon Rd, Price UT", "XXX-XX-8299"],
    ["OT"],
    ["ST"],
    ...ot.map((text) => [text]),
    ...hours.map((text) => [text]),
    ...(overtime ?? ["", "", ""]).map((text) => [text]),
    ...straight.map((text) => [text]),
    ...once.map((text) => [text]),
  ];
}

/** A register of one band a person, as programs draw them: each cell has its frame, and texts stand where they like in it. */
function register(place: Place, header: Place): ReadPage {
  const cells: Drawn[] = [];
  let x = 30;
  const [head, band] = [30, 30];
  for (const [c, { head: lines, width, parts }] of COLUMNS.entries()) {
    cells.push({ x, y: 60, width, height: head, lines, place: header });
    PEOPLE.forEach((texts, p) => {
      const y = 60 + head + band * p;
      const own = (part: number): readonly string[] => {
        const split = COLUMNS.slice(0, c).filter((column) => column.parts === 2).length;
        const whole = COLUMNS.slice(1, c).filter((column) => column.parts === 1).length;
        if (c === 0) return texts[0]!;
        if (parts === 1) return texts[13 + whole]!;
        if (c === 1) return texts[1 + part]!;
        return split <= 2 ? texts[3 + 2 * part + split - 1]! : texts[7 + 3 * part + split - 3]!;
      };
      for (let part = 0; part < parts; part++)
        cells.push({
          x,
          y: y + (band / parts) * part,
          width,
          height: band / parts,
          lines: own(part).filter((text) => text !== ""),
          place: c === 0 || parts === 2 ? "head" : place,
        });
    });
    x += width;
  }
  return pageOf(cells);
}

/** People with their figures and lines. */
function read(page: ReadPage): string[] {
  const joint = readJointly(linesOf(page, "point"), [page]);
  return peopleOf(joint).map(({ name, items, figures }) =>
    [
      name?.text,
      ...[...figures].map(([figure, { cents }]) => `${figure} ${cents}`).sort(),
      ...items.map(({ section, label, amount }) => `${section} ${label.text} ${amount?.cents}`),
    ].join(" | "),
  );
}

const READ = [
  "Marcus Whitehorse | gross_pay 65280 | net_pay 52860 | earning OT 11520 | tax FICA 4994 | tax FEDERAL TAX 6120 | deduction UNION DUES 1306 | earning ST 53760",
  "Lindsey Paz | gross_pay 35728 | net_pay 30070 | tax FICA 2733 | tax FEDERAL TAX 2210 | deduction UNION DUES 715 | earning ST 35728",
  "Ignacio Vela | gross_pay 42298 | net_pay 35211 | earning OT 3626 | tax FICA 3236 | tax FEDERAL TAX 3005 | deduction UNION DUES 846 | earning ST 38672",
  "Annie Begaye | gross_pay 34800 | net_pay 29318 | tax FICA 2662 | tax FEDERAL TAX 2124 | deduction UNION DUES 696 | earning ST 34800",
];
const PLACES: readonly Place[] = ["head", "middle", "foot"];

test("where text stands in its cell says nothing of the line that it belongs to", async (t) => {
  for (const place of PLACES)
    for (const header of PLACES)
      t.same(read(register(place, header)), READ, `texts at the ${place}, headings at the ${header}`);
});

/** The same with headings that run up their cells, line beside line. */
function withTurnedHeads(page: ReadPage): ReadPage {
  const isHead = ({ baseline }: Word): boolean => baseline < 90;
  const [heads, words] = [page.words.filter(isHead), page.words.filter((word) => !isHead(word))];
  let line = 0;
  const turned = COLUMNS.flatMap(({ head }, c) => {
    const x = 30 + COLUMNS.slice(0, c).reduce((sum, { width }) => sum + width, 0);
    return head.flatMap((text, i): TurnedWord[] => {
      line++;
      const x0 = x + 2 + PITCH * i;
      let bottom = 88;
      return text.split(" ").map((word) => {
        const top = bottom - word.length * 1.6;
        const place = { text: word, x0, x1: x0 + SIZE, top, bottom, baseline: x0 + SIZE - 1 };
        bottom = top - 1;
        return { ...heads[0]!, ...place, turn: 270, line };
      });
    });
  });
  return { ...page, words, turned };
}

test("headings may run up their cells", async (t) => {
  t.same(read(withTurnedHeads(register("middle", "middle"))), READ);
});

test("a heading is all that its ruled cell holds, and as wide as that", async (t) => {
  const page = register("middle", "middle");
  const { rows } = pageGraph(linesOf(page, "point"), [page]);
  const [heads, first] = rows;
  t.ok(heads!.heads);
  t.same(
    heads!.spans.map(({ text }) => text),
    COLUMNS.map(({ head }) => head.join(" ")),
  );
  t.notOk(first!.heads);
  for (const [i, { width }] of COLUMNS.entries()) {
    const { x0, x1 } = heads!.spans[i]!;
    t.ok(x1 - x0 > width - 4 && x1 - x0 < width, `${COLUMNS[i]!.head[0]}: ${x1 - x0} of ${width}`);
  }
});

test("a heading that the edges of columns go through is over all of these, and a part of none", async (t) => {
  const page = register("middle", "foot");
  const from = COLUMNS.slice(0, 2).reduce((sum, { width }) => sum + width, 30);
  let x0 = from + 3;
  const across = ["(4)", "DAY", "AND", "DATE"].map((text): Word => {
    const x1 = x0 + LETTER * text.length;
    const word = { ...page.words[0]!, text, x0, x1, top: 61, bottom: 67, baseline: 66 };
    x0 = x1 + LETTER / 2;
    return word;
  });
  const words = [...across, ...page.words];
  const { rows } = pageGraph(linesOf({ ...page, words }, "point"), [{ ...page, words }]);
  t.same(
    rows.slice(0, 2).map(({ spans }) => spans.map(({ text }) => text)),
    [["(4) DAY AND DATE"], COLUMNS.map(({ head }) => head.join(" "))],
  );
  t.same(read({ ...page, words }), READ);
});
