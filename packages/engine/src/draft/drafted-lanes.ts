import { headingOf } from "../infer/vocabulary/headings.ts";
import { sectionsOf } from "../infer/vocabulary/line-labels.ts";
import { totalScope } from "../infer/vocabulary/total-labels.ts";
import { overlap, type Cell } from "../infer/cells/cells.ts";
import type { Token } from "../layout/token.ts";
import type { ColumnData, LaneData, LineSection } from "../variants/variant-schema.ts";
import type { DraftedColumn, DraftedColumns, DraftedNumbers, DraftedStack } from "./drafted-columns.ts";
import type { HeaderBand } from "./header-band.ts";
import { isBeside, labelCells, labelsOf, mixedRules, some, turnedRules } from "./lane-rules.ts";
import { most } from "./most.ts";

/** What lines are as they are read without a variant. */
export interface ReadSections {
  /** Sections whose amounts are printed below zero. */
  turned: ReadonlySet<LineSection>;
  /** By the first token of a line's label. */
  sections: ReadonlyMap<Token, LineSection>;
  /** By an amount. */
  amounts: ReadonlyMap<Token, LineSection>;
}

export interface DraftedLanes {
  columns: ColumnData[];
  lanes: Record<string, LaneData>;
  todo: string[];
}

const LANE_OF: Readonly<Record<LineSection, string>> = {
  earning: "earnings",
  tax: "taxes",
  deduction: "deductions",
  employer_tax: "employer_taxes",
  employer_contribution: "employer_contributions",
};
const MOST = 0.6;

/** Columns gathered into lanes: each stack of labels with the numbers up to the next, each bare figure for itself. */
export function draftLanes(
  drafted: DraftedColumns,
  band: HeaderBand,
  beside: readonly Cell[],
  { turned, sections, amounts }: ReadSections,
): DraftedLanes {
  const lanes: Record<string, LaneData> = {};
  const columns: ColumnData[] = [];
  const todo = drafted.unheaded.map(
    (x0) =>
      `Labels begin ${x0} points from the left, but no heading stands there: give a text column a place.`,
  );
  for (const group of groupsOf(drafted.columns)) {
    const [first] = group;
    const { name, section } = laneOf(group, band, sections, Object.keys(lanes));
    const labels = turnedRules(labelsOf(group, beside).labels ?? [], section, turned);
    const mixed = mixedRules(group, sections);
    lanes[name] = { ...(section === null ? {} : { section }), ...some([...labels, ...mixed]) };
    if (section === null && first!.kind === "stack")
      todo.push(`Lane ${name} (heading "${first!.heading.text}"): say its section, or what its labels are.`);
    if (first!.kind === "stack") todo.push(...sumsIn(first!.labels, name));
    for (const column of group) {
      columns.push({ ...columnData(column, name, beside), ...sectionOfColumn(column, section, amounts) });
      if (column.kind === "numbers" && column.heading === null)
        todo.push(
          `Lane ${name}: numbers that end ${Math.round(column.x1)} points from the left have no heading.`,
        );
    }
  }
  return { columns, lanes, todo };
}

/** Lines of sums in a lane, which only a row can tell from lines of pay. */
function sumsIn(labels: readonly Cell[], lane: string): string[] {
  const sums = labels
    .filter(({ text }) => ["check", "employee"].includes(totalScope(text) ?? ""))
    .map(({ text }) => text.replace(/\d+/g, "#"));
  return [...new Set(sums)].map(
    (text) => `Lane ${lane}: "${text}" is a line of sums: write a row of kind sum, and what its columns sum.`,
  );
}

function groupsOf(columns: readonly DraftedColumn[]): DraftedColumn[][] {
  const groups: DraftedColumn[][] = [];
  for (const column of columns) {
    const open = groups.at(-1);
    const bare = column.kind === "numbers" && (column.role === "figure" || open?.[0]?.kind !== "stack");
    const own = column.kind === "numbers" && column.after.length > 0;
    if (open === undefined || column.kind === "stack" || bare || own || isFigureColumn(open[0]!))
      groups.push([column]);
    else open.push(column);
  }
  return groups;
}

function isFigureColumn(column: DraftedColumn): column is DraftedNumbers {
  return column.kind === "numbers" && column.role === "figure";
}

