import type { Line, Section } from "../model/line.ts";

const SECTION_WORDS: Record<Section, string> = {
  earnings: "earning",
  deductions: "deduction",
  taxes: "tax",
  employer_taxes: "employer tax",
  employer_contributions: "employer contribution",
};

/** Words that the canonical types abbreviate. */
const TYPE_WORDS: Record<string, string> = {
  "401k": "401(k)",
  roth_401k: "Roth 401(k)",
  "401k_loan": "401(k) loan",
  "403b": "403(b)",
  roth_403b: "Roth 403(b)",
  "457b": "457(b)",
  roth_457b: "Roth 457(b)",
  simple_ira: "SIMPLE IRA",
  hsa: "HSA",
  fsa_medical: "medical FSA",
  fsa_dependent_care: "dependent care FSA",
  pto: "PTO",
  fica: "FICA",
  medicare: "Medicare",
};

/** What a line is, for people: `CA state disability tax`, `medical deduction`. */
export function lineWords({ section, type, jurisdiction, description }: Line): string {
  // The type other says nothing; the label does.
  const what = type === "other" ? `“${description}”` : (TYPE_WORDS[type] ?? type.replaceAll("_", " "));
  const state = jurisdiction?.startsWith("US-") ? `${jurisdiction.slice(3)} ` : "";
  return `${state}${what} ${SECTION_WORDS[section]}`;
}

/** The kinds of several lines, each once: `regular and holiday earning`. */
export function linesWords(lines: readonly Line[]): string {
  return [...new Set(lines.map(lineWords))].sort().join(" and ");
}
