import { test } from "tap";
import type { Word } from "../src/read/page-reader.ts";
import { respell } from "../src/respell/respell.ts";
import { journal } from "./support/made-up-variant.ts";
import { pageOf } from "./support/page-of.ts";

const variants = [journal()];

function respelled(text: string, change: Partial<Word> = {}): string[] {
  const page = pageOf(text);
  const words = page.words.map((word): Word => ({ ...word, source: "ocr", confidence: 0.95, ...change }));
  return respell({ ...page, words }, variants).words.map((word) => word.text);
}

test("words that look like a printed heading are spelled like it", async (t) => {
  t.same(respelled("PERS0N  EARN1NGS  H0URS"), ["PERSON", "EARNINGS", "HOURS"]);
  t.same(respelled("DEDUCTlONS  AM0UNT"), ["DEDUCTIONS", "AMOUNT"]);
  t.same(respelled("Company T0tal"), ["Company", "Total"]);
  t.same(respelled("HOUR8  PER8ON"), ["HOURS", "PERSON"], "an 8 for an S");
});

test("a given name that was read with doubt is no label that it is like", async (t) => {
  const doubt = { confidence: 0.5 };
  t.same(respelled("HOUBS", doubt), ["HOURS"], "a word that misses a letter");
  t.same(respelled("BELL, HOUBS", doubt), ["BELL,", "HOUBS"]);
  t.same(respelled("PEBSCN", doubt), ["PEBSCN"], "nor is what misses a letter and has another round one");
});

test("a word that was read with doubt is a printed one that another look gave, before one that it is like", async (t) => {
  const doubt = { confidence: 0.5, otherReadings: ["HOUNS", "PERSON"] };
  t.same(respelled("HOUBS", doubt), ["PERSON"]);
  t.same(respelled("HOUBS", { ...doubt, otherReadings: ["PERSON", "EARNINGS"] }), ["HOURS"], "two of them");
  t.same(respelled("MOURS", { confidence: 0.5 }), ["MOURS"], "a wide letter is no narrow one");
});

test("a typed line stays, and what is read of the rest of a ruled one does not", async (t) => {
  t.same(respelled("------  HOURS  ======"), ["------", "HOURS", "======"]);
  t.same(respelled("------  HOURS", { confidence: 0.6 }), ["HOURS"]);
  t.same(respelled("--  HOURS  ~~~~~"), ["HOURS"]);
});

test("a label keeps its points, and loses the marks that no label has", async (t) => {
  const found = journal();
  const { data } = found;
  const own = [
    { ...found, data: { ...data, match: { all: ["Check No\\. (?<number>\\S+)", "Department:", "Fund:"] } } },
  ];
  const spelled = (text: string): string => {
    const page = pageOf(text);
    const words = page.words.map((word): Word => ({ ...word, source: "ocr", confidence: 0.95 }));
    return respell({ ...page, words }, own as unknown as typeof variants)
      .words.map((word) => word.text)
      .join(" ");
  };
  t.equal(spelled("Check No. 31237"), "Check No. 31237");
  t.equal(spelled("Check No.: 31237"), "Check No.: 31237");
  t.equal(spelled("D\u00e9partment: Sales"), "Department: Sales");
  t.equal(spelled("Fund 12"), "Fund: 12", "a colon that was overlooked");
  for (const text of ["Hedge fund", "The Fund LLC", "Fund manager"]) t.equal(spelled(text), text);
});

test("a colon is filled in where it has left its room, and small letters in a phrase stay small", async (t) => {
  const found = journal();
  const data = { ...found.data, match: { all: ["Group :", "Company"] } };
  const spelled = (...runs: [text: string, x0: number][]): string => {
    const page = pageOf(runs.map(([text]) => text).join(" "));
    const words = page.words.map((word, i): Word => {
      const [text, x0] = runs[i]!;
      return { ...word, source: "ocr", confidence: 0.95, x0, x1: x0 + 0.5 * word.size * text.length };
    });
    return respell({ ...page, words }, [{ ...found, data }] as unknown as typeof variants)
      .words.map((word) => word.text)
      .join(" ");
  };
  const { size } = pageOf("Group").words[0]!;
  t.equal(spelled(["Group", 0], ["Term", 2.78 * size]), "Group Term");
  t.equal(spelled(["Group", 0], ["Term", 3.2 * size]), "Group : Term");
  t.equal(spelled(["401(k)", 0], ["company", 3.3 * size], ["match", 7.1 * size]), "401(k) company match");
});

test("a word that the recogniser guessed at may miss a letter", async (t) => {
  t.same(respelled("DEDUCTIQNS  EMPIOVER", { confidence: 0.4 }), ["DEDUCTIONS", "EMPLOYER"]);
  t.same(respelled("DEDUCTXXNS", { confidence: 0.95 }), ["DEDUCTXXNS"], "but not one that it was sure of");
});

test("an abbreviation that stands alone may miss its last letter where it was guessed at", async (t) => {
  const found = journal();
  const own = [{ ...found, data: { ...found.data, match: { all: ["YTD", "Year to Date"] } } }];
  const spelled = (text: string, confidence: number): string[] => {
    const page = pageOf(text);
    const words = page.words.map((word): Word => ({ ...word, source: "ocr", confidence }));
    return respell({ ...page, words }, own as unknown as typeof variants).words.map((word) => word.text);
  };
  t.same(spelled("YTn", 0.5), ["YTD"]);
  t.same(spelled("YTn", 0.8), ["YTn"]);
  t.same(spelled("Yan", 0.5), ["Yan"]);
  t.same(spelled("YTn Smith", 0.5), ["YTn", "Smith"]);
});

