import fc from "fast-check";
import { test } from "tap";
import type { CheckScope } from "../src/api/result.ts";
import type { ProvenCheck } from "../src/reconcile/check-list.ts";
import { scoreConfidence } from "../src/score/confidence.ts";
import type { Proof } from "../src/score/proof.ts";
import { GOOD_JOURNAL } from "./support/good-journal.ts";
import { journal } from "./support/made-up-variant.ts";
import { lineOf } from "./support/page-of.ts";
import { proofOf } from "./support/proof-of.ts";
import { matches } from "./support/matches.ts";

const PROVED = 0.95;
const good = proofOf(journal(), GOOD_JOURNAL);
const [unclaimedToken] = lineOf("12.34").tokens;

function codesOf({ reasons }: { reasons: readonly { code: string }[] }): string[] {
  return reasons.map(({ code }) => code);
}

function checkOf(scope: CheckScope, passed: boolean | null): ProvenCheck {
  const check = {
    id: `${scope}.more`,
    scope,
    identity: "",
    expected: 1,
    actual: 1,
    difference: 0,
    passed,
    members: [],
  };
  return { check, tokens: [], weight: 2 };
}

test("a document whose figures all add up is proved", async (t) => {
  t.equal(good.score, 0.99);
  matches(t, good.reasons, [
    { code: "checks_passed", message: `${good.checks.length} sums hold`, effect: 0 },
  ]);
});

test("no single figure can change without the proof being lost", async (t) => {
  const figures = [...GOOD_JOURNAL.matchAll(/[\d,]+\.\d\d/g)];
  t.ok(figures.length > 50);
  for (const { 0: figure, index } of figures) {
    const other = figure.replace(/\d(?=\.)/, (digit) => String((Number(digit) + 1) % 10));
    const page = GOOD_JOURNAL.slice(0, index) + other + GOOD_JOURNAL.slice(index + figure.length);
    t.ok(proofOf(journal(), page).score < PROVED, `${figure} → ${other}`);
  }
});

test("each doubt has its reason and takes its part", async (t) => {
  const cases: Record<string, [code: string, change: (page: string) => string]> = {
    "a sum that fails": [
      "failed_checks",
      (page) => page.replace("Check 4711    863.50", "Check 4711    863.60"),
    ],
    "a figure that nobody understands": [
      "unclaimed_figures",
      (page) => page.replace("Gross       1,000.00", "Gross  1.00  1,000.00"),
    ],
    "a figure in no sum": ["unproved_figures", (page) => page.replace("  40.00  25.00", "         25.00")],
    "an employee without net pay": [
      "employees_not_crossfooted",
      (page) => page.replace("Net           207.52", "                    "),
    ],
    "no printed total": ["no_printed_totals", (page) => page.slice(0, page.indexOf("Company Total"))],
    "a label that is not known": ["unknown_labels", (page) => page.replaceAll("Dental", "Zorb 7")],
    "no pay date": ["missing_facts", (page) => page.replace("Paid 01/16/2026", "Paid on Friday")],
  };
  for (const [name, [code, change]] of Object.entries(cases)) {
    const page = change(GOOD_JOURNAL);
    t.not(page, GOOD_JOURNAL);
    const doubted = proofOf(journal(), page);
    t.ok(codesOf(doubted).includes(code), `${name}: ${codesOf(doubted).join(", ")}`);
    t.ok(doubted.reasons.find((reason) => reason.code === code)!.effect > 0);
    t.ok(doubted.score < good.score);
  }
  const scanned = scoreConfidence({ ...good.proof, pagesWithoutText: 1 });
  matches(t, scanned, { reasons: [{ code: "pages_without_text" }, { code: "checks_passed" }] });
  t.ok(scanned.score < PROVED);
  const hidden = scoreConfidence({ ...good.proof, hidden: [{ words: 2, figures: 0 }] });
  matches(t, hidden, { reasons: [{ code: "hidden_text" }, { code: "checks_passed" }] });
  t.ok(hidden.score < good.score);
  const hiddenFigure = scoreConfidence({ ...good.proof, hidden: [{ words: 2, figures: 1 }] });
  t.ok(hiddenFigure.score < 0.85);
  const department = lineOf("+= 100 Shipping");
  const guessed = department.tokens.map((token, i) => ({
    ...token,
    words: token.words.map((word) => ({ ...word, source: "ocr" as const, confidence: i === 0 ? 0.5 : 0.95 })),
  }));
  const unread = scoreConfidence({ ...good.proof, unexplained: [{ ...department, tokens: guessed }] });
  t.ok(codesOf(unread).includes("unread_lines"));
  t.ok(unread.score < PROVED);
});

