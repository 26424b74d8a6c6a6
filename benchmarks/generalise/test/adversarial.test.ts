import { test } from "tap";
import { printDate, DATE_STYLES } from "../src/adversarial/dates.ts";
import { generateAdversarial } from "../src/adversarial/generate.ts";
import { wrap } from "../src/adversarial/wrap.ts";

const LAYOUTS = ["lanes", "grid", "transposed", "statement", "by-plan", "by-agency"];
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const cents = (amount: number | null): number => Math.round((amount ?? 0) * 100);
const sum = (lines: readonly { amount: number }[]): number =>
  lines.reduce((total, { amount }) => total + cents(amount), 0);

test("the truth adds up: what is earned less what is withheld is the net pay", async (t) => {
  for (const layout of LAYOUTS.slice(0, 4)) {
    for (const seed of SEEDS) {
      const { name, truth } = await generateAdversarial(layout, seed);
      for (const { earnings, deductions, taxes, net_pay, gross_pay } of truth.employees) {
        const cash = earnings.filter(({ role }) => role === "cash");
        t.equal(sum(cash) - sum(taxes) - sum(deductions), cents(net_pay), `${name} net`);
        const inGross = earnings.filter(({ type }) => type !== "reimbursement");
        t.equal(sum(inGross), cents(gross_pay), `${name} gross`);
      }
    }
  }
});

test("the seeds vary what they are for", async (t) => {
  const documents = await Promise.all(
    LAYOUTS.flatMap((layout) => SEEDS.map((seed) => generateAdversarial(layout, seed))),
  );
  const seen = (trait: keyof (typeof documents)[number]["traits"]): number =>
    new Set(documents.map(({ traits }) => JSON.stringify(traits[trait]))).size;
  t.equal(seen("typeface"), 5);
  t.equal(seen("paper"), 4);
  t.equal(seen("dateStyle"), Object.keys(DATE_STYLES).length);
  t.equal(seen("headerDepth"), 3);
  t.equal(seen("departments"), 3);
  t.equal(seen("nameOrder"), 3);
  for (const trait of ["headings", "title", "coverLetter", "grandTotals", "labelsRight", "ids"] as const)
    t.equal(seen(trait), 2, trait);
  t.ok(seen("money") >= 6);
  t.ok(seen("watermark") >= 3);
});

test("dates are printed in each style", async (t) => {
  t.strictSame(
    Object.keys(DATE_STYLES).map((style) => printDate("2026-08-21", style)),
    Object.keys(DATE_STYLES),
    "each style is named after how it prints this date",
  );
  t.equal(printDate("2026-03-05", "8/21/2026"), "3/5/2026");
  t.throws(() => printDate("2026-08-21", "unknown"), RangeError);
});

test("headings wrap into at most so many lines and lose no word", async (t) => {
  for (const text of [
    "Net",
    "Federal Income Tax",
    "Local Tax Kansas City MO",
    "Papathanasopoulou, Anastasia-Marie",
  ])
    for (const lines of [1, 2, 3]) {
      const wrapped = wrap(text, lines);
      t.ok(wrapped.length <= lines, `${text} in ${lines}`);
      t.equal(wrapped.join(" "), text);
    }
});

test("a layout that does not exist is refused", async (t) => {
  await t.rejects(generateAdversarial("spiral", 1), /No layout is called "spiral"/);
});
