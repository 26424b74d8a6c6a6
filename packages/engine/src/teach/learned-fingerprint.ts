import { nameKey, type CanonicalOutput } from "@paylift/canonical";
import type { PageInspection } from "../api/inspection.ts";
import { headingOf } from "../infer/vocabulary/headings.ts";

const TITLE =
  /\b(?:register|journal|payroll|report|summary|detail|ledger|statement|stub|slip|advice|listing|quarterly)\b/i;
const MOST = 24;
const LEAST_LETTERS = 3;
/** `Payroll Register for pay period 05/01/2026`: a title ends where its figures begin. */
const BEFORE_FIGURES = /^[^\d\t]*(?=\s\d)/u;
/** `Pay Period:` before its value. */
const CAPTION = /^(\p{L}[^:\d\t]{2,30}:)(?=\s|$)/u;
/** A line of headings has so many phrases, and half of them are known. */
const LEAST_HEADINGS = 3;

/**
 * Words of the first page that tell the layout: titles, headings and captions as they are printed, none of which is a text that
 * became a value, so that nobody is named. The longest first.
 */
export function learnFingerprint({ lines, words }: PageInspection, output: CanonicalOutput): string[] {
  const values = valuesOf(output);
  const running = ` ${words.map(({ text }) => text).join(" ")} `;
  const phrases = new Set(lines.flatMap(({ text }) => phrasesOf(text)));
  const telling = [...phrases].filter(
    (phrase) =>
      !/\d/.test(phrase) &&
      phrase.length >= LEAST_LETTERS &&
      running.includes(` ${phrase} `) &&
      !values.some((value) => value.includes(phrase.toLowerCase()) || phrase.toLowerCase().includes(value)),
  );
  return telling.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, MOST);
}

function phrasesOf(line: string): string[] {
  const parts = line.split("\t");
  const known = parts.filter((part) => headingOf(part) !== null);
  if (parts.length >= LEAST_HEADINGS && 2 * known.length >= parts.length) return parts;
  const captions = parts.flatMap((part) => CAPTION.exec(part)?.[1] ?? []);
  const titles = parts.filter((part) => TITLE.test(part));
  return [...known, ...titles.map((part) => BEFORE_FIGURES.exec(part)?.[0] ?? part), ...captions];
}

/** Texts that differ from document to document: names, departments, the company, and what people's lines are called. */
function valuesOf({ company, employees }: CanonicalOutput): string[] {
  const texts = employees.flatMap((person) => [
    person.name,
    person.department,
    ...[
      person.earnings,
      person.deductions,
      person.taxes,
      person.employer_taxes,
      person.employer_contributions,
    ].flatMap((lines) => lines.map(({ description }) => description)),
  ]);
  const told = [company.name, company.id, ...texts].flatMap((text) =>
    text === null ? [] : [text.toLowerCase(), nameKey(text)],
  );
  return [...new Set(told)].filter((text) => text !== "");
}