test("a phrase may have lost the end of its last word, where that was read with doubt", async (t) => {
  const cut = (text: string, confidence: number): string => {
    const page = pageOf(text);
    const words = page.words.map((word, i): Word => {
      return { ...word, source: "ocr", confidence: i === page.words.length - 1 ? confidence : 0.95 };
    });
    return respell({ ...page, words }, variants)
      .words.map((word) => word.text)
      .join(" ");
  };
  t.equal(cut("Company Tot", 0.5), "Company Total");
  t.equal(cut("Company Tot", 0.95), "Company Tot");
  t.equal(cut("Company T", 0.5), "Company T");
});

test("what another look gave counts, unless it is the word beside it", async (t) => {
  t.same(respelled("HOURS  #:  12", { otherReadings: ["HOURS"] }), ["HOURS", "#:", "12"]);
  t.same(respelled("AMT", { otherReadings: ["AMOUNT"] }), ["AMOUNT"]);
});

test("figures, names and what differs in its case are left as they are", async (t) => {
  for (const text of ["1,000.00", "01/05/2026", "Anna", "person", "5O5.OO"]) t.same(respelled(text), [text]);
});

test("a sign of dollars before its figure is no letter of a label", async (t) => {
  const page = pageOf("Hour $ 12.00");
  const words = page.words.map((word): Word => ({ ...word, source: "ocr", confidence: 0.95 }));
  t.same(
    respell({ ...page, words }, variants).words.map(({ text }) => text),
    ["Hour", "$", "12.00"],
  );
});

test("what is left of a ruled line is no word", async (t) => {
  t.same(respelled("Anna  |  12.00  ——"), ["Anna", "12.00"]);
  t.same(respelled("Hours | Salaried"), ["Hours", "|", "Salaried"], "a bar in a phrase");
  t.same(respelled("06/02 — 06/08  — Paid"), ["06/02", "—", "06/08", "Paid"], "the dash of a period");
  t.same(respelled("Hours |  12.00"), ["Hours", "12.00"]);
  t.same(respelled("Net | Salaried", { confidence: 0.5 }), ["Net", "Salaried"], "a guess");
});

test("a page with a text layer is not touched", async (t) => {
  const page = pageOf("PERS0N  |  EARN1NGS");
  t.equal(respell(page, variants), page);
});

test("where no variant is known to print a page, only what was read with doubt is spelled by them", async (t) => {
  const spelled = (text: string, confidence = 0.95): string => {
    const page = pageOf(text);
    const words = page.words.map((word): Word => ({ ...word, source: "ocr", confidence }));
    return respell({ ...page, words }, variants, "perhaps these")
      .words.map((word) => word.text)
      .join(" ");
  };
  t.equal(spelled("Earnings  Hours"), "Earnings Hours", "as it could be printed");
  t.equal(spelled("EARN1NGS  H0URS"), "EARNINGS HOURS");
  t.equal(spelled("DEDUCTIOMS", 0.6), "DEDUCTIONS");
});

test("of a phrase of several words one may miss a letter, if it is no word that is printed", async (t) => {
  const found = journal();
  const data = {
    ...found.data,
    match: { all: ["Payroll type", "Employee taxes", "Employer", "O/T, 3 & 4"] },
  };
  const spelled = (text: string, change: Partial<Word> = {}): string => {
    const page = pageOf(text);
    const words = page.words.map((word): Word => ({ ...word, source: "ocr", confidence: 0.95, ...change }));
    return respell({ ...page, words }, [{ ...found, data }] as unknown as typeof variants)
      .words.map((word) => word.text)
      .join(" ");
  };
  t.equal(spelled("Payroll Lype"), "Payroll type");
  t.equal(spelled("Employer taxes"), "Employer taxes", "two words that are printed");
  t.equal(
    spelled("ON, 3 & 4", { otherReadings: ["O/T,3&4"] }),
    "O/T, 3 & 4",
    "another look took in what is behind",
  );
});

test("a digit that is a guess beside two letters may be a heading, and a date is none", async (t) => {
  const found = journal();
  const own = [{ ...found, data: { ...found.data, match: { all: ["O/T", "Ending"] } } }];
  const spelled = (text: string, otherReadings: string[], confidence = 0.4): string[] => {
    const page = pageOf(text);
    const words = page.words.map((word): Word => ({ ...word, source: "ocr", confidence, otherReadings }));
    return respell({ ...page, words }, own as unknown as typeof variants).words.map((word) => word.text);
  };
  t.same(spelled("0", ["or", "OT"]), ["O/T"]);
  t.same(spelled("OT", ["or"]), ["O/T"]);
  t.same(spelled("OT", ["or"], 0.75), ["OT"], "a code that labels have");
  t.same(spelled("02/28/2027", ["Ending"]), ["02/28/2027"]);
  t.same(spelled("7", ["1"]), ["7"]);
});

test("a hole in the paper is no sign of rights, unless a year follows", async (t) => {
  t.same(respelled("© Moore, Eva"), ["Moore,", "Eva"]);
  t.same(respelled("© 2025 Acme"), ["©", "2025", "Acme"]);
});

test("a dot between words stays where its form was seen, and signs of drawings go", async (t) => {
  t.same(respelled("Kitchen · Hourly"), ["Kitchen", "·", "Hourly"]);
  t.same(respelled("Kitchen · Hourly", { confidence: 0.6 }), ["Kitchen", "Hourly"]);
  t.same(respelled(">,  Kitchen  «"), ["Kitchen"]);
});
