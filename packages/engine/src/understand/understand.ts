import type { FormatType } from "@paylift/canonical";
import { inferFacts } from "../infer/document/document-facts.ts";
import { formatOfLines } from "../infer/document/format-of-lines.ts";
import { inferFormatType } from "../infer/document/infer-format-type.ts";
import type { DocumentReading } from "../interpret/reading.ts";
import type { Line } from "../layout/lines.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { LINE_SECTIONS } from "../variants/schema-values.ts";
import { recordsOf } from "./emit/records.ts";
import { pageGraph } from "./page-graph/page-graph.ts";
import { search, type Found } from "./search/search.ts";

/** A document read by the joint search, with all that was weighed. */
export interface JointReading {
  reading: DocumentReading;
  formatType: FormatType;
  found: Found;
}

/** Reads lines of a layout that nobody described. Claims the tokens that it uses. */
export function readJointly(lines: readonly Line[], pages: readonly ReadPage[]): JointReading {
  for (const { tokens } of lines) for (const token of tokens) token.claim = null;
  const found = search(pageGraph(lines, pages));
  const records = recordsOf(found);
  const meanings = new Map([...found.legend].map(([code, { text }]) => [code, text]));
  const titled = inferFormatType(lines);
  const formatType =
    formatOfLines(records) ??
    titled ??
    (records.length <= pages.length ? "pay_statement" : "payroll_journal");
  const reading: DocumentReading = {
    facts: inferFacts(lines),
    records,
    legend: new Map(LINE_SECTIONS.map((section) => [section, meanings])),
    notPrinted: [],
    printedOfPeople: [],
  };
  return { reading, formatType, found };
}
