import type { FormatType } from "@paylift/canonical";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { piecesOf } from "./pieces.ts";

const HEAD_ROWS = 6;

/** What reports are called by payroll systems and bureaus; each names a kind of document wherever it stands in the head. */
const TITLES: readonly (readonly [RegExp, FormatType])[] = [
  [/\btax (?:listing|deposits?|remittance)\b/i, "tax_report"],
  [/\bcontributions? (?:schedule|listing|remittance)\b|\bschedule of contributions\b/i, "benefits_summary"],
  [
    /\bpayroll (?:summary|totals?|recap(?:itulation)?|review|activity by employee)\b|\blabou?r cost (?:by|report|summary)\b|\bemployer cost report\b|^department cost$/i,
    "payroll_summary",
  ],
];

/** The kind of a document by a title that stands in its head apart from the name of the company; null where none tells. */
export function titledKind({ rows }: PageGraph): FormatType | null {
  for (const row of rows.slice(0, HEAD_ROWS))
    for (const { text } of piecesOf(row)) {
      const found = TITLES.find(([title]) => title.test(text));
      if (found !== undefined) return found[1];
    }
  return null;
}
