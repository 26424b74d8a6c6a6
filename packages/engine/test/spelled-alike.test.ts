import { test } from "tap";
import type { ReadPage, Word } from "../src/read/page-reader.ts";
import { recognise } from "../src/recognise/recognise.ts";
import { spellKnownWords } from "../src/respell/known-words.ts";
import { missedMark } from "../src/recognise/missed-mark.ts";
import { spellMarks } from "../src/respell/misread-phrase.ts";
import { spacePhrasesAlike } from "../src/respell/spaced-alike.ts";
import type { Variant } from "../src/variants/compiled-variant.ts";
import { journal } from "./support/made-up-variant.ts";
import { pageOf } from "./support/page-of.ts";

const variants = [journal()];

/** A scanned page of these lines. */
function scanned(text: string, source: Word["source"] = "ocr", confidence = 0.95): ReadPage {
  const page = pageOf(text);
  return { ...page, words: page.words.map((word): Word => ({ ...word, source, confidence })) };
}

function textOf([page]: readonly ReadPage[]): string {
  return page!.words.map((word) => word.text).join(" ");
}

test("a word that no label has is spelled like the one whose letters look the same", async (t) => {
  const spelled = (text: string, ...how: ["ocr" | "text", number?]): string =>
    textOf(spellKnownWords([scanned(text, ...how)], variants));
  t.equal(spelled("Soclal Securlty (Empioyer)", "ocr"), "Social Security (Employer)");
  t.equal(spelled("{tem !nsurance {Rosa", "ocr"), "Item Insurance {Rosa", "a capital I as another stroke");
  t.equal(spelled("EAMINGS Pald time off:", "ocr"), "EARNINGS Paid time off:");
  for (const text of ["Social Security", "Tumer, Marle", "MIL LIL 0IL", "Soclals"])
    t.equal(spelled(text, "ocr"), text);
  t.equal(spelled("Soclal", "text"), "Soclal", "what a text layer says stays");
  t.equal(spelled("VISICN", "ocr", 0.8), "VISION", "round letters, where the look was not sure");
  t.equal(spelled("Tax withhold", "ocr", 0.95), "Tax withhold", "and not where it was");
  t.equal(spelled("Sacial Security", "ocr", 0.8), "Social Security", "beside a word of labels");
  t.equal(spelled("Elena Security", "ocr", 0.8), "Elena Security", "as far from `alone` as a name is");
  t.equal(spelled("Shert-term disability", "ocr", 0.9), "Short-term disability");
  t.equal(spelled("Vacation Hourty", "ocr", 0.95), "Vacation Hourly", "strokes, beside a word of labels");
  t.equal(spelled("Health Savirigs", "ocr", 0.95), "Health Savings");
  t.equal(spelled("Federat Withhotding", "ocr", 0.95), "Federal Withholding", "each beside the other");
  t.equal(spelled("Federat Bolton", "ocr", 0.95), "Federat Bolton");
  t.equal(spelled("Hourty", "ocr", 0.95), "Hourty", "by itself it may be a name");
  t.equal(spelled("Employces Amourt", "ocr"), "Employees Amount", "a stroke of a letter is lost");
  t.equal(spelled("Bernicc, Eva", "ocr"), "Bernicc, Eva");
  t.equal(spelled("El", "ocr"), "EI", "by itself");
  t.equal(spelled("El Amin, Ida", "ocr"), "El Amin, Ida", "part of a name");
  for (const text of ["Moore, Eva", "Ian Stack"]) t.equal(spelled(text, "ocr", 0.8), text, "names");
});

test("an unsure abbreviation is the one that was read for the same print, and stands elsewhere", async (t) => {
  const page = scanned("YTD 1.00\nYrp 2.00\nYrp 3.00\nLee 4.00");
  const read = (words: readonly Partial<Word>[]): string =>
    textOf(
      spellKnownWords(
        [{ ...page, words: page.words.map((word, i): Word => ({ ...word, ...words[i] })) }],
        variants,
      ),
    );
  const unsure = { confidence: 0.75 };
  const seen = { ...unsure, otherReadings: ["Yr", "YTD"] };
  const asIs = {};
  const spelled = "YTD 1.00 YTD 2.00 YTD 3.00 Lee 4.00";
  t.equal(read([asIs, asIs, seen, asIs, unsure]), spelled, "a look at one of them gave it");
  t.equal(read([{ otherReadings: ["Yrp"] }, asIs, unsure, asIs, unsure]), spelled, "or the other way");
  t.equal(read([asIs, asIs, { ...seen, confidence: 0.9 }]), "YTD 1.00 Yrp 2.00 Yrp 3.00 Lee 4.00");
  const name = { ...unsure, otherReadings: ["FEE"] };
  t.match(read([asIs, asIs, asIs, asIs, asIs, asIs, name]), /Lee/, "it stands nowhere else");
});

