import type { ConfidenceReason } from "../api/result.ts";
import type { LedgerEmployee } from "../canonicalise/ledger.ts";
import type { Word } from "../read/page-reader.ts";
import { foldOf } from "../respell/printed-phrases.ts";
import { isScanned } from "../layout/token.ts";

/** Enough to leave a document below proved: no sum tells what a line is called. */
const LABELS_DOUBTFUL = 0.045;
/** From here on a recogniser is as sure of a label as of most that it reads right. */
const SURE = 0.85;
const CODE = "code";
const NO_SIGN = /[\\|~^{}<>=]/;
const NO_LETTER = /[^\p{L}\d]/gu;

/** A label or a department, as it was read in one place. */
interface ReadText {
  of: string;
  text: string;
  words: Word[];
}

/**
 * Labels of lines, and departments, that may be spelled otherwise: those that were read with doubt wherever they stand, while
 * most looks gave other letters, or with a sign that no label has; codes beside them of which any look did; and those that stand in another place with letters or signs that look alike. A code that
 * the legend of the document explains is none.
 */
export function doubtfulLabels(employees: readonly LedgerEmployee[]): ConfidenceReason | null {
  const byText = Map.groupBy(employees.flatMap(textsOf), ({ of, text }) => `${of} ${text}`);
  const unsure = [...byText].filter(([, same]) =>
    same.every(
      ({ of, words }) => words.some(isStrange) || words.some(of === CODE ? isOtherCode : isDisputed),
    ),
  );
  const alike = [...Map.groupBy(byText.keys(), foldOf).values()].filter((texts) => texts.length > 1);
  const doubtful = new Set([...unsure.map(([text]) => text), ...alike.flat()]);
  if (doubtful.size === 0) return null;
  return {
    code: "doubtful_labels",
    message: `${doubtful.size} labels or departments of scanned pages may be spelled otherwise: looks differed, or they stand in two spellings`,
    effect: LABELS_DOUBTFUL,
  };
}

function textsOf({ department, lines }: LedgerEmployee): ReadText[] {
  const labels = lines.flatMap(({ list, description, sources }) =>
    sources.filter(({ label }) => label.text === description).map(({ label }) => ({ of: list, ...label })),
  );
  const codes = lines.flatMap(({ sources }) =>
    sources.flatMap(({ label: { scannedCode } }) =>
      scannedCode === undefined ? [] : [{ of: CODE, ...scannedCode }],
    ),
  );
  const departments = department === null ? [] : [{ of: "department", ...department }];
  return [...labels, ...codes, ...departments]
    .filter(({ tokens }) => tokens.some(isScanned))
    .map(({ of, text, tokens }) => ({ of, text, words: tokens.flatMap(({ words }) => words) }));
}

/** Whether a word was read unsurely, and more looks gave other letters than its own. A look that took in what stands beside it gave its own. */
function isDisputed({ source, text, confidence, otherReadings = [] }: Word): boolean {
  const own = lettersOf(text);
  if (source !== "ocr" || confidence >= SURE || own === "") return false;
  const others = otherReadings.map(lettersOf);
  const different = others.filter((other) => !other.includes(own) && !own.includes(other));
  return different.length > others.length - different.length;
}

/** Whether a look at a code gave another one of as many letters, and none was sure. */
function isOtherCode({ source, text, confidence, otherReadings = [] }: Word): boolean {
  if (source !== "ocr" || confidence >= SURE) return false;
  return otherReadings.some((other) => other.length === text.length && lettersOf(other) !== lettersOf(text));
}

/** Whether a word has a sign that no label is printed with. */
function isStrange({ source, text }: Word): boolean {
  return source === "ocr" && NO_SIGN.test(text);
}

function lettersOf(text: string): string {
  return text.replaceAll(NO_LETTER, "");
}
