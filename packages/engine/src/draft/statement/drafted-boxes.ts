import type { FigureCell } from "../../infer/cells/cell-groups.ts";
import type { Cell, CellRow } from "../../infer/cells/cells.ts";
import { figureOfLabel } from "../../infer/vocabulary/figure-labels.ts";
import { headingOf } from "../../infer/vocabulary/headings.ts";
import { WITHHELD_SUMS } from "../../interpret/statement/withheld-sums.ts";
import type { Token } from "../../layout/token.ts";
import type { BoxColumnData, BoxData } from "../../variants/statement-schema.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import { most } from "../most.ts";
import type { Names } from "../named.ts";
import type { BoxPlace } from "./box-places.ts";
import { draftBoxRows } from "./drafted-box-rows.ts";
import { isBalance, type PlacedColumn } from "./heading-groups.ts";
import type { NumberUse } from "./printed-figures.ts";
import type { SampledPlace } from "./sampled-place.ts";

export interface DraftedBox {
  data: BoxData;
  /** The numbers that its columns take. */
  tokens: Set<Token>;
}

/** Boxes of the same words are one, wherever they stand. */
export function draftBoxes(places: readonly SampledPlace[], names: Names): DraftedBox[] {
  const byTitle = new Map<string, SampledPlace[]>();
  for (const sampled of places) {
    const key = keyOf(sampled.place);
    byTitle.set(key, [...(byTitle.get(key) ?? []), sampled]);
  }
  const used = new Set<string>();
  return [...byTitle.values()].flatMap((same) => {
    const box = draftBox(same, names);
    if (box === null) return [];
    box.data.name = unusedName(box.data.name, used);
    return [box];
  });
}

function unusedName(name: string, used: Set<string>): string {
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? name : `${name} ${n}`;
    if (used.has(candidate)) continue;
    used.add(candidate);
    return candidate;
  }
}

function keyOf({ above, texts, columns }: BoxPlace): string {
  const words = [above?.text, texts[0]?.text].map((text) => text?.toLowerCase() ?? "");
  if (words.some((text) => text !== "")) return words.join("\n");
  return columns.map(({ heading }) => heading.text.toLowerCase()).join("\n");
}

function draftBox(same: readonly SampledPlace[], names: Names): DraftedBox | null {
  const { texts, above } = same[0]!.place;
  const title = above?.text ?? texts[0]?.text;
  const columns = columnsOf(same);
  const words = [title, ...columns.map(({ header }) => header)];
  if (words.some((text) => text !== undefined && names(text))) return null;
  const first = columnOfLabels(same[0]!.place);
  const lines = Math.max(...same.map(({ place }) => place.lines));
  const centered = same.some(({ place }) => place.centered);
  const isPay =
    same.some((sampled) => usesOf(sampled).some(({ kind }) => kind !== "other")) &&
    !same.every(({ place }) => place.columns.every(({ heading }) => isBalance(heading.text)));
  const { section, rows } = isPay ? draftBoxRows(same, sectionOf(same), names) : { section: null, rows: [] };
  const data: BoxData = {
    name: (title ?? "figures").toLowerCase(),
    ...(title === undefined ? {} : { title }),
    ...(lines === 1 ? {} : { heading_lines: lines }),
    ...(centered ? { centered } : {}),
    columns: isPay
      ? [...first, ...columns]
      : [...first, ...columns.map((column): BoxColumnData => ({ ...column, role: "decoration" }))],
    ...(section === null ? {} : { section }),
    ...(section !== null && isReimbursed(same) ? { reimbursement: true } : {}),
    ...(isPay ? {} : { ignore: true }),
    ...(isPay ? signOf(same) : {}),
  };
  if (rows.length > 0) data.rows = rows;
  const tokens = same.flatMap(({ place, uses }) =>
    place.columns.flatMap(({ numbers }) =>
      numbers
        .map(({ number }) => number!.token)
        .filter((token) => section === null || uses.get(token)?.kind !== "payment"),
    ),
  );
  return { data, tokens: new Set(tokens) };
}

/** The column of words: below a title of another line it has a heading of its own. */
function columnOfLabels({ above, texts, segments }: BoxPlace): BoxColumnData[] {
  if (above !== null)
    return [texts[0] === undefined ? { role: "text" } : { role: "text", header: texts[0].text }];
  return texts.length > 0 || segments.every((segment) => segment.texts.length === 0)
    ? [{ role: "text" }]
    : [];
}

/** Columns of all places of a box, from left to right; those that some places lack are optional. */
function columnsOf(same: readonly SampledPlace[]): BoxColumnData[] {
  const byWords = new Map<string, { x0: number; seen: [PlacedColumn, SampledPlace][] }>();
  for (const sampled of same) {
    const count = new Map<string, number>();
    const { place } = sampled;
    const notes = place.texts.slice(1).map((heading): PlacedColumn => ({ heading, numbers: [] }));
    for (const column of [...notes, ...place.columns]) {
      const text = column.heading.text.toLowerCase();
      const nth = (count.get(text) ?? 0) + 1;
      count.set(text, nth);
      const key = `${text}\n${nth}`;
      const known = byWords.get(key) ?? { x0: column.heading.x0, seen: [] };
      known.seen.push([column, sampled]);
      byWords.set(key, known);
    }
  }
  return [...byWords.values()]
    .toSorted((a, b) => a.x0 - b.x0)
    .map(({ seen }) => columnOf(seen, seen.length < same.length));
}

