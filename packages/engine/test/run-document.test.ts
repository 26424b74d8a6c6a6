import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validateCanonicalOutput } from "@paylift/canonical/schema";
import { test, type Test } from "tap";
import type { Progress } from "../src/api/engine.ts";
import type { PageInspection } from "../src/api/inspection.ts";
import type { ExtractionResult } from "../src/api/result.ts";
import type { DocumentTask } from "../src/pipeline/document-task.ts";
import { runDocument } from "../src/pipeline/run-document.ts";
import { failure } from "./support/events.ts";
import { GOOD_JOURNAL } from "./support/good-journal.ts";
import { journal } from "./support/made-up-variant.ts";
import { drawnPdf } from "./support/drawn-pdf.ts";
import { pageOfText, pdfOfText } from "./support/pdf-of-text.ts";
import { blankPages, letter } from "./support/pdfs.ts";
import { matches } from "./support/matches.ts";

const LINES = GOOD_JOURNAL.split("\n");
const HEAD = LINES.slice(1, 4);
/** The good journal over two pages, broken inside an employee's block. */
const TWO_PAGES = [LINES.slice(0, 7).join("\n"), ["", ...HEAD, ...LINES.slice(7)].join("\n")];

/** A folder with the made-up journal as a variant of a user's own. */
function ownVariants(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), "paylift-run-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const { provider, data } = journal();
  mkdirSync(join(folder, provider.slug));
  writeFileSync(join(folder, provider.slug, "provider.json"), JSON.stringify(provider));
  writeFileSync(join(folder, provider.slug, `${data.slug}.json`), JSON.stringify(data));
  return folder;
}

function taskOf(t: Test, pdf: Buffer, change: Partial<DocumentTask> = {}): DocumentTask {
  const limits = { maxPages: 10, maxInflatedBytes: 2 ** 24 };
  return {
    bytes: new Uint8Array(pdf),
    password: null,
    ...limits,
    variants: [ownVariants(t)],
    excludeProviders: [],
    inspectPage: null,
    ...change,
  };
}

async function extract(t: Test, pdf: Buffer): Promise<ExtractionResult> {
  return (await runDocument(taskOf(t, pdf), () => {})) as ExtractionResult;
}

async function inspect(t: Test, pdf: Buffer, inspectPage: number): Promise<PageInspection> {
  return (await runDocument(taskOf(t, pdf, { inspectPage }), () => {})) as PageInspection;
}

test("from bytes to a proved result", async (t) => {
  const result = await extract(t, pdfOfText(GOOD_JOURNAL));
  matches(t, validateCanonicalOutput(result.canonical_output), { valid: true });
  matches(t, result, {
    confidence_score: 0.99,
    canonical_output: { provider: "acme", employees: { length: 3 }, totals: { net_pay: 1263.68 } },
    unclaimed: [],
    pages: [{ number: 1, width: 900, rotation: 0, source: "text", unclaimed: 0 }],
  });
  t.ok(result.checks.length > 30);
  const figures = GOOD_JOURNAL.match(/\d\.\d\d/g)!;
  t.equal(result.pages[0]!.money_tokens, figures.length);
  t.ok(Object.values(result.timings).every((spent) => spent >= 0));
});

test("where the page ends makes no difference", async (t) => {
  const [one, two] = [await extract(t, pdfOfText(GOOD_JOURNAL)), await extract(t, pdfOfText(...TWO_PAGES))];
  t.same(two.canonical_output, one.canonical_output);
  t.same(two.checks, one.checks);
  t.equal(two.confidence_score, 0.99);
  t.equal(two.evidence["employees[0].gross_pay"]![0]!.page, 1);
  t.equal(two.evidence["employees[0].payments[0].amount"]![0]!.page, 2);
});

test("the same bytes give the same result, but for the timings", async (t) => {
  const pdf = pdfOfText(...TWO_PAGES);
  const runs = [await extract(t, pdf), await extract(t, pdf)].map((result) =>
    JSON.stringify({ ...result, timings: null }),
  );
  t.equal(runs[0], runs[1]);
});

test("a figure that nobody understands is listed with its place, and costs confidence", async (t) => {
  const { unclaimed, confidence_score, confidence_reasons, pages } = await extract(
    t,
    pdfOfText(`${GOOD_JOURNAL}\n  Secret  77.77`),
  );
  matches(t, unclaimed, [{ page: 1, text: "77.77" }]);
  t.equal(pages[0]!.unclaimed, 1);
  t.ok(confidence_score < 0.95);
  matches(t, confidence_reasons[0], { code: "unclaimed_figures" });
  const { box } = unclaimed[0]!;
  t.ok(box.x0 < box.x1 && box.bottom > 20 + 10 * LINES.length - 10);
});

test("a page of which nothing can be read is told of and costs confidence, a blank one does not", async (t) => {
  const slanted = "BT /F0 10 Tf 0.7 0.7 -0.7 0.7 100 100 Tm (1,234.56) Tj ET";
  const last = { number: 2, source: "none", words: 0, money_tokens: 0 };
  const unread = await extract(t, drawnPdf(pageOfText(GOOD_JOURNAL), { content: slanted }));
  matches(t, unread.pages, [{ source: "text" }, { ...last, reason: "no_text" }]);
  t.ok(unread.confidence_score < 0.95);
  t.ok(unread.confidence_reasons.some(({ code }) => code === "pages_without_text"));
  const blank = await extract(t, pdfOfText(GOOD_JOURNAL, ""));
  matches(t, blank.pages, [{ source: "text" }, { ...last, reason: "blank" }]);
  t.equal(blank.confidence_score, 0.99);
});