test("what is not proved by arithmetic stays below the mark, whatever else holds", async (t) => {
  const { proof } = good;
  t.ok(scoreConfidence({ ...proof, checks: [] }).score < PROVED, "no checks");
  t.ok(
    scoreConfidence({ ...proof, checks: proof.checks.filter(({ check }) => check.scope !== "document") })
      .score < PROVED,
  );
  const withoutNet = proof.checks.filter(({ check }) => check.id !== "employee.net_pay:employees[1]");
  t.ok(scoreConfidence({ ...proof, checks: withoutNet }).score < PROVED, "one employee not crossed");
  const alone = proof.checks.map((proven) => ({ ...proven, weight: 1 }));
  t.ok(scoreConfidence({ ...proof, checks: alone }).score < PROVED, "sums of one figure prove nothing");
});

test("zeros change no sum and need no proof", async (t) => {
  const line = "Bonus                        30.00  Medicare      3.34";
  const withTax = (amount: string): number => {
    const page = GOOD_JOURNAL.replace(line, `${line}                      FUTA        ${amount}`);
    t.not(page, GOOD_JOURNAL);
    return proofOf(journal(), page).score;
  };
  t.equal(withTax("0.00"), 0.99);
  t.ok(withTax("1.00") < PROVED);
});

test("the effects of the reasons, strongest first, add up to what the confidence lacks", async (t) => {
  const changes = [
    (page: string) => page,
    (page: string) => page.replaceAll("Dental", "Zorb 7"),
    (page: string) => page.replace("Paid", "On").replace("863.50", "863.51"),
    (page: string) => page.replace("1,263.68", "1,263.69").replaceAll("Medicare", "Zorb tax"),
  ];
  for (const change of changes) {
    const { score, reasons } = proofOf(journal(), change(GOOD_JOURNAL));
    const effects = reasons.map(({ effect }) => effect);
    const lacking = effects.reduce((sum, effect) => sum + effect, 0);
    t.ok(Math.abs(0.99 - score - lacking) < 0.0005, `${score} lacks ${lacking}`);
    t.same(
      effects,
      [...effects].sort((a, b) => b - a),
    );
  }
});

test("more doubt never raises the confidence, and it stays between 0.05 and 0.99", async () => {
  const checks = fc.array(
    fc.tuple(
      fc.constantFrom<CheckScope>("line", "employee", "column", "department", "document"),
      fc.constantFrom(true, false, null),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(
      checks,
      fc.nat({ max: 20 }),
      fc.nat({ max: 3 }),
      fc.boolean(),
      (added, unclaimed, pagesWithoutText, totals) => {
        const base = totals ? good.checks : good.checks.filter(({ check }) => check.scope !== "document");
        const proof: Proof = {
          ...good.proof,
          checks: [...base, ...added.map(([scope, passed]) => checkOf(scope, passed))],
          tokens: [...good.proof.tokens, ...Array.from({ length: unclaimed }, () => unclaimedToken!)],
          pagesWithoutText,
        };
        const { score } = scoreConfidence(proof);
        const worse: Proof[] = [
          ...(["line", "employee", "document"] as const).map((scope) => ({
            ...proof,
            checks: [...proof.checks, checkOf(scope, false)],
          })),
          { ...proof, tokens: [...proof.tokens, unclaimedToken!] },
          { ...proof, pagesWithoutText: pagesWithoutText + 1 },
        ];
        return (
          score >= 0.05 && score <= 0.99 && worse.every((other) => scoreConfidence(other).score <= score)
        );
      },
    ),
  );
});

test("a document is asked for what its format can print", async (t) => {
  const page = GOOD_JOURNAL.replaceAll(/Net\s+[\d,]+\.\d\d/g, (found) => " ".repeat(found.length));
  const codes = (change: Parameters<typeof journal>[0]): string[] =>
    codesOf(
      proofOf(journal({ fields: [{ line: "^(?<company_name>.+)\\tAcme Journal$" }], ...change }), page),
    );
  t.ok(codes({}).includes("employees_not_crossfooted"));
  for (const format_type of ["tax_report", "benefits_summary"] as const)
    t.notOk(codes({ format_type }).includes("employees_not_crossfooted"), format_type);
  const messages = (format_type: "tax_report" | "benefits_summary"): string[] =>
    proofOf(journal({ format_type, fields: [] }), page).reasons.map(({ message }) => message);
  t.ok(messages("tax_report").includes("not found: period_end, company_name"));
  t.ok(messages("benefits_summary").includes("not found: pay_date, period_end, company_name"));
});

test("a label of a scan that is not known may be one that was misread", async (t) => {
  const { proof, score } = proofOf(journal(), GOOD_JOURNAL.replaceAll("Dental", "Zorb 7"));
  t.ok(score >= PROVED);
  const lines = proof.ledger.employees.flatMap((employee) => employee.lines);
  const labels = lines.flatMap(({ sources }) => sources.map(({ label }) => label));
  for (const { words } of labels.flatMap(({ tokens }) => tokens))
    for (const word of words) Object.assign(word, { source: "ocr" });
  t.ok(scoreConfidence(proof).score < PROVED);
});