test("the words of a phrase are parted as they are where they make sense", async (t) => {
  const spaced = (text: string): string => textOf(spacePhrasesAlike([scanned(text)], variants));
  t.equal(
    spaced("12.41  LILIFE INS CHILD\n9.41  LI LIFE INS CHILD\n7.00  LILIFE INS CHILD"),
    "12.41 LI LIFE INS CHILD 9.41 LI LIFE INS CHILD 7.00 LI LIFE INS CHILD",
  );
  t.equal(spaced("N-M401K MAT\nN-M 401K MAT"), "N-M 401K MAT N-M 401K MAT");
  t.equal(
    spaced("D' ANDRE TAN\nD'ANDRE TAN\nD'ANDRE TAN"),
    "D'ANDRE TAN D'ANDRE TAN D'ANDRE TAN",
    "the more frequent way",
  );
  t.equal(spaced("DE LA ROSA, EVA\nDELAROSA, IAN"), "DE LA ROSA, EVA DELAROSA, IAN", "two names");
  t.equal(
    spaced("Dental Pre Tax\nDental Pre Tax\nDental PreTax\nMedical PreTax\nVision PreTax"),
    "Dental PreTax Dental PreTax Dental PreTax Medical PreTax Vision PreTax",
    "the words of other phrases",
  );
  const [page] = spacePhrasesAlike([scanned("LILIFE INS\nLI LIFE INS")], variants);
  const [code, label] = page!.words;
  t.ok(code!.x1 <= label!.x0 && label!.x1 <= page!.words[2]!.x0, "each letter keeps its place");
});

function withMarks(...all: string[]): Variant {
  const found = journal();
  return { ...found, data: { ...found.data, fingerprint: { all } } } as Variant;
}

test("a format is told where one mark of its fingerprint misses a letter", async (t) => {
  const own = withMarks("Acme Journal", "O/T, 3 & 4", "Deductions / Memo");
  const told = (text: string, source: Word["source"] = "ocr", known = [own]): string | null => {
    const pages = [scanned(text, source)];
    const missed = missedMark(pages, known);
    if (missed === null) return null;
    const spelled = spellMarks(pages, missed.data.fingerprint.all);
    t.equal(recognise(spelled, known), missed);
    return textOf(spelled);
  };
  t.equal(
    told("Acme Journal  Reg  OT, 3 & 4  Deductions / Memo"),
    "Acme Journal Reg O/T, 3 & 4 Deductions / Memo",
  );
  t.equal(
    told("Acme Journal  Reg  OT,3&4  Deductions / Memo"),
    "Acme Journal Reg O/T, 3 & 4 Deductions / Memo",
  );
  t.equal(told("Acme Journal  Reg  Overtime  Deductions / Memo"), null, "another word");
  t.equal(told("Acme Jounal  Reg  OT, 3 & 4  Deductions / Memo"), null, "two misread marks");
  t.equal(
    told("Acme Journal  Reg  OT, 3 & 4  Deductions / Memo", "text"),
    null,
    "a text layer has no misread marks",
  );
  t.equal(
    told("Acme Journal  OT, 3 & 4  Deductions / Memo", "ocr", [own, { ...own }]),
    null,
    "it could be two",
  );
});

test("a misread mark may run over columns of its line", async (t) => {
  const own = withMarks("Acme Journal", "HRS 3 HRS 4", "Deductions / Memo");
  const spelled = (text: string): string | null => {
    const pages = [scanned(text)];
    return missedMark(pages, [own]) === null ? null : textOf(spellMarks(pages, own.data.fingerprint.all));
  };
  t.equal(
    spelled("Acme Journal   Deductions / Memo\nHRS 3    ERS 4   NET"),
    "Acme Journal Deductions / Memo HRS 3 HRS 4 NET",
  );
  t.equal(spelled("Acme Journal   Deductions / Memo\nHRS 3   ERS\n4    NET"), null, "another line");
  t.equal(spelled("Acme Journal   Deductions / Memo\nHRS 3    HRS4    NET"), null, "as many words alone");
});
