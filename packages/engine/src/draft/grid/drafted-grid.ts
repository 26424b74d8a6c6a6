import { isFigure } from "../../infer/cells/cells.ts";
import type { ColumnData, LaneData, LineSection } from "../../variants/variant-schema.ts";
import { clustersOf } from "../clusters.ts";
import type { DraftSample } from "../draft-sample.ts";
import { edgeOfNumbers } from "../drafted-columns.ts";
import { headerAbove } from "../header-above.ts";
import type { HeaderBand } from "../header-band.ts";
import { headingOver } from "../heading-phrase.ts";
import { most } from "../most.ts";
import { gridSample, type ColumnMeaning, type GridSample } from "./grid-sample.ts";

export interface DraftedGrid {
  band: HeaderBand;
  columns: ColumnData[];
  lanes: Record<string, LaneData>;
  /** Where the first column of figures begins, in points. */
  until: number;
}

const LANE_OF: Readonly<Record<LineSection, string>> = {
  earning: "earning",
  tax: "tax",
  deduction: "deduction",
  employer_tax: "employer_tax",
  employer_contribution: "employer_contribution",
};

/** Columns of a table in which each line is one person's, a lane each; null for other layouts. */
export function draftGrid(samples: readonly DraftSample[]): DraftedGrid | null {
  const read = samples.flatMap((sample) => gridSample(sample) ?? []);
  if (read.length < samples.length) return null;
  const band = headerAbove(read);
  if (band === null) return null;
  const numbers = read.flatMap(numbersOf);
  const clusters = clustersOf(numbers, ({ x1 }) => x1, 1);
  const spans = clusters.map(({ members }) => ({
    x0: Math.min(...members.map(({ x0 }) => x0)),
    x1: Math.max(...members.map(({ x1 }) => x1)),
  }));
  const lanes: Record<string, LaneData> = {};
  const columns = clusters.flatMap(({ edge, members }, i): ColumnData[] => {
    const heading = headingOver(
      band,
      spans[i]!,
      spans.filter((_, k) => k !== i),
    );
    const meaning = mostMeant(members.map((member) => member.meaning));
    if (heading === null || meaning === null) return [];
    const nth = heading.nth === 1 ? {} : { nth: heading.nth };
    const place = { header: heading.text, ...nth, ...edgeOfNumbers(edge, heading) };
    if (meaning.kind === "figure") {
      lanes[meaning.figure] = {};
      return [{ lane: meaning.figure, role: "figure", figure: meaning.figure, ...place }];
    }
    const lane = `${LANE_OF[meaning.section]}_${i + 1}`;
    const { section, label, negative } = meaning;
    const opens = negative ? { opens: { section, negative } } : {};
    lanes[lane] = { section, labels: [{ label, ...opens }] };
    return [{ lane, role: meaning.role, ...place }];
  });
  if (columns.length === 0) return null;
  return { band, columns, lanes, until: Math.min(...spans.map(({ x0 }) => x0)) - 1 };
}

interface Numbered {
  x0: number;
  x1: number;
  meaning: ColumnMeaning;
}

function numbersOf({ people, meanings }: GridSample): Numbered[] {
  return people.flatMap(({ cells }) =>
    cells.filter(isFigure).flatMap(({ x0, x1, number }): Numbered[] => {
      const meaning = meanings.get(number.token);
      return meaning === undefined ? [] : [{ x0, x1, meaning }];
    }),
  );
}

/** What most numbers of a column are. */
function mostMeant(meanings: readonly ColumnMeaning[]): ColumnMeaning | null {
  const key = most(meanings.map((meaning) => JSON.stringify(meaning)));
  return meanings.find((meaning) => JSON.stringify(meaning) === key) ?? null;
}
