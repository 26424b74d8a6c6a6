import { test } from "tap";
import { correctResult, type Correction, type ReadResult } from "../../src/corrections.ts";
import type { ExtractionResult } from "../../src/index.ts";
import { goodDocument } from "../support/good-document.ts";
import { sharedEngine } from "../support/shared-engine.ts";

const good: ExtractionResult = await (await sharedEngine()).extract(goodDocument());

function value(id: string, field_path: string, corrected_value: string): Correction {
  return { id, correction_type: "wrong_value", field_path, corrected_value };
}

/** The good document, read with other figures. */
function misread(corrections: readonly Correction[]): ReadResult {
  const { evidence, pages } = good;
  const wrong = correctResult(good, corrections);
  return { ...wrong, evidence, pages };
}

test("without corrections a result is what it was", async (t) => {
  const { canonical_output, confidence_score, confidence_reasons, checks, corrected, changed_checks } =
    correctResult(good, []);
  t.same(canonical_output, good.canonical_output);
  t.equal(confidence_score, good.confidence_score);
  t.same(confidence_reasons, good.confidence_reasons);
  t.same(checks, good.checks);
  t.same(corrected, []);
  t.same(changed_checks, []);
});

test("a wrong figure makes the sums through it fail, and the right one makes them hold again", async (t) => {
  for (const [path, wrong, right] of [
    ["employees[0].gross_pay", "1,000.10", "1000"],
    ["employees[1].net_pay", "1.500", "1500"],
    ["employees[1].net_pay", "1,510.00", "1500"],
    ["employees[1].taxes[0].amount", "250.00", "260"],
    ["employees[0].deductions[0].amount", "51.00", "50"],
    ["totals.net_pay", "2,300.01", "2300"],
    ["totals.employee_count", "3", "2"],
  ] as const) {
    const bad = misread([value("1", path, wrong)]);
    if (wrong === "1.500") {
      t.same(bad.checks, good.checks, "what is no amount changes nothing");
      continue;
    }
    t.ok(
      bad.checks.some(({ passed }) => passed === false),
      `${path}: a sum fails`,
    );
    t.ok(bad.confidence_score < 0.95, `${path}: ${bad.confidence_score}`);
    const mended = correctResult(bad, [value("2", path, right)]);
    t.same(mended.canonical_output, good.canonical_output);
    t.equal(mended.confidence_score, good.confidence_score, path);
    t.same(
      mended.checks.map(({ id, passed }) => [id, passed]),
      good.checks.map(({ id, passed }) => [id, passed]),
    );
    t.match(mended.corrected, [{ field_path: path, correction_id: "2", proved: true, fails: [] }]);
    t.ok(mended.changed_checks.every(({ before, after }) => before === false && after === true));
  }
});

test("a person's word proves nothing: of two figures that somebody said, other sums have to prove one", async (t) => {
  const [gross, tax] = ["employees[0].gross_pay", "employees[0].taxes[0].amount"];
  const { corrected, checks, confidence_score } = correctResult(good, [
    value("1", gross, "1,010.00"),
    value("2", tax, "90.00"),
  ]);
  const net = checks.find(({ id }) => id === "employee.net_pay:employees[0]");
  t.match(net, { passed: true }, "the net pay follows from both");
  t.match(corrected, [{ proved: false }, { proved: false }], "and proves neither");
  t.ok(corrected.every(({ fails }) => fails.length > 0));
  t.ok(confidence_score < 0.95);
});

test("a figure that no sum takes in is a person's word, and stays below proved", async (t) => {
  const { corrected, confidence_reasons, confidence_score } = correctResult(good, [
    {
      id: "1",
      correction_type: "missing_field",
      field_path: "employees[0].taxes[0].ytd_amount",
      corrected_value: "5,000.00",
    },
  ]);
  t.match(corrected, [{ before: null, after: 5000, proved: false, holds: [], fails: [] }]);
  t.ok(confidence_reasons.some(({ code }) => code === "unproved_figures"));
  t.ok(confidence_score < 0.95);
});

test("texts are no figures: who corrects one answers the doubt about it", async (t) => {
  const bad = misread([
    { id: "1", correction_type: "spurious", field_path: "pay_date", corrected_value: "" },
  ]);
  const doubted = {
    ...bad,
    confidence_score: 0.94,
    confidence_reasons: [
      { code: "missing_facts", message: "not found: pay_date", effect: 0.05, count: 1, fields: ["pay_date"] },
    ],
  };
  const mended = correctResult(doubted, [
    { id: "2", correction_type: "missing_field", field_path: "pay_date", corrected_value: "2026-10-14" },
  ]);
  t.match(mended.corrected, [{ field_path: "pay_date", proved: null }]);
  t.equal(mended.confidence_score, good.confidence_score);
});

test("a result that was stored without its reasons keeps what its sums do not tell", async (t) => {
  const old = { ...good, confidence_score: 0.9, confidence_reasons: null };
  const { confidence_score, confidence_reasons } = correctResult(old, []);
  t.equal(confidence_score, 0.9);
  t.match(confidence_reasons, [{ code: "earlier_doubts", effect: 0.09 }, { code: "checks_passed" }]);
});

test("pointing at a figure that nobody claimed claims it", async (t) => {
  const box = { x0: 10, top: 20, x1: 40, bottom: 28 };
  const read = { ...good, unclaimed: [{ page: 1, box, text: "12.00" }] };
  const before = correctResult(read, []);
  t.ok(before.confidence_reasons.some(({ code }) => code === "unclaimed_figures"));
  const evidence = { page: 1, box, text: "12.00" };
  const { unclaimed, confidence_reasons, corrected } = correctResult(read, [
    {
      id: "1",
      correction_type: "missing_field",
      field_path: "employees[0].earnings[0].ytd_amount",
      corrected_value: "12.00",
      evidence,
    },
  ]);
  t.same(unclaimed, []);
  t.notOk(confidence_reasons.some(({ code }) => code === "unclaimed_figures"));
  t.match(corrected, [{ evidence: [evidence] }]);
});
