import { test } from "tap";
import { caseDocuments, caseSets } from "../src/accuracy/documents.ts";
import { figuresOf, type SetFigures } from "../src/accuracy/figures.ts";
import { accuracyPage } from "../src/accuracy/markdown.ts";
import { NO_RECORD, renewed, type Run } from "../src/accuracy/record.ts";
import type { DocumentScore } from "../src/accuracy/score-document.ts";
import { scorePeople } from "../src/accuracy/score-people.ts";
import { accuracySets } from "../src/accuracy/sets.ts";

const scoreOf = (given: Partial<DocumentScore>): DocumentScore => ({
  name: "one",
  payroll: true,
  error: null,
  confidence: 0.5,
  money: { t: 10, p: 10, hit: 10 },
  wrong: 0,
  perfect: true,
  consistent: true,
  scanned: false,
  ...given,
});

test("a folder gives its documents with a truth and those that are no payroll, and its folders are sets", async (t) => {
  const folder = t.testdir({
    pots: {
      one: { "a.pdf": "", "a.truth.json": '{ "employees": [] }', "negative_bill.pdf": "", "unknown.pdf": "" },
      two: { "b.pdf": "", "b.truth.json": "{}" },
      none: { "c.expect.json": "{}", "c.pdf": "" },
    },
  });
  const pots = `${folder}/pots`;
  t.match(caseDocuments(`${pots}/one`), [
    { name: "a", truth: { employees: [] } },
    { name: "negative_bill", truth: null },
  ]);
  t.same(
    caseSets(pots).map(({ name }) => name),
    ["one", "two"],
  );
  t.same(
    caseSets(`${pots}/two`).map(({ name }) => name),
    ["two"],
  );
  t.throws(() => caseSets(`${pots}/none`), { message: /no documents with their truth/ });
  const asked = { set: null, filter: "two", corpus: null };
  t.match(accuracySets({ ...asked, cases: [pots] }), [{ name: "two", isOwn: false }]);
  const named = accuracySets({ ...asked, cases: [pots], set: "fresh" });
  t.equal(named.length, 1);
  t.match(named, [{ name: "fresh", documents: [{ name: "a" }, { name: "negative_bill" }, { name: "b" }] }]);
});

test("people are compared by name and id, and by what their truth tells of them", async (t) => {
  const ann = { name: "Ann", employee_id: "1", gross_pay: 10, earnings: [{ amount: 10 }, { amount: 0 }] };
  const truth = { employees: [ann] };
  const read = { ...ann, net_pay: 8, taxes: [{ amount: 2 }] };
  t.same(scorePeople(truth, { employees: [read] }), { money: { t: 2, p: 2, hit: 2 }, wrong: 0 });
  t.match(scorePeople(truth, { employees: [{ ...read, name: "Ann Q" }] }), { money: { hit: 2 }, wrong: 1 });
  t.match(scorePeople(truth, { employees: [{ ...read, gross_pay: 11 }] }), { money: { hit: 1 }, wrong: 1 });
  t.same(scorePeople(truth, {}), { money: { t: 2, p: 0, hit: 0 }, wrong: 3 });
  const extra = { name: "Bob", net_pay: 3, taxes: [{ amount: 1 }] };
  t.same(scorePeople(truth, { employees: [read, extra] }), { money: { t: 2, p: 4, hit: 2 }, wrong: 1 });
});

test("a set is added up, scans and what is no payroll apart", async (t) => {
  const figures = figuresOf(
    [
      scoreOf({ confidence: 0.96 }),
      scoreOf({ confidence: 0.96, consistent: false }),
      scoreOf({ confidence: 0.97, wrong: 1, perfect: false, money: { t: 100, p: 100, hit: 50 } }),
      scoreOf({ confidence: 0.9, wrong: 1, perfect: false }),
      scoreOf({ error: "no_payroll_content", confidence: 0, perfect: false, money: { t: 10, p: 0, hit: 0 } }),
      scoreOf({ error: "internal", confidence: 0, perfect: false, money: { t: 0, p: 0, hit: 0 } }),
      scoreOf({ scanned: true, wrong: 9, confidence: 1 }),
      scoreOf({ payroll: false, error: "no_payroll_content" }),
      scoreOf({ payroll: false, error: "internal" }),
      scoreOf({ payroll: false }),
    ],
    3,
  );
  t.same(figures, {
    documents: 6,
    scans: 4,
    moneyF1: 160 / 270,
    meanMoneyF1: (1 + 1 + 0.5 + 1 + 0) / 5,
    perfect: 2,
    refused: 2,
    crashed: 1,
    consistent: 5,
    straight: 1,
    wrongAt85: 2,
    wrongAt95: 1,
    negatives: 3,
    negativesRefused: 1,
  });
});

const half: SetFigures = figuresOf(
  [scoreOf({}), scoreOf({ money: { t: 1, p: 1, hit: 0 }, perfect: false })],
  0,
);
const whole: SetFigures = figuresOf([scoreOf({}), scoreOf({ payroll: false, error: "no_pages" })], 0);

const run = (commit: string, given: Partial<Run> = {}): Run => ({
  date: "2026-11-28",
  commit,
  label: null,
  switches: {},
  own: new Set(["corpus"]),
  ...given,
});

test("the first sight of a set stays, and sets that are not measured too", async (t) => {
  const first = renewed(
    NO_RECORD,
    new Map([
      ["corpus", whole],
      ["fresh", half],
    ]),
    run("aaaa"),
  );
  const second = renewed(first, new Map([["fresh", whole]]), run("bbbb"));
  t.match(second.sets, [
    { name: "corpus", first: null, now: { commit: "aaaa" } },
    { name: "fresh", first: { commit: "aaaa", perfect: 1 }, now: { commit: "bbbb", moneyF1: 1 } },
  ]);
  const less = run("cccc", { label: "without sums", switches: { sums: false } });
  const third = renewed(renewed(second, new Map([["corpus", half]]), less), new Map([["fresh", half]]), less);
  t.same(third.sets, second.sets, "what holds now is another matter");
  t.equal(third.ablations.length, 1);
  t.match(third.ablations, [
    { label: "without sums", switches: { sums: false }, sets: { corpus: half, fresh: half } },
  ]);
  const page = accuracyPage(third);
  t.match(page, /^\| set +\| first sight +\| now +\|/m);
  t.match(
    page,
    /^\| fresh +\| 0\.909 \/ 0\.500 \/ 50 % \(2026-11-28, `aaaa`\) \| 2026-11-28, `bbbb` \| 1 +\| 1\.000/m,
  );
  t.match(page, /\| 1 of 1 +\|$/m);
  t.match(page, /^\| set +\| now +\| without sums +\|$/m);
  t.match(page, /^\| corpus +\| 1\.000 \/ 1\.000 \/ 100 % \| 0\.909 \/ 0\.500 \/ 50 % \|$/m);
  t.match(page, "- **without sums**: 2026-11-28, `cccc`");
  t.match(accuracyPage(second), "Nothing has been switched off yet");
});
