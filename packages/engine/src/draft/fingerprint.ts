import { looksLikePersonName } from "@paylift/canonical";
import { headingOf } from "../infer/vocabulary/headings.ts";
import { recognise } from "../recognise/recognise.ts";
import type { DraftSample } from "./draft-sample.ts";
import type { HeaderBand } from "./header-band.ts";
import type { Names } from "./named.ts";

const HEAD_LINES = 14;
const FOOT_LINES = 6;
const TITLE = /\b(?:register|journal|payroll|report|summary|detail|ledger|statement|stub|slip|advice)\b/i;
const MOST_LABELS = 4;

/** Phrases at the head and the foot of the first page that are the same in all samples and name no person and no company. */
export function sharedPhrases(samples: readonly DraftSample[], names: Names): Set<string> {
  const sets = samples.map(headPhrases);
  const companies = samples.flatMap(({ facts }) => facts.get("company_name")?.text ?? []);
  return new Set(
    [...sets[0]!].filter(
      (phrase) =>
        sets.every((others) => others.has(phrase)) &&
        !companies.some((company) => phrase.includes(company) || company.includes(phrase)) &&
        !names(phrase) &&
        mayBeForm(phrase),
    ),
  );
}

function headPhrases({ lines }: DraftSample): Set<string> {
  const page = lines.filter((line) => line.page === lines[0]?.page);
  const ends = [...page.slice(0, HEAD_LINES), ...page.slice(-FOOT_LINES)];
  return new Set(ends.flatMap(({ text }) => text.split("\t")).filter((phrase) => !/\d/.test(phrase)));
}

/** With one sample everything is shared, so that only words that are known to be a form's own can be let through. */
function mayBeForm(phrase: string): boolean {
  return TITLE.test(phrase) || headingOf(phrase) !== null || !looksLikePersonName(phrase);
}

/** Headings that any layout may have. */
const COMMON =
  /^(?:description|amount|hours|rate|earnings|deductions|taxes|current|ytd|totals?|name|employee)$/i;

/** Words that tell the layout: its titles, and the longest headings; none that a page does not show as one run. */
export function draftFingerprint(
  samples: readonly DraftSample[],
  shared: ReadonlySet<string>,
  band: HeaderBand,
): string[] {
  const titles = [...shared].filter((phrase) => TITLE.test(phrase) && headingOf(phrase)?.role == null);
  const headings = [...new Set(band.rows.flatMap(({ line }) => line.text.split("\t")))];
  const telling = headings.filter((text) => text.length > 3 && !COMMON.test(text));
  const longest = telling.toSorted((a, b) => b.length - a.length).slice(0, MOST_LABELS);
  const seen = (phrases: readonly string[]): string[] => seenInAll(samples, phrases);
  const phrases = seen([...titles, ...longest]);
  // A word stands on the page even where the phrase around it is none to the reader.
  return phrases.length > 0 ? phrases : seen(headings.flatMap((text) => text.split(" ")));
}

/** Those of the phrases that one page of each sample shows together, each as one run. */
export function seenInAll(samples: readonly DraftSample[], phrases: readonly string[]): string[] {
  const kept: string[] = [];
  for (const phrase of new Set(phrases))
    if (samples.every(({ pages }) => areRuns(pages, [...kept, phrase]))) kept.push(phrase);
  return kept;
}

function areRuns(pages: DraftSample["pages"], all: string[]): boolean {
  const data = { fingerprint: { all } };
  return recognise(pages, [{ data } as Parameters<typeof recognise>[1][number]]) !== null;
}
