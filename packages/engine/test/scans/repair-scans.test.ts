import { test } from "tap";
import type { Repaired } from "../../src/pipeline/repair-proof.ts";
import { repairScans } from "../../src/pipeline/repair-scans.ts";
import { StageClock } from "../../src/pipeline/stage-clock.ts";
import { understand } from "../../src/pipeline/understand.ts";
import { tokensOf } from "../../src/layout/token.ts";
import type { ReadPage, Word } from "../../src/read/page-reader.ts";
import type { ProvenCheck } from "../../src/reconcile/check-list.ts";
import { substitutionsFor } from "../../src/repair/substitutions.ts";
import { GOOD_JOURNAL } from "../support/good-journal.ts";
import { journal } from "../support/made-up-variant.ts";
import { pageOf } from "../support/page-of.ts";

/** The good journal as a recogniser read it, with a change to every word of one text. */
function scanned(change: (word: Word, nth: number) => Partial<Word> = () => ({})): ReadPage[] {
  const page = pageOf(GOOD_JOURNAL);
  const seen = new Map<string, number>();
  const words = page.words.map((word): Word => {
    const nth = (seen.get(word.text) ?? 0) + 1;
    seen.set(word.text, nth);
    return { ...word, source: "ocr", confidence: 0.95, ...change(word, nth) };
  });
  return [{ ...page, words }];
}

function repaired(pages: readonly ReadPage[]): Repaired {
  const again = (changed: readonly ReadPage[]) => understand(changed, [journal()], new StageClock());
  return repairScans(pages, again(pages), again);
}

function failedIn({ understanding }: Repaired): number {
  return understanding.checks.filter(({ check }) => check.passed === false).length;
}

test("a scan that adds up is left alone", async (t) => {
  const pages = scanned();
  const result = repaired(pages);
  t.equal(result.pages, pages);
  t.same(result.repairs, []);
});

test("a doubtful digit is corrected where one other makes every sum true, with the proof", async (t) => {
  // Anna's income tax, which her net pay and the totals of her department and the company add up.
  const misread = (word: Word): Partial<Word> =>
    word.text === "101.00" ? { text: "181.00", confidence: 0.5 } : {};
  const result = repaired(scanned(misread));
  t.match(result.repairs, [{ read: "181.00", word: { text: "101.00" } }]);
  t.equal(result.repairs.length, 1);
  t.ok(result.repairs[0]!.proof.length >= 2, result.repairs[0]!.proof.join(", "));
  t.ok(result.repairs[0]!.proof.includes("employee.net_pay:employees[0]"));
  t.equal(failedIn(result), 0);
});

test("another look's reading is taken where it makes the sums true, though it differs by more than a digit", async (t) => {
  const misread = (word: Word): Partial<Word> =>
    word.text === "101.00" ? { text: "767.00", otherReadings: ["107.00", "101.00"] } : {};
  t.match(repaired(scanned(misread)).repairs, [{ word: { text: "101.00" } }]);
});

test("what is wrong as printed stays as printed", async (t) => {
  const misprint = (word: Word): Partial<Word> => (word.text === "101.00" ? { text: "181.00" } : {});
  const sure = repaired(scanned(misprint));
  t.same(sure.repairs, [], "it was read surely");
  t.ok(failedIn(sure) > 0);
  const pages = scanned((word) => ({
    ...misprint(word),
    ...(word.text === "12.00" ? { confidence: 0.4 } : {}),
  }));
  t.same(repaired(pages).repairs, [], "and a doubtful neighbour does not take the blame");
});

test("two corrections that serve equally are no correction", async (t) => {
  // A net pay that is misread: any of its doubtful taxes could be wrong by as much instead.
  const doubtful = (word: Word, nth: number): Partial<Word> => {
    if (word.text === "863.50") return { text: "868.50", confidence: 0.5 };
    return word.text === "14.50" && nth < 3 ? { confidence: 0.5 } : {};
  };
  const result = repaired(scanned(doubtful));
  t.same(
    result.repairs.filter(({ word }) => word.text !== "863.50"),
    [],
  );
});

test("names and ids are never changed", async (t) => {
  const pages = scanned((word) =>
    /[a-z]|^1\d$/i.test(word.text) ? { confidence: 0.1, otherReadings: ["101.00"] } : {},
  );
  t.same(repaired(pages).repairs, []);
});

test("a label that misses a letter gets the document's own spelling, where the sums of that label then hold", async (t) => {
  const misread = (word: Word, nth: number): Partial<Word> =>
    word.text === "Dental" && nth === 2 ? { text: "Dantal" } : {};
  const result = repaired(scanned(misread));
  t.match(result.repairs, [{ read: "Dantal", word: { text: "Dental" } }]);
  t.ok(result.repairs[0]!.proof.some((id) => id.startsWith("column.deductions:Dental")));
  t.equal(failedIn(result), 0);
});

test("a label of its own stays, though it is much like another", async (t) => {
  const other = (word: Word): Partial<Word> => (word.text === "FIT" ? { text: "FLT" } : {});
  t.same(repaired(scanned(other)).repairs, [], "no sum misses it");
});

test("a part of a figure with spaces has other texts as well", async (t) => {
  const { words } = pageOf("Total  1 046 68");
  const seen = words.map((word): Word => {
    const otherReadings = word.text === "046" ? ["048"] : [];
    return { ...word, source: "ocr", confidence: 0.95, otherReadings };
  });
  const tokens = tokensOf(seen, 1, "space");
  const missing = (difference: number): string[] => {
    const check = { id: "sum", passed: false, difference };
    const failed = [{ check, tokens, weight: 2 }] as unknown as ProvenCheck[];
    return substitutionsFor(failed, tokens).map(({ word, text }) => `${word.text} -> ${text}`);
  };
  t.same(missing(2), ["046 -> 048"]);
  t.same(missing(3), [], "it brings another difference");
});

/** Income taxes of Anna, Bert and Carl read as other figures, doubtfully but for the last. */
function taxesMisread(last: Partial<Word>): ReadPage[] {
  return scanned((word, nth) => {
    if (word.text === "101.00") return { text: "181.00", confidence: 0.5 };
    if (word.text === "12.00" && nth === 1) return { text: "72.00", confidence: 0.5 };
    return word.text === "24.00" && nth === 1 ? { text: "21.00", ...last } : {};
  });
}

test("figures of several people that only prove each other are corrected together", async (t) => {
  // No total of the taxes holds by one of them alone.
  const result = repaired(taxesMisread({ confidence: 0.5 }));
  const corrected = result.repairs.map(({ read, word: { text } }) => `${read} -> ${text}`);
  t.same(new Set(corrected), new Set(["181.00 -> 101.00", "72.00 -> 12.00", "21.00 -> 24.00"]));
  t.equal(failedIn(result), 0);
});

test("none is corrected where a total through them fails by a figure that was read surely", async (t) => {
  const result = repaired(taxesMisread({ confidence: 0.95 }));
  t.ok(failedIn(result) > 0);
  t.same(result.repairs, []);
});

test("zeros that are filled are read as eights together", async (t) => {
  const filled = (word: Word, nth: number): Partial<Word> =>
    word.text === "1,000.00" && nth === 2 ? { text: "1,808.80", confidence: 0.5 } : {};
  t.match(repaired(scanned(filled)).repairs, [{ read: "1,808.80", word: { text: "1,000.00" } }]);
});