function laneOf(
  group: readonly DraftedColumn[],
  band: HeaderBand,
  sections: ReadonlyMap<Token, LineSection>,
  taken: readonly string[],
): { name: string; section: LineSection | null } {
  const [first] = group;
  if (first!.kind === "numbers" && first!.figure !== null)
    return { name: unique(first!.figure.replace(/_pay$/, ""), taken), section: null };
  const read = sectionRead(labelCells(first!), sections);
  const own = first!.kind === "stack" ? sectionOf(first!, group, band) : sectionOfNumbers(first!, band);
  const section = own === "net" ? own : (read ?? own);
  const name = section === null ? "lane" : section === "net" ? "net" : LANE_OF[section];
  return { name: unique(name, taken), section: section === "net" ? null : section };
}

function unique(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name}_${number}`)) number++;
  return `${name}_${number}`;
}

/** The heading over a lane says its section; without one the labels do that the vocabulary knows. */
function sectionOf(
  stack: DraftedStack,
  group: readonly DraftedColumn[],
  band: HeaderBand,
): LineSection | "net" | null {
  const numbers = group.filter((column): column is DraftedNumbers => column.kind === "numbers");
  const span = { x0: stack.x0, x1: numbers.at(-1)?.x1 ?? stack.heading.x1 };
  const labels = sectionOfLabels(stack.labels);
  for (const { cells } of band.rows) {
    const over = cells.find(
      ({ x0, x1 }) => overlap({ x0, x1 }, span) > 0 && x0 < span.x1 - 1 && x0 > span.x0 - 10,
    );
    const section = over === undefined ? null : (headingOf(over.text)?.section ?? null);
    if (section === "net") return section;
    if (section !== null && section !== "other") return section;
  }
  return labels;
}

function sectionOfLabels(labels: readonly Cell[]): LineSection | null {
  const votes = new Map<LineSection, number>();
  for (const { text } of labels) {
    const [section] = sectionsOf(text);
    if (section !== undefined) votes.set(section, (votes.get(section) ?? 0) + 1);
  }
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Of two amounts of a line one may be what the company pays. */
function sectionOfColumn(
  column: DraftedColumn,
  section: LineSection | null,
  amounts: ReadonlyMap<Token, LineSection>,
): Pick<ColumnData, "section"> {
  if (column.kind === "stack" || column.role !== "amount" || section === null) return {};
  const own = most(column.tokens.flatMap((token) => amounts.get(token) ?? []));
  return own === null || own === section || isOneLane(own, section) ? {} : { section: own };
}

/** What the company pays may stand in one lane, its taxes among the rest. */
function isOneLane(own: LineSection, section: LineSection): boolean {
  return own.startsWith("employer") && section.startsWith("employer");
}

/** The section that most labels are read as; null where most are none. */
function sectionRead(labels: readonly Cell[], sections: ReadonlyMap<Token, LineSection>): LineSection | null {
  const read = labels.flatMap(({ tokens }) => sections.get(tokens[0]!) ?? []);
  return read.length > MOST * labels.length ? most(read) : null;
}

function sectionOfNumbers(numbers: DraftedNumbers, band: HeaderBand): LineSection | "net" | null {
  const [label] = numbers.after;
  if (label === undefined) return bareSection(numbers);
  const heading = { text: "", x0: numbers.x0, x1: label.x1, nth: 1 };
  return sectionOf({ kind: "stack", x0: numbers.x0, heading, labels: numbers.after, codes: [] }, [], band);
}

function bareSection({ heading }: DraftedNumbers): LineSection | null {
  return heading === null ? null : (sectionsOf(heading.text)[0] ?? null);
}

function columnData(column: DraftedColumn, lane: string, beside: readonly Cell[]): ColumnData {
  const header = column.heading === null ? {} : { header: column.heading.text };
  const nth = column.heading === null || column.heading.nth === 1 ? {} : { nth: column.heading.nth };
  if (column.kind === "stack") return { lane, role: "text", ...header, ...nth };
  const figure = column.figure === null ? {} : { figure: column.figure };
  if (column.after.length > 0)
    return { lane, role: column.role, ...header, ...nth, ...column.edge, text: "after" };
  const text =
    column.role === "figure" && beside.some((cell) => isBeside(cell, column))
      ? { text: "before" as const }
      : {};
  return { lane, role: column.role, ...figure, ...header, ...nth, ...column.edge, ...text };
}
