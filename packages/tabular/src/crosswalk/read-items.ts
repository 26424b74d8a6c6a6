import { SECTIONS, type LabelRef, type LineMapping, type Section } from "@paylift/validation";
import type { Field } from "./headings.ts";
import { refused } from "./refused.ts";
import type { TableRow } from "./table-rows.ts";

type Side = "source" | "target";

interface Growing {
  readonly place: string;
  readonly source: LabelRef[];
  readonly target: LabelRef[];
  factor: 1 | -1;
}

/** Which item is which. Rows with nothing in these columns are none. Throws `invalid_argument`, with the place alone. */
export function readItems(rows: readonly TableRow[]): LineMapping[] {
  const mappings = new Map<string, Growing>();
  for (const { place, cells } of rows) {
    const [source, target] = [itemOf("source", place, cells), itemOf("target", place, cells)];
    if (source === null && target === null) continue;
    const entry = cells.get("entry");
    // A row without a number is a mapping by itself, whatever others have no number.
    const key = entry === undefined ? place : `entry ${entry}`;
    const own = mappings.get(key) ?? { place, source: [], target: [], factor: 1 };
    mappings.set(key, own);
    if (source !== null) own.source.push(source);
    if (target !== null) own.target.push(target);
    if (factorOf(place, cells) === -1) own.factor = -1;
  }
  return [...mappings.values()].map(({ place, source, target, factor }) => {
    if (source.length === 0) throw refused(`${place} has no item of the source`);
    if (target.length === 0) throw refused(`${place} has no item of the target`);
    return { source, target, ...(factor === 1 ? {} : { factor }) };
  });
}

function itemOf(side: Side, place: string, cells: ReadonlyMap<Field, string>): LabelRef | null {
  const [code, description] = [cells.get(`${side}_code`), cells.get(`${side}_description`)];
  if (code === undefined && description === undefined) return null;
  return { section: sectionOf(side, place, cells), code: code ?? null, description: description ?? "" };
}

/** That of the other side where a side has none: items seldom move between sections. */
function sectionOf(side: Side, place: string, cells: ReadonlyMap<Field, string>): Section {
  const other = side === "source" ? "target" : "source";
  const text = cells.get(`${side}_section`) ?? cells.get("section") ?? cells.get(`${other}_section`);
  const named = (text ?? "").toLowerCase().replaceAll(/[^a-z]+/g, "_");
  const section = SECTIONS.find(
    (one) => one === named || one === `${named}s` || one === named.replace(/x$/, "xes"),
  );
  if (section === undefined) throw refused(`${place} needs a section of ${SECTIONS.join(", ")}`);
  return section;
}

function factorOf(place: string, cells: ReadonlyMap<Field, string>): 1 | -1 {
  const text = cells.get("factor") ?? "1";
  if (text === "1") return 1;
  if (text === "-1" || text === "−1") return -1;
  throw refused(`${place} has a factor that is neither 1 nor -1`);
}
