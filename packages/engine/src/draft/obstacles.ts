import type { LineSection } from "../variants/variant-schema.ts";
import { sectionsOfLabels } from "./read-sections.ts";
import type { DraftObstacle } from "../api/draft.ts";
import type { DraftSample } from "./draft-sample.ts";

const MESSAGES: Readonly<Record<DraftObstacle["code"], string>> = {
  pay_statement:
    "Some of these are pay statements and some are not. Give samples of one layout; see “Statements” in docs/variants.md.",
  no_boxes:
    "These are pay statements, but no box was found in which amounts stand under headings. Begin with the bundled statement that is most like yours, and read “Statements” in docs/variants.md.",
  transposed:
    "Employees stand side by side here, and such tables are not drafted yet. Read “Transposed tables” in docs/variants.md: few lines make a variant.",
  listing:
    "People stand under the names of plans, taxes or agencies here, but no header that all samples share stands over their figures. See the lines above the first of them with `paylift inspect`, and read “Listings” in docs/variants.md.",
  mixed_lines:
    "Earnings, taxes and deductions of a person stand below each other in one column here, which is not drafted. Give each its own lines with `opens` at the words that head them: read “Sections and sums” in docs/variants.md, and begin with the bundled register that is most like yours.",
  not_reproduced:
    "A draft from these samples reads too little of them to begin with. Look at a page with `paylift inspect`, and begin with the bundled variant that is most like yours.",
  no_people:
    "No column of names was found. Look at a page with `paylift inspect`: are these documents scans, or does each stand for one person?",
  no_header:
    "No line of headings stands over the figures in all samples. Are they of one layout? Try them one by one, and see the lines with `paylift inspect`. Labels and figures below each other without headings are not drafted: begin with the bundled variant that is most like yours.",
  no_columns:
    "A header was found, but no column of numbers keeps to it. See where they stand with `paylift inspect`.",
};

/** Why a draft reads little of what is read without it: what the samples show that is not drafted. */
export function obstacleOfLayout(
  samples: readonly DraftSample[],
  differences: readonly string[],
): DraftObstacle {
  const code = hasMixedLines(samples) ? "mixed_lines" : "not_reproduced";
  return { code, message: [MESSAGES[code], ...differences].join(" ") };
}

/** Lines of one left edge may be of several sections: no lane has one section for them. */
const MIXED = 0.2;
const EDGE_PT = 4;

function hasMixedLines(samples: readonly DraftSample[]): boolean {
  // Tables of people and the boxes of statements have headings over each section.
  if (samples.some(({ transposed, formatType }) => transposed || formatType === "pay_statement"))
    return false;
  const edges = new Map<number, Map<LineSection, number>>();
  for (const [token, section] of sectionsOfLabels(samples)) {
    const edge = Math.round(token.x0 / EDGE_PT);
    const counts = edges.get(edge) ?? new Map<LineSection, number>();
    edges.set(edge, counts.set(section, (counts.get(section) ?? 0) + 1));
  }
  return [...edges.values()].some((counts) => {
    const all = [...counts.values()];
    const sum = all.reduce((a, b) => a + b, 0);
    return sum - Math.max(...all) > MIXED * sum;
  });
}

export function obstacleOf(code: DraftObstacle["code"]): DraftObstacle {
  return { code, message: MESSAGES[code] };
}

/** What stands in the way of a draft before a header is looked for; null where nothing does. */
export function obstacleBefore(samples: readonly DraftSample[]): DraftObstacle | null {
  if (samples.some(({ formatType }) => formatType === "pay_statement")) return obstacleOf("pay_statement");
  if (samples.some(({ transposed }) => transposed)) return obstacleOf("transposed");
  return samples.some(({ anchors }) => anchors.cells.size === 0) ? obstacleOf("no_people") : null;
}