function columnOf(seen: readonly [PlacedColumn, SampledPlace][], optional: boolean): BoxColumnData {
  const header = seen[0]![0].heading.text;
  const role = roleOf(seen);
  const figure = role === "figure" ? figureOfLabel(header) : null;
  return {
    role,
    header,
    ...(optional ? { optional } : {}),
    ...edgeOf(seen.flatMap(([{ heading, numbers }]) => numbers.map((number) => [heading, number] as const))),
    ...(figure === null ? {} : { figure }),
  };
}

const DEFAULT_TOLERANCE_PT = 12;

/** The edge of the heading that the numbers keep to most nearly. */
function edgeOf(pairs: readonly (readonly [Cell, Cell])[]): Pick<BoxColumnData, "align" | "tolerance"> {
  if (pairs.length === 0) return {};
  const misses = {
    right: Math.max(...pairs.map(([a, b]) => Math.abs(a.x1 - b.x1))),
    center: Math.max(...pairs.map(([a, b]) => Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2)),
    left: Math.max(...pairs.map(([a, b]) => Math.abs(a.x0 - b.x0))),
  };
  const align = misses.right <= DEFAULT_TOLERANCE_PT / 2 ? "right" : least(misses);
  const tolerance = Math.ceil(misses[align] + 2);
  return {
    ...(align === "right" ? {} : { align }),
    ...(tolerance <= DEFAULT_TOLERANCE_PT ? {} : { tolerance }),
  };
}

function least<K extends string>(values: Record<K, number>): K {
  return (Object.keys(values) as K[]).reduce((a, b) => (values[b] < values[a] ? b : a));
}

function roleOf(seen: readonly [PlacedColumn, SampledPlace][]): BoxColumnData["role"] {
  const header = seen[0]![0].heading.text;
  const uses = seen.flatMap(([{ numbers }, { uses: known }]) =>
    numbers.flatMap(({ number }) => known.get(number!.token) ?? []),
  );
  if (isBalance(header)) return "decoration";
  const items = uses.flatMap((use) => (use.kind === "item" ? [use.role] : []));
  if (items.length > 0) return most(items)!;
  const heading = headingOf(header);
  const figures = uses.filter((use) => use.kind === "figure");
  if (figures.some(({ figure }) => figure === heading?.figure)) return "figure";
  if (uses.some(({ kind }) => kind === "payment")) return "amount";
  if (heading?.figure != null && heading.role === null) return "figure";
  switch (heading?.role) {
    case "hours":
    case "rate":
    case "ytd_amount":
    case "employer_amount":
      return heading.role;
    case "amount":
    case "employee_amount":
      return "amount";
    default:
      return uses.length === 0 ? "note" : "decoration";
  }
}

function usesOf({ place, uses }: SampledPlace): NumberUse[] {
  return place.columns.flatMap(({ numbers }) =>
    numbers.flatMap(({ number }) => uses.get(number!.token) ?? []),
  );
}

function sectionOf(same: readonly SampledPlace[]): LineSection | null {
  return most(same.flatMap(usesOf).flatMap((use) => (use.kind === "item" ? [use.section] : [])));
}

function isReimbursed(same: readonly SampledPlace[]): boolean {
  return (
    most(same.flatMap(usesOf).flatMap((use) => (use.kind === "item" ? [use.reimbursement] : []))) === true
  );
}

/** How most of what is withheld is printed: this period, and this year. */
function signOf(same: readonly SampledPlace[]): Pick<BoxData, "withheld"> {
  if (!isNegative(same, "amount")) return {};
  return { withheld: isNegative(same, "ytd_amount") ? "negative_with_ytd" : "negative" };
}

function isNegative(same: readonly SampledPlace[], role: BoxColumnData["role"]): boolean {
  const signs = same.flatMap(({ place, uses }) =>
    place.segments.flatMap(({ row, numbers }) =>
      withheldOf(numbers, uses, role).map((number) => isBelowZero(number, row)),
    ),
  );
  return signs.filter((sign) => sign).length * 2 > signs.length;
}

/** What is withheld on a row, or summed there: this period, or behind it this year. */
function withheldOf(
  numbers: readonly FigureCell[],
  uses: SampledPlace["uses"],
  role: BoxColumnData["role"],
): readonly FigureCell[] {
  const useOf = ({ number }: FigureCell): NumberUse | undefined => uses.get(number.token);
  const sum = numbers.findIndex((number) => {
    const use = useOf(number);
    return use?.kind === "figure" && WITHHELD_SUMS.has(use.figure);
  });
  if (sum >= 0) return role === "amount" ? [numbers[sum]!] : numbers.slice(sum + 1);
  return numbers.filter((number) => {
    const use = useOf(number);
    const isWithheld = use?.kind === "item" && (use.section === "tax" || use.section === "deduction");
    return isWithheld && use.role === role;
  });
}

const MINUS = /^[-\u2212\u2013]$/;

/** Signs may stand apart, before or behind. */
function isBelowZero({ number: { token, cents } }: FigureCell, { line: { tokens } }: CellRow): boolean {
  const at = tokens.indexOf(token);
  const isMinus = (other: Token | undefined): boolean => other !== undefined && MINUS.test(other.plain);
  return (cents ?? 0) < 0 || isMinus(tokens[at - 1]) || isMinus(tokens[at + 1]);
}
