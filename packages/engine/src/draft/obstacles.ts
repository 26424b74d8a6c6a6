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
  no_people:
    "No column of names was found. Look at a page with `paylift inspect`: are these documents scans, or does each stand for one person?",
  no_header:
    "No header that all samples share was found. Are they of one layout? Try them one by one, and see the header's words with `paylift inspect`.",
  no_columns:
    "A header was found, but no column of numbers keeps to it. See where they stand with `paylift inspect`.",
};

export function obstacleOf(code: DraftObstacle["code"]): DraftObstacle {
  return { code, message: MESSAGES[code] };
}

/** What stands in the way of a draft before a header is looked for; null where nothing does. */
export function obstacleBefore(samples: readonly DraftSample[]): DraftObstacle | null {
  if (samples.some(({ formatType }) => formatType === "pay_statement")) return obstacleOf("pay_statement");
  if (samples.some(({ transposed }) => transposed)) return obstacleOf("transposed");
  return samples.some(({ anchors }) => anchors.cells.size === 0) ? obstacleOf("no_people") : null;
}
