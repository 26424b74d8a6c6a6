import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type Test } from "tap";
import { createEngine } from "../../src/engine.ts";
import type { Upright } from "../../src/read/page-image/gray-image.ts";
import { GOOD_JOURNAL } from "../support/good-journal.ts";
import { journal } from "../support/made-up-variant.ts";
import { matches } from "../support/matches.ts";
import { pdfOfText } from "../support/pdf-of-text.ts";
import { Random } from "../support/random.ts";
import { scannedPdf } from "../support/scanned-pdf.ts";
import { sharedEngine } from "../support/shared-engine.ts";
import { statementsOf } from "../support/statements/document.ts";
import { GENERIC_STATEMENT } from "../support/statements/layouts/generic.ts";
import { payrollOf } from "../support/summary/payroll.ts";
import { ONLINE_LABELS, onlineStyle } from "../support/summary/quickbooks-styles.ts";
import { transposedPdf } from "../support/summary/transposed-document.ts";

const digital = pdfOfText(GOOD_JOURNAL);

function ownVariants(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), "paylift-scans-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const { provider, data } = journal();
  mkdirSync(join(folder, provider.slug));
  writeFileSync(join(folder, provider.slug, "provider.json"), JSON.stringify(provider));
  writeFileSync(join(folder, provider.slug, `${data.slug}.json`), JSON.stringify(data));
  return folder;
}

/** A summary of a few people in columns. */
function summaryPdf(font: "Helvetica" | "Times-Italic"): Promise<Buffer> {
  const head = ["Specimen Foods LLC", "Payroll Summary by Employee", "From Sep 16, 2023 to Sep 30, 2023"];
  return transposedPdf(payrollOf(new Random(3), 3, ONLINE_LABELS), onlineStyle(head), {
    face: { font, size: 7.5 },
    across: 5,
    down: 40,
    order: "across before down",
    labels: 200,
    column: 90,
  });
}

test("a statement and a summary give the same, digital or scanned", async (t) => {
  const engine = await sharedEngine();
  const { bytes } = await statementsOf(GENERIC_STATEMENT, 1);
  const documents = {
    statement: Buffer.from(bytes),
    summary: await summaryPdf("Helvetica"),
    slanted: await summaryPdf("Times-Italic"),
  };
  for (const [name, document] of Object.entries(documents)) {
    const expected = await engine.extract(document);
    const scan = await scannedPdf(document, expected.pages.length, { dpi: 300 });
    const result = await engine.extract(scan);
    t.same(result.canonical_output, expected.canonical_output, name);
    t.same(
      result.pages.map(({ source }) => source),
      expected.pages.map(() => "ocr"),
    );
  }
});

test("a document gives the same, digital or scanned", async (t) => {
  const engine = await createEngine({ threads: 1, variants: [ownVariants(t)] });
  t.teardown(() => engine.close());
  const { canonical_output: expected } = await engine.extract(digital);
  const ways: Record<string, { lies: Upright; turned: number; skew: number; dpi?: number }> = {
    upright: { lies: { turns: 0, skew: 0 }, turned: 0, skew: 0 },
    crooked: { lies: { turns: 0, skew: 1.4 }, turned: 0, skew: -1.4 },
    "on its side, crooked": { lies: { turns: 1, skew: -0.7 }, turned: 270, skew: 0.7 },
    "upside down, coarse": { lies: { turns: 2, skew: 0 }, turned: 180, skew: 0, dpi: 150 },
  };
  for (const [name, { lies, turned, skew, dpi = 200 }] of Object.entries(ways)) {
    const scan = await scannedPdf(digital, 1, { lies, dpi });
    const { canonical_output, pages, confidence_score, repairs, evidence } = await engine.extract(scan);
    t.same(canonical_output, expected, name);
    matches(t, pages, [{ source: "ocr", reason: "no_text", straightened: { turned } }]);
    t.ok(
      Math.abs(pages[0]!.straightened!.skew - skew) < 0.1,
      `${name}: skew ${pages[0]!.straightened!.skew}`,
    );
    t.ok(confidence_score >= 0.95, `${name}: ${confidence_score}`);
    t.same(repairs, []);
    // Evidence lies where the reader of the page sees it: the net pay of the last total, in the sheet's lower right corner.
    const [page] = pages;
    const { box } = evidence["totals.net_pay"]!.at(-1)!;
    const [across, down] = [(box.x0 + box.x1) / 2 / page!.width, (box.top + box.bottom) / 2 / page!.height];
    const corner = { 0: [across, down], 270: [down, 1 - across], 180: [1 - across, 1 - down] }[turned]!;
    t.ok(corner[0]! > 0.7 && corner[1]! > 0.8, `${name}: ${corner.join(", ")}`);
  }
});