test("pages that lie on their side or upside down are read, and boxes lie on the page as displayed", async (t) => {
  const drawn = pageOfText(GOOD_JOURNAL);
  const upright = await extract(t, drawnPdf(drawn));
  const [, , width, height] = drawn.mediaBox;
  const amount = "employees[0].earnings[0].amount";
  const { box } = upright.evidence[amount]![0]!;
  const boxes = {
    90: { x0: height - box.bottom, top: box.x0, x1: height - box.top, bottom: box.x1 },
    180: { x0: width - box.x1, top: height - box.bottom, x1: width - box.x0, bottom: height - box.top },
    270: { x0: box.top, top: width - box.x1, x1: box.bottom, bottom: width - box.x0 },
  };
  for (const [rotate, expected] of Object.entries(boxes)) {
    const turned = await extract(t, drawnPdf({ ...drawn, rotate: Number(rotate) }));
    t.same(turned.canonical_output, upright.canonical_output, rotate);
    t.equal(turned.confidence_score, 0.99);
    const sides = Number(rotate) === 180 ? { width, height } : { width: height, height: width };
    matches(t, turned.pages, [{ ...sides, straightened: { turned: 360 - Number(rotate), skew: 0 } }]);
    const found = turned.evidence[amount]![0]!.box;
    for (const side of ["x0", "top", "x1", "bottom"] as const)
      t.ok(Math.abs(found[side] - expected[side]) < 0.02, `${rotate}° ${side}`);
  }
});

test("a letter before a register is no second company", async (t) => {
  const words = [
    "Dear reader,",
    "please find the journal of last week enclosed.",
    "Please write with any questions about it.",
    "Northwind Accounting LLP",
  ].join("\n");
  const { checks, confidence_score } = await extract(t, pdfOfText(words, GOOD_JOURNAL));
  t.notOk(checks.some(({ passed }) => passed === false));
  t.equal(confidence_score, 0.99);
});

test("says where it is, stage by stage and every few pages", async (t) => {
  const told: Progress[] = [];
  const pdf = pdfOfText(...TWO_PAGES, ...Array.from({ length: 8 }, () => "Page of notes"));
  await runDocument(taskOf(t, pdf), (progress) => told.push(progress));
  t.same(told, [
    { stage: "reading", page: 0, pages: 10 },
    { stage: "reading", page: 8, pages: 10 },
    { stage: "interpreting", page: 10, pages: 10 },
    { stage: "proving", page: 10, pages: 10 },
  ]);
});

test("a document that is not payroll fails with what is wrong with it", async (t) => {
  const run = (pdf: Buffer, change: Partial<DocumentTask> = {}) =>
    failure(runDocument(taskOf(t, pdf, change), () => {}));
  matches(t, await run(letter()), { code: "no_payroll_content", details: { pages: 1 } });
  matches(t, await run(blankPages(2)), { code: "no_text_layer", details: { pages: 2 } });
  matches(
    t,
    await run(pdfOfText(HEAD.join("\n"))),
    { code: "no_payroll_content" },
    "recognised, but without employees",
  );
  matches(t, await run(blankPages(3), { maxPages: 2 }), {
    code: "too_many_pages",
    details: { pages: 3, limit: 2 },
  });
  matches(t, await run(blankPages(0)), { code: "no_pages" });
  matches(t, await run(Buffer.from("no pdf")), { code: "not_a_pdf" });
});

test("a page is shown with what became of each word", async (t) => {
  const pdf = pdfOfText(TWO_PAGES[0]!, `${TWO_PAGES[1]}\n  Secret  77.77`);
  const page = await inspect(t, pdf, 2);
  matches(t, page, { page: 2, pages: 2, source: "text", provider: "acme", variant: "journal-v1", rules: [] });
  const wordOf = (text: string) => page.words.find((word) => word.text === text);
  matches(t, wordOf("192.66"), { state: "field", field: "employees[1].net_pay" });
  matches(t, wordOf("Specimen,"), { state: "field", field: "employees[1].name" });
  matches(t, wordOf("1,056.16"), { state: "total", field: null });
  matches(t, wordOf("1,263.68"), { state: "total" });
  matches(t, wordOf("77.77"), { state: "unclaimed", field: null });
  matches(t, wordOf("PERSON"), { state: "text", field: null });
  t.same(page.lanes[0]!.name, "person.text");
  t.ok(page.lines.some(({ text, row }) => text.startsWith("Specimen, Bert") && row === "employee"));
  t.ok(page.lines.some(({ row }) => row === "header"));
});

test("a page of an unknown document is shown too, a page that is not there is not", async (t) => {
  const page = await inspect(t, letter(), 1);
  matches(t, page, { provider: null, variant: null, lanes: [] });
  t.ok(page.words.length > 10 && page.lines.every(({ row }) => row === null));
  matches(t, await inspect(t, blankPages(1), 1), { source: "none", words: [], lines: [] });
  matches(t, await failure(inspect(t, letter(), 2)), { code: "invalid_argument" });
});
