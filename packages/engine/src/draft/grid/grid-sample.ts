import { isFigure, type CellRow } from "../../infer/cells/cells.ts";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";
import type { ColumnData, FigureName, LineSection } from "../../variants/variant-schema.ts";
import type { DraftSample } from "../draft-sample.ts";
import { rowsByToken } from "../read-rows.ts";
import { readWithoutVariant } from "../read-without-variant.ts";
import { isTurned } from "../read-sections.ts";

/** What a number is that has no label but its column's heading. */
export type ColumnMeaning =
  | { kind: "figure"; figure: FigureName }
  | {
      kind: "line";
      section: LineSection;
      label: string;
      role: ColumnData["role"];
      /** What is withheld is printed below zero. */
      negative: boolean;
    };

/** A table in which each line is one person's. */
export interface GridSample {
  sample: DraftSample;
  /** The lines of people. */
  people: CellRow[];
  /** What the numbers of people are, as they are read without a variant. */
  meanings: ReadonlyMap<Token, ColumnMeaning>;
}

const MOST = 0.9;
/** So many headings stand in the line that names what is paid. */
const LEAST_HEADINGS = 3;

/** Reads a sample as such a table; null where people have several lines, or lines have labels of their own. */
export function gridSample(sample: DraftSample): GridSample | null {
  const rowOf = rowsByToken(sample);
  const records = readWithoutVariant(sample).filter(({ scope }) => scope === "check");
  const meanings = new Map(records.flatMap(meaningsOf));
  const people = sample.rows.filter(
    ({ cells }) => cells.some((cell) => sample.anchors.cells.has(cell)) && cells.some(isFigure),
  );
  const known = new Set(people);
  let [own, headed] = [0, 0];
  for (const { items } of records)
    for (const { label } of items) {
      own++;
      const row = rowOf.get(label.tokens[0]!);
      if (row !== undefined && row.cells.length >= LEAST_HEADINGS && !row.cells.some(isFigure)) headed++;
    }
  const inRows = [...meanings.keys()].filter((token) => known.has(rowOf.get(token)!)).length;
  if (own === 0 || headed < MOST * own || inRows < MOST * meanings.size) return null;
  return { sample, people, meanings };
}

function meaningsOf({ items, figures }: RecordReading): [Token, ColumnMeaning][] {
  return [
    ...[...figures].map(([figure, { token }]): [Token, ColumnMeaning] => [token, { kind: "figure", figure }]),
    ...items.flatMap(linesOf),
  ];
}

function linesOf({ section, label, ...item }: ItemReading): [Token, ColumnMeaning][] {
  const places = [
    [item.hours, "hours"],
    [item.rate, "rate"],
    [item.amount, "amount"],
    [item.taxableWages, "taxable_wages"],
    [item.ytdAmount, "ytd_amount"],
  ] as const;
  return places.flatMap(([figure, role]): [Token, ColumnMeaning][] =>
    figure === null
      ? []
      : [
          [
            figure.token,
            {
              kind: "line",
              section,
              label: label.text,
              role,
              negative: "cents" in figure && isTurned(figure),
            },
          ],
        ],
  );
}
