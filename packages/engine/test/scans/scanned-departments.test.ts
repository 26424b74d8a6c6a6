import { test } from "tap";
import { scoreConfidence } from "../../src/score/confidence.ts";
import { GOOD_JOURNAL } from "../support/good-journal.ts";
import { JOURNAL_TABLE, journal, journalWith } from "../support/made-up-variant.ts";
import { proofOf } from "../support/proof-of.ts";
import type { Variant } from "../../src/variants/compiled-variant.ts";

const PROVED = 0.95;
const SUM = { match: "^Sum (?<department_code>\\d+)$", kind: "total", scope: "department" } as const;
const NAMING = journalWith({ rows: [SUM, ...JOURNAL_TABLE.rows] });

/** The good journal of one department, whose total names it. */
const ONE = GOOD_JOURNAL.replace(/ {2}Dept Total[^]* {2}Department 20 Office\n/, "").replace(
  / {2}Dept Total[^]*(?= {2}Company Total)/,
  "  Sum 10".padEnd(116) + "Net         1,263.68\n",
);
const HEADING = "  Department 10 Kitchen\n";

/** The score of a page that was recognised, and whether it says that departments were not read. */
function readAs(source: "ocr" | "text", page: string, variant: Variant): { score: number; unread: boolean } {
  const { proof } = proofOf(variant, page);
  const names = proof.ledger.employees.flatMap(({ name }) => name.tokens);
  for (const word of names.flatMap(({ words }) => words)) Object.assign(word, { source, confidence: 0.95 });
  const { score, reasons } = scoreConfidence(proof);
  return { score, unread: reasons.some(({ code }) => code === "unread_departments") };
}

test("somebody of a scan without a department, where a total names one, is below a heading that was not read", async (t) => {
  const lost = ONE.replace(HEADING, "");
  t.not(lost, ONE);
  t.same(readAs("ocr", ONE, NAMING), { score: 0.99, unread: false });
  const scanned = readAs("ocr", lost, NAMING);
  t.ok(scanned.unread);
  t.ok(scanned.score < PROVED);
});

test("a document may have no departments, and a text layer has all that are printed", async (t) => {
  const lost = ONE.replace(HEADING, "");
  t.same(readAs("text", lost, NAMING), { score: 0.99, unread: false });
  const unnamed = GOOD_JOURNAL.replaceAll(/ {2}Department .*\n/g, "");
  t.same(readAs("ocr", unnamed, journal()), { score: 0.99, unread: false }, "totals without a name");
});
