import { test } from "tap";
import { compare } from "../src/index.ts";
import { employee, output, tax } from "./support/outputs.ts";

test("a doubtful reading is said, with the boxes of both sides", async (t) => {
  const box = (text: string) => [{ page: 3, box: { x0: 1, top: 2, x1: 3, bottom: 4 }, text }];
  const path = "employees[0].taxes[0].amount";
  const source = {
    canonical_output: output([employee()]),
    confidence_score: 0.99,
    evidence: { [path]: box("100.00") },
  };
  const target = {
    canonical_output: output([employee({ taxes: [tax({ amount: 107 })] })]),
    confidence_score: 0.62,
    evidence: { [path]: box("107.00") },
  };
  const report = compare(source, target);
  t.same(report.confidence, { source: 0.99, target: 0.62 });
  const doubt = report.discrepancies.find(({ field_path }) => field_path === path)?.reading;
  t.match(doubt, {
    sides: ["target"],
    contested: false,
    reason: "target: the document's confidence is 0.62",
  });
  t.match(doubt?.boxes, [{ side: "target", field_path: path, page: 3, text: "107.00" }]);

  const reasonAt = (confidence_score: number) =>
    compare(source, { ...target, confidence_score }).discrepancies.at(-1)?.reading?.reason;
  t.equal(reasonAt(0.9499), "target: the document's confidence is 0.94", "cut, not rounded");
  t.equal(reasonAt(0.95), undefined);

  const checks = [{ passed: false, members: [path] }];
  const contested = compare({ ...source, checks }, { ...target, confidence_score: 1 });
  t.match(contested.discrepancies.find(({ field_path }) => field_path === path)?.reading, {
    sides: ["source"],
    contested: true,
    boxes: [{ text: "100.00" }],
  });
  t.ok(
    compare(source, { ...target, confidence_score: 1 }).discrepancies.every(
      ({ reading }) => reading === null,
    ),
  );
});
