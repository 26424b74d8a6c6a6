import { join } from "node:path";
import { test } from "tap";
import { accuracyLines } from "../src/accuracy-lines.ts";
import { scoreAnswers } from "../src/accuracy.ts";

// Net pay alone, in the shape of the corpus scorer.
const SCORER = `
export function scoreDocument(truth, { confidence_score: confidence, net }) {
  const errors = net === truth.net ? [] : [{ class: "money", path: "net_pay", want: truth.net, got: net }];
  const perfect = errors.length === 0;
  return { errors, confidence, perfect, silent: !perfect && confidence >= 0.95 };
}
export function summarise(scored) {
  return { documents: scored.length, silent_errors: scored.filter((one) => one.silent).length };
}
`;

test("a confident wrong answer is named with what is wrong", async (t) => {
  const folder = t.testdir({
    "score.mjs": SCORER,
    "right.truth.json": '{ "net": 10 }',
    "wrong.truth.json": '{ "net": 20 }',
    answers: {
      "right.json": '{ "confidence_score": 0.99, "net": 10 }',
      "wrong.json": '{ "confidence_score": 0.98, "net": 25 }',
    },
  });
  const documents = ["right", "wrong", "without-truth"].map((name) => ({
    name,
    path: join(folder, `${name}.pdf`),
  }));
  const accuracy = await scoreAnswers(documents, join(folder, "answers"), [folder]);
  t.match(accuracy, { documents: 2, silent_errors: 1 });
  t.strictSame(accuracy?.wrong, [
    { name: "wrong", confidence: 0.98, silent: true, errors: 1, first: ["net_pay: want 20, got 25"] },
  ]);
  t.match(accuracyLines(accuracy), "✗ SILENT wrong: 1 wrong, confidence 0.98\n    net_pay: want 20, got 25");
});

test("without a scorer nothing is claimed", async (t) => {
  t.equal(await scoreAnswers([], t.testdir(), []), null);
  t.match(accuracyLines(null), "not scored");
});
