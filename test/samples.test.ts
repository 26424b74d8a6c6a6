import { fileURLToPath } from "node:url";
import { test } from "tap";
import { validateCanonicalOutput } from "@paylift/canonical/schema";
import { sharedEngine } from "../packages/engine/test/support/shared-engine.ts";
import { documentsIn } from "./support/documents.ts";
import { moneyFigures, wrongTotals } from "./support/money-figures.ts";

const documents = documentsIn(fileURLToPath(new URL("../examples/samples/documents/", import.meta.url)));
const engine = await sharedEngine();

test("there are sample documents", async (t) => t.ok(documents.length > 0));

for (const { name, pdf, truth } of documents) {
  test(`${name}: every money figure is right, and proved`, async (t) => {
    const { canonical_output, checks, confidence_score, unclaimed } = await engine.extract(pdf);
    t.ok(validateCanonicalOutput(canonical_output).valid);
    t.same(moneyFigures(canonical_output), moneyFigures(truth));
    t.same(wrongTotals(truth, canonical_output), []);
    t.same(canonical_output.pay_period, truth.pay_period);
    t.equal(canonical_output.pay_date, truth.pay_date);
    t.same(
      checks.filter(({ passed }) => passed === false),
      [],
    );
    t.ok(checks.length > 0);
    t.same(unclaimed, []);
    t.ok(confidence_score >= 0.95, `confidence ${confidence_score}`);
  });
}
