import { test } from "tap";
import { isJobTitle } from "../src/vocabulary/job-titles.ts";
import { multiplierOf } from "../src/vocabulary/multiplier.ts";
import { isNoLine } from "../src/vocabulary/no-line.ts";
import { SortedWords } from "../src/vocabulary/sorted-words.ts";
import { Speller } from "../src/vocabulary/speller.ts";
import { stateFunds } from "../src/vocabulary/state-funds.ts";
import { withTaxForTx, withTaxWords, withoutCutEnding } from "../src/vocabulary/tax-forms.ts";
import { withoutFigures } from "../src/vocabulary/without-figures.ts";

test("words that begin alike stand together", async (t) => {
  const words = new SortedWords(["sick", "shift", "sickness", "tip"]);
  t.same([...words.startingWith("sic")], ["sick", "sickness"]);
  t.same([...words.startingWith("x")], []);
});

test("a short word is written out where only one word fits", async (t) => {
  const lexicon = new Set(
    "overtime holiday pay paid credit card support severance medical medicare sup dntl dental".split(" "),
  );
  const speller = new Speller(lexicon, { wknd: "weekend", "w h": "withholding" });
  const cases: [string, string, boolean?][] = [
    ["wknd pay", "weekend pay"],
    ["w h", "withholding"],
    ["overt", "overtime"],
    ["crdt card", "credit card"],
    ["spprt", "support"],
    ["dntal", "dental"],
    ["holidaypay", "holiday pay"],
    ["pay2", "pay"],
    ["pay 7", "pay"],
    ["medic", "medic"],
    ["severence", "severance", false],
    ["zorb", "zorb"],
    ["holi", "holiday", false],
  ];
  for (const [printed, written, sure = true] of cases)
    t.same(
      speller.spell(printed.split(" "), !printed.includes(" ")),
      { words: written.split(" "), sure },
      printed,
    );
});

test("figures say how much or when", async (t) => {
  for (const [label, bare] of [
    ["Reg @ 24.50", "Reg"],
    ["Shift Diff $1.50", "Shift Diff"],
    ["Retro 10/26", "Retro"],
    ["Retro 09/15-09/30", "Retro"],
    ["Bonus Jan 2026", "Bonus"],
    ["401(k) 5%", "401(k)"],
    ["OASDI 6.2%", "OASDI"],
    ["Garn #2", "Garn"],
    ["OT 150%", "OT 150%"],
    ["Time + 1/2", "Time + 1/2"],
    ["2% Shareholder Health", "2% Shareholder Health"],
    ["12/25/2026", "12/25/2026"],
  ] as const)
    t.equal(withoutFigures(label).replace(/\s+/g, " "), bare, label);
});

test("by what time is multiplied", async (t) => {
  for (const label of ["OT 2.0", "2x Pay", "Overtime x 2", "OT 200%"])
    t.equal(multiplierOf(label), "double", label);
  for (const label of ["OT 1.5", "Time x1.5", "150%", "1 1/2 Time", "1.33 OT", "Time and a Third"])
    t.equal(multiplierOf(label), "part", label);
  for (const label of ["Overtime", "Overtime 2", "12.0 Hours", "10/2/26"])
    t.equal(multiplierOf(label), null, label);
});

test("jobs are told by their last word", async (t) => {
  for (const job of ["line cook", "registered nurse", "shift lead", "server"])
    t.ok(isJobTitle(job.split(" ")), job);
  for (const other of ["lead pay", "cook county", "regular", "the cook of the house again here"])
    t.notOk(isJobTitle(other.split(" ")), other);
});

test("short words of taxes", async (t) => {
  for (const withholding of ["W/HOLD", "WHOLD", "WTHHLDG", "WTH", "W H", "Withhold", "WITHHLD", "WHT", "w/h"])
    t.match(withTaxWords(`State ${withholding}`), /^State withholding$/i, withholding);
  t.equal(withTaxWords("NYSTAX"), "NYS TAX");
  t.equal(withTaxWords("WA L & I"), "WA LI");
  t.equal(withTaxForTx("State Inc TX"), "State Inc TAX");
  for (const texas of ["TX SUI", "UI TX", "Dallas, TX", "TX"]) t.equal(withTaxForTx(texas), texas);
  t.equal(withoutCutEnding("NEW YORK STATE I"), "NEW YORK STATE");
  t.equal(withoutCutEnding("CALIFORNIA S"), "CALIFORNIA S", "state or SDI");
  t.equal(withoutCutEnding("STATE TAX"), "STATE TAX");
});

test("no name of a state's fund stands for two", async (t) => {
  const seen = new Map<string, string>();
  for (const { words, state, type } of stateFunds()) {
    t.equal(seen.get(words) ?? `${state} ${type}`, `${state} ${type}`, words);
    seen.set(words, `${state} ${type}`);
  }
});

test("texts with a word of pay that are no lines", async (t) => {
  for (const text of [
    "Columbus, OH 43215",
    "401 K Street",
    "Dental Hygiene Dept",
    "Holiday Retirement LLC",
    "City of Detroit",
    "All overtime must be approved",
    "Loan Officer",
    "ROTH, PHILIP M",
    "Vacation Balance",
  ])
    t.ok(isNoLine(text), text);
  for (const text of [
    "Roth",
    "Worcester Count,MD - Res. Local",
    "401K LN PMT",
    "Charge Nurse",
    "Medical, Dental",
    "Sick Bank",
  ])
    t.notOk(isNoLine(text), text);
});
