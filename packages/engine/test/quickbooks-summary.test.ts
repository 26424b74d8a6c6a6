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
import { Random } from "./support/summary/random.ts";
import type { Face } from "./support/summary/sheet.ts";
import { transposedPdf, type Paper, type TransposedStyle } from "./support/summary/transposed-document.ts";

const FONTS = ["Helvetica", "Times-Roman"] as const;
const DESKTOP_HEAD = ["Specimen Foods LLC", "Payroll Summary", "August 18 - 31, 2025"];
const ONLINE_HEAD = [
  "Specimen Foods LLC",
  "Payroll Summary by Employee",
  "From Sep 16, 2023 to Sep 30, 2023 for all employees from all locations",
];

async function extract(pdf: Buffer): Promise<ExtractionResult> {
  const limits = { maxPages: 2000, maxInflatedBytes: 2 ** 28 };
  const task = { bytes: new Uint8Array(pdf), password: null, ...limits, variants: [], inspectPage: null };
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

const KINDS: { name: string; slug: string; draw(people: Person[], random: Random): Promise<Buffer>; labels: typeof DESKTOP_LABELS }[] = [
  transposed("hours and rates", "payroll-summary-v1", DESKTOP_LABELS, 20, () =>
    desktopStyle(["Hours", "Rate", "Aug 18 - 31, 25"], DESKTOP_HEAD),
  ),
  transposed("amounts alone", "payroll-summary-v2", ONLINE_LABELS, 11, () => onlineStyle(ONLINE_HEAD)),
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
    for (let seed = 1; seed <= 12; seed++) {
      const random = new Random(seed);
      const people = payrollOf(random, random.int(1, 24), labels);
      const result = await extract(await draw(people, random));
      t.equal(result.canonical_output.format_variant, slug, `seed ${seed}`);
      t.same(figuresOf(result.canonical_output), people.map(expectedFigures), `seed ${seed}`);
      t.same(result.unclaimed, [], `seed ${seed}`);
      t.same(result.checks.filter(({ passed }) => passed === false), [], `seed ${seed}`);
      t.ok(result.confidence_score >= 0.95, `seed ${seed}: ${JSON.stringify(result.confidence_reasons)}`);
    }
  });
}
