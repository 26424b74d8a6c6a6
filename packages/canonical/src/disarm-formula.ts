/** What a formula begins with, in full width too: spreadsheets of East Asia take both for the same. */
const BEGINNING = "=@|%+\uFF1D\uFF20\uFF5C\uFF05\uFF0B";
const MINUS = "\\-\uFF0D\u2212";

/** Spaces, quotes and marks without width, which some spreadsheets skip. */
const SKIPPED = "[\\s\\p{Cf}\"']*";

const FORMULA = new RegExp(
  `^(?:[\\t\\r\\n]|${SKIPPED}(?:[${BEGINNING}]|[${MINUS}](?!\\d+(?:\\.\\d+)?$)))`,
  "u",
);

/** Where semicolons part cells, what stands behind one begins a cell, quoted or not. */
const BEHIND_SEMICOLON = new RegExp(`([;\uFF1B])(?=${SKIPPED}[${BEGINNING}${MINUS}])`, "gu");

/** Has an apostrophe before whatever a spreadsheet would run. Numbers stay numbers, negative ones too; other values are as they were. */
export function disarmFormula<T>(value: T): T | string {
  if (typeof value !== "string") return value;
  const text = value.replaceAll(BEHIND_SEMICOLON, "$1'");
  return FORMULA.test(text) ? `'${text}` : text;
}
