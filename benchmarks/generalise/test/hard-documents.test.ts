import { test } from "tap";
import type { CanonicalOutput } from "@paylift/canonical";
import { composeAdversarial } from "@paylift/benchmark-generalise";
import type { ExtractionResult } from "@paylift/engine";
import {
  composeSample,
  Random,
  renderPdf,
  type SampleRequest,
  Sheet,
  type TextMark,
} from "@paylift/samples/parts";
import { sharedEngine } from "../../../packages/engine/test/support/shared-engine.ts";
import { isMoneyRight } from "../../../test/support/money-f1.ts";

/** A seed whose register has several pages, and no letter before it. */
const LANES = 37;
/** Seeds of statements of two companies, with page numbers, and no more people than it takes. */
const STATEMENT = 10;
const OTHER_STATEMENT = 15;
/** From here on a confidence says that the figures are proved. */
const SURE = 0.95;

const engine = await sharedEngine();

interface Composed {
  sheet: Sheet;
  truth: CanonicalOutput;
}

function described(request: SampleRequest): Composed {
  const { sheet, truth } = composeSample(request);
  return { sheet, truth: truth as CanonicalOutput };
}

/** A document that a variant describes, and two that none does; each has several pages and page numbers. */
const DOCUMENTS: Readonly<Record<string, () => Composed>> = {
  "a described register": () => described({ layout: "paychex-journal", seed: 3, employees: 14 }),
  "an unknown register": () => composeAdversarial("lanes", LANES),
  "unknown statements": () => composeAdversarial("statement", STATEMENT),
};

const PLAIN = { letters: false, shuffled: false, rotate: false, encrypted: false };

async function read(sheet: Sheet, options: Partial<typeof PLAIN> = {}): Promise<ExtractionResult> {
  return engine.extract(await renderPdf(sheet, { ...PLAIN, ...options, random: new Random(1) }));
}

const texts = (sheet: Sheet): TextMark[] =>
  sheet.pages.flatMap(({ marks }) => marks.filter((mark) => mark.kind === "text"));

const codes = ({ confidence_reasons }: ExtractionResult): string[] =>
  confidence_reasons.map(({ code }) => code);

const failed = ({ checks }: ExtractionResult): string[] =>
  checks.filter(({ passed }) => passed === false).map(({ id }) => id);

/** From Letter to Tabloid, or from A4 to A3. */
const LARGER = Math.SQRT2;

const LETTER = [
  "Northwind Accounting LLP",
  "Dear client,",
  "enclosed please find the payroll report that you asked for.",
  "Our fee for this service is $125.00, as agreed in our letter of May.",
  "Sincerely,",
  "Pat Sample",
];

/** What may happen to a document on its way without changing what a person reads. */
const HARMLESS: Readonly<Record<string, (sheet: Sheet) => Promise<ExtractionResult>>> = {
  "nothing happened": (sheet) => read(sheet),
  "drawn letter by letter": (sheet) => read(sheet, { letters: true }),
  "drawn in any order": (sheet) => read(sheet, { shuffled: true }),
  turned: (sheet) => read(sheet, { rotate: true }),
  "bold by drawing twice": (sheet) => {
    for (const { marks } of sheet.pages)
      for (const mark of [...marks])
        if (mark.kind === "text" && mark.bold) marks.push({ ...mark, x: mark.x + 0.3 });
    return read(sheet);
  },
  "with a shadow": (sheet) => {
    for (const { marks } of sheet.pages)
      for (const mark of [...marks])
        if (mark.kind === "text") marks.unshift({ ...mark, x: mark.x + 0.5, y: mark.y + 0.5, grey: 0.7 });
    return read(sheet);
  },
  "with text off the page": (sheet) => {
    for (const page of sheet.pages) {
      page.text(sheet.size[0] + 60, 200, "Gross Pay 9,999.99");
      page.text(40, sheet.size[1] + 80, "Doe, Jane 1,234.56");
    }
    return read(sheet);
  },
  "with a watermark between the lines": (sheet) => {
    const [width, height] = sheet.size;
    for (const page of sheet.pages)
      page.text(width / 2, height / 2, "CONFIDENTIAL", { align: "center", size: 48, grey: 0.85 });
    return read(sheet);
  },
  "stamped in several places": (sheet) => {
    const [width, height] = sheet.size;
    for (const page of sheet.pages)
      for (const share of [0.25, 0.5, 0.75])
        page.text(width / 2, height * share, "COPY  DRAFT", { align: "center", size: 60, grey: 0.9 });
    return read(sheet);
  },
  "signed at its foot by whoever printed it": (sheet) => {
    for (const page of sheet.pages)
      page.text(20, sheet.size[1] - 8, "Printed by jsample on 11/03/2026 10:22 AM");
    return read(sheet);
  },
  "lying on its side": async (sheet) => {
    const turned = await renderPdf(sheet, { ...PLAIN, rotate: true, random: new Random(1) });
    const pdf = Buffer.from(turned).toString("latin1").replaceAll("/Rotate 90", "/Rotate 0 ");
    return engine.extract(Buffer.from(pdf, "latin1"));
  },
  "enlarged to another paper": (sheet) => {
    for (const mark of sheet.pages.flatMap(({ marks }) => marks)) {
      if (mark.kind === "rule") {
        mark.from = [LARGER * mark.from[0], LARGER * mark.from[1]];
        mark.to = [LARGER * mark.to[0], LARGER * mark.to[1]];
        continue;
      }
      [mark.x, mark.y] = [LARGER * mark.x, LARGER * mark.y];
      if (mark.kind === "text") mark.size *= LARGER;
      else [mark.width, mark.height] = [LARGER * mark.width, LARGER * mark.height];
    }
    const enlarged = new Sheet(sheet.typeface, [LARGER * sheet.size[0], LARGER * sheet.size[1]]);
    enlarged.pages.push(...sheet.pages);
    return read(enlarged);
  },
  "after a letter": (sheet) => {
    const letter = sheet.addPage();
    LETTER.forEach((text, i) => letter.text(60, 80 + 16 * i, text, { size: 10 }));
    sheet.pages.unshift(sheet.pages.pop()!);
    return read(sheet);
  },
};

