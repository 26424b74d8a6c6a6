import { test } from "tap";
import type { Outcome } from "../src/documents/read-document.ts";
import { jsonReport } from "../src/report/json-report.ts";
import { outputFileJson } from "../src/report/result-json.ts";
import { Recorder } from "./support/fake-context.ts";
import { sampleResult } from "./support/sample-result.ts";

const read: Outcome = { file: "a.pdf", result: sampleResult(), error: null };
const failed: Outcome = {
  file: "b.pdf",
  result: null,
  error: { code: "damaged", message: "no cross-reference" },
};

async function print(outcomes: Outcome[], several: boolean): Promise<unknown> {
  const stdout = new Recorder();
  const report = jsonReport(stdout, several);
  for (const outcome of outcomes) await report.add(report.prepare(outcome));
  await report.end();
  return JSON.parse(stdout.text);
}

test("one document is one object", async (t) => {
  t.same(await print([read], false), sampleResult());
  t.same(await print([failed], false), { file: "b.pdf", error: failed.error });
});

test("several documents are an array, failed ones in their place", async (t) => {
  t.same(await print([failed, read], true), [{ file: "b.pdf", error: failed.error }, sampleResult()]);
  t.same(await print([read], true), [sampleResult()]);
});

test("an output file holds the result or the error", async (t) => {
  t.same(JSON.parse(outputFileJson(read)), sampleResult());
  t.same(JSON.parse(outputFileJson(failed)), { error: failed.error });
});
