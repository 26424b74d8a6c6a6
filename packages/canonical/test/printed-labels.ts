import { readFileSync } from "node:fs";
import { classifyDeduction, classifyEarning, classifyLabel, classifyTax } from "../src/index.ts";

/** A row of `labels-printed.tsv`: what a label is in the list where it stands. */
export type PrintedLabel = {
  readonly label: string;
  readonly list: string;
  readonly type: string;
  /** The role of an earning or a deduction, the jurisdiction of a tax. */
  readonly detail: string;
  /** `true` or `false` where the label says so, else empty. */
  readonly pretax: string;
};

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(`fixtures/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.split("\t"));

export const printedLabels: readonly PrintedLabel[] = rowsOf("labels-printed.tsv").map(
  ([label = "", list = "", type = "", detail = "", pretax = ""]) => ({ label, list, type, detail, pretax }),
);

/** Texts of payroll documents that are no lines of pay: names, departments, addresses, companies, headings, sentences, jobs. */
export const noLines: readonly string[] = rowsOf("texts-that-are-no-lines.tsv").map(([text = ""]) => text);

/** Which half a label is in, by a hash of its letters (FNV-1a): nobody chose, and the vocabulary is written from the open half alone. */
export function isHeldOut(label: string): boolean {
  let hash = 0x811c9dc5;
  for (const letter of label) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) & 1) === 1;
}

/** Whether the type, the role or the jurisdiction, and whether it is pretax, are read as the row says. */
export function isReadRight({ label, list, type, detail, pretax }: PrintedLabel): boolean {
  if (list === "earning") {
    const read = classifyEarning(label);
    return read.type === type && read.role === detail;
  }
  if (list === "deduction") {
    const read = classifyDeduction(label);
    return read.type === type && read.role === detail && (pretax === "" || String(read.pretax) === pretax);
  }
  const country = detail.length === 2 && detail !== "US" ? detail : null;
  const read = classifyTax(label, { section: list as "tax" | "employer_tax", country });
  return read.type === type && (read.jurisdiction ?? "") === detail;
}

const LISTS = new Set<string>(["earning", "deduction", "tax", "employer_tax", "employer_contribution"]);

/** Whether the vocabulary takes a text for the name of a line. */
export function isTakenForLine(text: string): boolean {
  return classifyLabel(text).some(({ kind }) => LISTS.has(kind));
}