for (const [what, compose] of Object.entries(DOCUMENTS)) {
  test(`${what}: what does not change the page for a person changes no figure`, async (t) => {
    const readings = Object.entries(HARMLESS).map(async ([how, degrade]) => {
      const { sheet, truth } = compose();
      t.ok(sheet.pages.length > 1, "has several pages");
      const { canonical_output } = await degrade(sheet);
      t.ok(isMoneyRight(truth, canonical_output), how);
    });
    await Promise.all(readings);
  });

  test(`${what}: a page that stands there twice counts once, and is told`, async (t) => {
    const { sheet, truth } = compose();
    sheet.pages.splice(1, 0, sheet.pages[1]!);
    const result = await read(sheet);
    t.ok(isMoneyRight(truth, result.canonical_output));
    t.ok(codes(result).includes("repeated_pages"));
  });

  test(`${what}: a page that is missing is told`, async (t) => {
    const { sheet } = compose();
    sheet.pages.splice(1, 1);
    const result = await read(sheet);
    t.ok(result.confidence_score < SURE);
    t.ok(failed(result).length > 0, failed(result).join(", "));
  });
}

test("a described register goes on below the header of its first page", async (t) => {
  for (const layout of ["paychex-journal", "adp-register-stacks"]) {
    const { sheet, truth } = described({ layout, seed: 3, employees: 30 });
    t.ok(sheet.pages.length > 1, "has several pages");
    const repeated = headTexts(sheet);
    t.ok(repeated.size > 5, "each page has its header");
    for (const { marks } of sheet.pages.slice(1)) {
      const rest = marks.filter((mark) => mark.kind !== "text" || !repeated.has(placeOf(mark)));
      marks.splice(0, marks.length, ...rest);
    }
    const result = await read(sheet);
    t.ok(isMoneyRight(truth, result.canonical_output), layout);
    t.same(result.unclaimed, [], layout);
  }
});

test("pages that name several pay dates are no proved payroll", async (t) => {
  const [one, other] = [
    composeAdversarial("statement", STATEMENT),
    composeAdversarial("statement", OTHER_STATEMENT),
  ];
  for (const mark of texts(other.sheet))
    mark.text = mark.text.replaceAll(other.truth.company.name ?? "", one.truth.company.name ?? "");
  t.not(one.truth.pay_date, other.truth.pay_date);
  one.sheet.pages.push(...other.sheet.pages);
  const result = await read(one.sheet);
  t.ok(result.confidence_score < SURE, `${result.confidence_score}`);
  t.ok(failed(result).includes("document.pay_dates"), failed(result).join(", "));
});

test("page numbers tell of a page that is missing although every sum holds", async (t) => {
  const { sheet } = composeAdversarial("statement", STATEMENT);
  const last = sheet.pages.length;
  sheet.pages.pop();
  const result = await read(sheet);
  const check = result.checks.find(({ id }) => id === "document.pages");
  t.match(check, { expected: last, actual: last - 1, passed: false });
});

test("two companies in one file are no proved payroll", async (t) => {
  const pairs: [string, Composed, Composed][] = [
    [
      "described",
      described({ layout: "paychex-journal", seed: 3, employees: 14 }),
      described({ layout: "paychex-journal", seed: 4, employees: 9 }),
    ],
    ["unknown", composeAdversarial("lanes", LANES), composeAdversarial("lanes", LANES)],
  ];
  for (const [how, one, other] of pairs) {
    if (how === "unknown") for (const mark of texts(other.sheet)) mark.text = elsewhere(mark.text, one.truth);
    one.sheet.pages.push(...other.sheet.pages);
    const result = await read(one.sheet);
    t.ok(result.confidence_score < SURE, `${how}: ${result.confidence_score}`);
    t.ok(failed(result).includes("document.companies"), `${how}: ${failed(result).join(", ")}`);
  }
});

function elsewhere(text: string, { company }: CanonicalOutput): string {
  return text.replaceAll(company.name ?? "", "Northgate Paper Company LLC");
}

function placeOf({ text, x, y }: TextMark): string {
  return `${text} at ${Math.round(x)}, ${Math.round(y)}`;
}

/** Words without a figure that stand at one place of all pages. */
function headTexts({ pages }: Sheet): Set<string> {
  const ofPages = pages.map(
    ({ marks }) =>
      new Set(
        marks.flatMap((mark) => (mark.kind === "text" && !/\d\.\d/.test(mark.text) ? [placeOf(mark)] : [])),
      ),
  );
  return new Set([...ofPages[0]!].filter((place) => ofPages.every((page) => page.has(place))));
}
