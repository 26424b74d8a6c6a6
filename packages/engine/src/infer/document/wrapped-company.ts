import type { TextReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import { cellRowsOf, type Cell } from "../cells/cells.ts";
import { EDGE_PT, NAME } from "./company-at-title.ts";
import { isReportTitle, isTitle } from "./infer-format-type.ts";

/** Lines of one name stand no further apart, in font sizes. */
const LEADING_EM = 1.6;
/** Words that tell companies of one kind from each other alone. */
const KINDS =
  "Local|Unified|Independent|Community|Consolidated|Regional|Area|City|County|Joint|Union|Central|High|Public|Medical|Health|General|Memorial|Credit";
/** What a company is, without its own name: `Local School District`, `Medical Center, Inc.` */
const KIND_ALONE = new RegExp(
  `^(?:(?:${KINDS}) )*(?:School District|Schools?|Hospital|Center|System|Clinic|Union|University|College|Academy|Group|Services|Company|Corporation|Industries|Enterprises|Partners|Associates|Holdings|Foundation)(?:,? (?:LLC|Inc|Ltd|LLP|P\\.?C))?\\.?$`,
  "i",
);

/** A company whose name begins on the line above what it is, at one edge and in one size, as in a narrow panel. */
export function withLineAbove(found: TextReading, line: Line, lines: readonly Line[]): TextReading {
  const [first] = found.tokens;
  const above = lines[lines.indexOf(line) - 1];
  if (first === undefined || above === undefined || !KIND_ALONE.test(found.text)) return found;
  if (line.baseline - above.baseline > LEADING_EM * first.size) return found;
  const name = cellRowsOf([above])[0]!.cells.find((cell) => isAbove(cell, first));
  if (name === undefined || isTitle(name.text) || isReportTitle(name.text)) return found;
  return { text: `${name.text} ${found.text}`, tokens: [...name.tokens, ...found.tokens] };
}

function isAbove({ x0, size, text }: Cell, below: Token): boolean {
  return Math.abs(x0 - below.x0) <= EDGE_PT && size === below.size && NAME.test(text);
}
