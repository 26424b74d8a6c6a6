import { test } from "tap";
import type { ExtractionResult } from "../src/api/result.ts";
import { runDocument } from "../src/pipeline/run-document.ts";
import { expectedFigures, figuresOf } from "./support/summary/expected.ts";
import { payrollOf, type Person } from "./support/summary/payroll.ts";
import {
  DESKTOP_LABELS,
  desktopStyle,
  ONLINE_LABELS,
  onlineStyle,
} from "./support/summary/quickbooks-styles.ts";
import { Random } from "./support/random.ts";
import { stacksPdf } from "./support/summary/stacks-document.ts";
import type { Face } from "./support/summary/sheet.ts";
import { transposedPdf, type Paper, type TransposedStyle } from "./support/summary/transposed-document.ts";

const FONTS = ["Helvetica", "Times-Roman"] as const;
const DESKTOP_HEAD = ["Specimen Foods LLC", "Payroll Summary", "August 18 - 31, 2025"];
const ONLINE_HEAD = [
  "Specimen Foods LLC",
  "Payroll Summary by Employee",
  "From Sep 16, 2023 to Sep 30, 2023 for all employees from all locations",
];

const STACKS_HEAD = [
  "Specimen Foods LLC",
  "Payroll summary by employee report",
  "From Dec 01, 2025 to Dec 31, 2025 for all employees from all locations",
];
const AMOUNTS_ALONE = "payroll-summary-v4";
/** Seeds with namesakes who stand alone on their pages are among them. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 131, 137, 139, 277];

async function extract(pdf: Buffer): Promise<ExtractionResult> {
  const limits = { maxPages: 2000, maxInflatedBytes: 2 ** 28 };
  const task = {
    bytes: new Uint8Array(pdf),
    password: null,
    ...limits,
    variants: [],
    excludeProviders: [],
    inspectPage: null,
  };
  return (await runDocument(task, () => {})) as ExtractionResult;
}

/** Paper of another size, face and cut for each seed. */
function paperOf(random: Random, column: number): Paper {
  const face: Face = { font: random.pick(FONTS), size: random.int(55, 80) / 10 };
  return {
    face,
    across: random.int(1, 9),
    down: random.int(12, 70),
    order: random.pick(["across before down", "down before across"] as const),
    labels: face.size * random.int(24, 30),
    column: face.size * column * (random.int(100, 130) / 100),
  };
}

const KINDS: {
  name: string;
  slug: string;
  draw(people: Person[], random: Random): Promise<Buffer>;
  labels: typeof DESKTOP_LABELS;
}[] = [
  transposed("hours and rates", "payroll-summary-v1", DESKTOP_LABELS, 20, () =>
    desktopStyle(["Hours", "Rate", "Aug 18 - 31, 25"], DESKTOP_HEAD),
  ),
  transposed("amounts alone", "payroll-summary-v2", ONLINE_LABELS, 11, () => onlineStyle(ONLINE_HEAD)),
  transposed("desktop without hours", AMOUNTS_ALONE, DESKTOP_LABELS, 13, () =>
    desktopStyle(null, DESKTOP_HEAD),
  ),
  {
    name: "stacks",
    slug: "payroll-summary-v3",
    labels: ONLINE_LABELS,
    draw: (people, random) =>
      stacksPdf(people, ONLINE_LABELS, STACKS_HEAD, {
        face: { font: random.pick(FONTS), size: random.int(50, 62) / 10 },
        shift: random.int(0, 40),
        stretch: random.int(100, 125) / 100,
        down: random.int(8, 60),
      }),
  },
];

function transposed(
  name: string,
  slug: string,
  labels: typeof DESKTOP_LABELS,
  column: number,
  style: () => TransposedStyle,
): (typeof KINDS)[number] {
  const draw = (people: Person[], random: Random): Promise<Buffer> =>
    transposedPdf(people, style(), paperOf(random, column));
  return { name, slug, labels, draw };
}

for (const { name, slug, labels, draw } of KINDS) {
  test(`${name}: whatever the names, the cut and the face, all that is printed is read and proved`, async (t) => {
    for (const seed of SEEDS) {
      const random = new Random(seed);
      const people = payrollOf(random, random.int(1, 24), labels);
      const result = await extract(await draw(people, random));
      t.equal(result.canonical_output.format_variant, slug, `seed ${seed}`);
      t.same(
        figuresOf(result.canonical_output),
        people.map((person) => expectedFigures(person, slug !== AMOUNTS_ALONE)),
        `seed ${seed}`,
      );
      t.same(result.unclaimed, [], `seed ${seed}`);
      t.same(
        result.checks.filter(({ passed }) => passed === false),
        [],
        `seed ${seed}`,
      );
      t.ok(result.confidence_score >= 0.95, `seed ${seed}: ${JSON.stringify(result.confidence_reasons)}`);
    }
  });
}

test("one misprinted amount, whichever, is told and read as printed", async (t) => {
  for (let seed = 1; seed <= 10; seed++) {
    const random = new Random(seed);
    const people = payrollOf(random, random.int(2, 6), DESKTOP_LABELS);
    const style = desktopStyle(["Hours", "Rate", "Aug 18 - 31, 25"], DESKTOP_HEAD);
    const wrong = misprinted(style, random.pick([[random.pick(people)], people]), random);
    const result = await extract(await transposedPdf(people, wrong, paperOf(random, 20)));
    t.ok(
      result.checks.some(({ passed }) => passed === false),
      `seed ${seed}`,
    );
    t.ok(result.confidence_score < 0.95, `seed ${seed}`);
    t.same(result.unclaimed, [], `seed ${seed}`);
  }
});

/** The style with one amount of these people, that is not zero, a cent off. */
function misprinted(style: TransposedStyle, whose: readonly Person[], random: Random): TransposedStyle {
  const candidates = style.rows.filter(({ cell }) => !["", "0.00"].includes(cell?.(whose).amount ?? ""));
  const row = random.pick(
    candidates.length > 0 ? candidates : style.rows.filter(({ cell }) => cell !== null),
  );
  const rows = style.rows.map((own) => {
    const { cell } = own;
    if (own !== row || cell === null) return own;
    return {
      ...own,
      cell: (people: readonly Person[]) => {
        const cells = cell(people);
        const same = people.length === whose.length && people[0] === whose[0];
        return same ? { ...cells, amount: centOff(cells.amount!) } : cells;
      },
    };
  });
  return { ...style, rows };
}

function centOff(amount: string): string {
  return amount.slice(0, -1) + String((Number(amount.at(-1)) + 1) % 10);
}
