import type { InspectedWord, PageInspection } from "../api/inspection.ts";
import { boxOf, type EvidenceMap } from "../canonicalise/evidence.ts";
import { EngineError } from "../errors.ts";
import type { Interpretation } from "../interpret/interpret.ts";
import type { PlacedBox } from "../interpret/statement/place-boxes.ts";
import { laneBoxes } from "../layout/columns.ts";
import type { Line } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { ReadPage } from "../read/page-reader.ts";
import type { PageWay } from "./scans/read-scans.ts";
import { pageUnderstanding } from "../understand/inspect/page-understanding.ts";
import type { JointReading } from "../understand/understand.ts";
import type { Variant } from "../variants/compiled-variant.ts";

/** What is known of a document when one of its pages is looked at. */
export interface Inspected {
  lines: readonly Line[];
  variant: Variant | null;
  interpretation: Interpretation | null;
  evidence: EvidenceMap;
  ways: readonly PageWay[];
  /** What the joint search found; null where it was not made. */
  search: JointReading | null;
  /** Whether its reading is kept. */
  joint: boolean;
}

/** One page as the engine sees it. Throws `EngineError` (`invalid_argument`) for a page that the document does not have. */
export function inspectionOf(number: number, pages: readonly ReadPage[], known: Inspected): PageInspection {
  const page = pages[number - 1];
  if (page === undefined) {
    throw new EngineError(
      "invalid_argument",
      `page: the document has ${pages.length} pages, there is no page ${number}`,
    );
  }
  const { variant, interpretation, evidence, ways, search, joint } = known;
  const lines = known.lines.filter((line) => line.page === number);
  const rowOf = new Map(interpretation?.traces.map(({ line, row }) => [line, row]));
  const columns = interpretation?.columnsByPage.get(number) ?? [];
  const boxes = interpretation?.boxes.filter(({ heading }) => heading.page === number) ?? [];
  return {
    page: number,
    pages: pages.length,
    width: page.width,
    height: page.height,
    source: ways[number - 1]!.source,
    provider: variant?.provider.slug ?? null,
    variant: variant?.data.slug ?? null,
    words: lines.flatMap((line) => line.tokens.flatMap((token) => inspectedWords(token, evidence))),
    turned: (page.turned ?? []).map(({ text, x0, top, x1, bottom, turn, angle = turn, size }) => ({
      text,
      box: { x0, top, x1, bottom },
      angle,
      size,
    })),
    rules: page.rules,
    lines: lines.map((line) => ({ box: boxOf(line.tokens), text: line.text, row: rowOf.get(line) ?? null })),
    lanes: [...laneBoxes(columns, page), ...statementBoxes(boxes, page)],
    understanding: search === null ? null : pageUnderstanding(search, page, lines, joint),
  };
}

/** Where the boxes of a statement stand, down to their last line. */
function statementBoxes(boxes: readonly PlacedBox[], { width }: ReadPage): PageInspection["lanes"] {
  return boxes.map(({ heading, lines, left, right }) => ({
    name: heading.box.data.name,
    box: {
      x0: left,
      top: Math.min(...heading.tokens.flatMap(({ words }) => words.map(({ top }) => top))),
      x1: Math.min(right, width),
      bottom: Math.max(heading.bottom, ...lines.map(({ bottom }) => bottom)),
    },
  }));
}

function inspectedWords(token: Token, evidence: EvidenceMap): InspectedWord[] {
  const field = evidence.fieldOf(token);
  const unread = token.moneyLike ? "unclaimed" : "text";
  const state = token.claim ?? (field !== null ? "field" : unread);
  return token.words.map((word) => ({
    text: word.text,
    box: { x0: word.x0, top: word.top, x1: word.x1, bottom: word.bottom },
    state,
    field,
  }));
}
