import type { Cell, CellRow } from "../../infer/cells/cells.ts";
import { isFigure } from "../../infer/cells/cells.ts";
import type { ItemReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";
import type { DraftSample } from "../draft-sample.ts";
import { figuresOfItem, rowsByToken } from "../read-rows.ts";
import { readWithoutVariant } from "../read-without-variant.ts";

/** What a report by plan, tax or agency shows: lines that name a group, and people with their figures under each. */
export interface ListingSample {
  sample: DraftSample;
  /** The items of the people, as they are read without a variant. */
  items: ItemReading[];
  /** Lines that name a group. */
  groups: CellRow[];
  /** Lines of a person. */
  people: CellRow[];
  /** Lines with figures that are no person's: sums. */
  sums: CellRow[];
  /** What ids are made of. */
  ids: ReadonlySet<Token>;
}

const MOST = 0.8;
/** A group has a name, and may have a code. */
const MOST_CELLS = 2;

function canNameGroup({ cells }: CellRow): boolean {
  return cells.length <= MOST_CELLS && !cells.some(isFigure);
}

/** Reads a sample as a listing; null where the lines are not about what stands above their people. */
export function listingSample(sample: DraftSample): ListingSample | null {
  const rowOf = rowsByToken(sample);
  const records = readWithoutVariant(sample);
  const items = records.flatMap((record) => (record.scope === "check" ? record.items : []));
  const groups = new Set<CellRow>();
  let above = 0;
  for (const item of items) {
    const label = rowOf.get(item.label.tokens[0]!);
    const figure = rowOf.get(figuresOfItem(item)[0]!);
    if (label === undefined || figure === undefined || label === figure || !canNameGroup(label)) continue;
    groups.add(label);
    above++;
  }
  if (items.length === 0 || above < MOST * items.length) return null;
  const hasName = (cell: Cell): boolean => sample.anchors.cells.has(cell);
  const people = sample.rows.filter(({ cells }) => cells.some(hasName) && cells.some(isFigure));
  const first = sample.rows.indexOf(people[0]!);
  const sums = sample.rows.filter(
    ({ cells }, i) => i > first && cells.some(isFigure) && !cells.some(hasName) && cells[0]!.number === null,
  );
  const ids = new Set(records.flatMap(({ employeeId }) => employeeId?.tokens ?? []));
  return { sample, items, groups: [...groups], people, sums, ids };
}
