import type { PageUnderstanding } from "../../api/inspection.ts";
import type { Line } from "../../layout/lines.ts";
import type { ReadPage } from "../../read/page-reader.ts";
import { cellTextsOf } from "../page-graph/cell-texts.ts";
import { printedBox } from "../page-graph/printed-box.ts";
import { rulingOf } from "../page-graph/ruling.ts";
import type { Found } from "../search/search.ts";
import type { JointReading } from "../understand.ts";
import { inspectedHypothesis, isOnPage } from "./inspected-hypothesis.ts";
import { runnersUp } from "./runners-up.ts";

/** What the joint reader makes of one page. `lines` are those of the page; `kept` says whether its reading is the one that is kept. */
export function pageUnderstanding(
  { graph, found }: JointReading,
  page: ReadPage,
  lines: readonly Line[],
  kept: boolean,
): PageUnderstanding {
  const spans = graph.spans.filter((span) => span.page === page.number);
  const slotOf = slotsOfFigures(found);
  return {
    kept,
    phrases: spans.map((span) => ({
      text: span.text,
      box: printedBox(span),
      is_figure: span.figure !== null,
      slot: slotOf.get(span.index) ?? null,
    })),
    cells: cellTextsOf(lines, rulingOf(page)).map(({ cell: { top, bottom, left, right } }) => ({
      x0: left.at,
      top: top.at,
      x1: right.at,
      bottom: bottom.at,
    })),
    hypotheses: found.best.flatMap((hypothesis) =>
      isOnPage(hypothesis, page.number) ? [inspectedHypothesis(hypothesis, found, page.number)] : [],
    ),
    runners_up: runnersUp(found, page.number),
  };
}

/** By the index of a span, the number of its slot over the whole document. */
function slotsOfFigures({ best }: Found): Map<number, number> {
  const slots = best.flatMap((hypothesis) => hypothesis.slots);
  return new Map(
    slots.flatMap(({ entries }, slot) =>
      [...entries.values()].flatMap((own) => own.map(({ figure }): [number, number] => [figure.index, slot])),
    ),
  );
}
