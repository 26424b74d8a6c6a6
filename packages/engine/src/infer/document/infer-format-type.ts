import { remember, type FormatType } from "@paylift/canonical";
import type { Line } from "../../layout/lines.ts";

/** Words of titles. */
const TITLES: readonly [RegExp, FormatType][] = [
  [/\bstatement of earnings\b|\bearnings (?:and|&) deductions? statement\b/i, "pay_statement"],
  // What is deducted beside what is earned is a payroll.
  [
    /\bearnings (?:and|&|\/) (?:taxes (?:and|&) )?deductions? (?:register|report|listing|journal|distribution)\b/i,
    "payroll_journal",
  ],
  [
    /\b(?:benefits?|deductions?|garnishments?|contributions?|fringe)(?: (?:detail|plan))? (?:register|report|summary|listing)\b|\b(?:retirement|pension|401\(?k\)?) plan contributions?(?: census)?$/i,
    "benefits_summary",
  ],
  [/\b(?:union|fringe|remittance) (?:remittance )?report\b|\breport of contributions\b/i, "benefits_summary"],
  [/^workers['\u2019]? comp(?:ensation)?(?: \S+)* (?:report|summary|detail|register)$/i, "benefits_summary"],
  [/\bbenefits? (?:costs?|elections?|enrollments?|premiums?)\b/i, "benefits_summary"],
  [/\bquarter(?:ly)?\b.*\b(?:wages?|tax(?:es)?)\b|\bwages? (?:and|&) tax(?:es)? /i, "tax_report"],
  [/^(?:payroll|tax|payroll tax) liabilit(?:y|ies)(?: (?:report|summary|detail))?$/i, "tax_report"],
  [/\bw-?2 (?:register|report|audit|listing)\b/i, "tax_report"],
  [
    /\b(?:journal|register|payroll details?|certified payroll|payroll reporting form|contractor['’]s optional use)\b/i,
    "payroll_journal",
  ],
  [
    /\b(?:tax (?:and wage|withholding report|report|liability|detail|summary)|quarterly|wage (?:and tax|and withholding|detail)|form 941)\b/i,
    "tax_report",
  ],
  [
    /\b(?:benefits?|deductions?) (?:deductions? )?by (?:plan|employee)\b|^(?:benefits?|deductions?)(?: deductions?)? (?:and|&) (?:(?:employer|company) )?(?:contributions?|costs?|match(?:es)?)(?: by (?:plan|employee|person|member))?$/i,
    "benefits_summary",
  ],
  [
    /\b(?:earnings statement|pay ?statement|pay ?stub|pay ?slip|pay ?check stub|pay(?:roll)? ?voucher|payroll (?:advice|(?:check )?stub)|deposit advice|remuneration statement|wage statement|salary (?:slip|statement)|non-negotiable|leave statement|(?:entgelt|gehalts|lohn|verdienst)abrechnung)\b/i,
    "pay_statement",
  ],
  // Each person's own may be called so as well.
  [/\bearnings (?:history|records)\b|\S earnings record\b/i, "payroll_journal"],
  [/^direct deposit (?:distribution|list|listing|report|detail|summary)\b/i, "payroll_journal"],
  // What work cost, without what is paid for it.
  [/^labou?r (?:cost )?(?:distribution|allocation)\b/i, "payroll_summary"],
  [/\S \bsummary\b|\bsummary \S|\bpayroll history\b/i, "payroll_summary"],
];

/** What a part of a person's statement is called, which names no document: `Pay Summary` over gross, taxes and net. */
const PART =
  /^(?:(?:gross |net |current |your )?pay|(?:pay)?check|(?:current |this )?period|current|ytd|year[- ]to[- ]date|earnings?|hours|payments?|deposits?|direct deposit|leave|time off) summary$/i;
const HEAD_LINES = 20;
const TITLE_LENGTH = 60;
/** A letter may come first. */
const PAGES = [0, 1];

/** What kind of document it is, by the first words that can be a title; null where none tells. */
export function inferFormatType(lines: readonly Line[]): FormatType | null {
  for (const first of PAGES) {
    const ofPage = lines.filter(({ page }) => page === (lines[0]?.page ?? 1) + first);
    const candidates = [...ofPage.slice(0, HEAD_LINES), ...ofPage.slice(-HEAD_LINES)];
    for (const { text } of candidates) {
      for (const phrase of text.split("\t")) {
        const type = typeOfTitle(phrase);
        if (type !== null) return type;
      }
    }
  }
  return null;
}

/** Whether a phrase can be the title of a payroll document. */
export function isTitle(phrase: string): boolean {
  return typeOfTitle(phrase) !== null;
}

/** Whether a phrase can be the title of a report on several people. */
export function isReportTitle(phrase: string): boolean {
  const type = typeOfTitle(phrase);
  return type !== null && type !== "pay_statement";
}

/** `(Continuation)` */
const IN_BRACKETS = /\s+\([^()]*\)$/;
/** What a report is on may follow what it is. */
const SUBTITLE = /: \p{L}.*$/u;
/** Days and years may stand on the line of a title. */
const DATED = /\s+(?:\d{1,4}[-/.]\d|\p{Lu}\p{Ll}{2,8} \d{1,2}, ).*$/u;

/** Texts repeat on every page, and each reading of a page asks again. */
const typeOfTitle: (printed: string) => FormatType | null = remember(readTitle);

function readTitle(printed: string): FormatType | null {
  const phrase =
    printed.length > TITLE_LENGTH
      ? printed.replace(DATED, "").replace(IN_BRACKETS, "").replace(SUBTITLE, "")
      : printed;
  if (phrase.length > TITLE_LENGTH || PART.test(phrase)) return null;
  return TITLES.find(([pattern]) => pattern.test(phrase))?.[1] ?? null;
}
