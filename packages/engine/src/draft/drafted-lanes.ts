import { figureOfLabel, sumOfSection } from "../infer/figure-labels.ts";
import { headingOf } from "../infer/headings.ts";
import { isPayment, sectionsOf } from "../infer/line-labels.ts";
import { isSubtotal, totalScope } from "../infer/total-labels.ts";
import { overlap, type Cell } from "../infer/cells.ts";
import type { Token } from "../layout/token.ts";
import type { ColumnData, LabelData, LaneData, LineSection } from "../variants/variant-schema.ts";
import type { DraftedColumn, DraftedColumns, DraftedNumbers, DraftedStack } from "./drafted-columns.ts";
import type { HeaderBand } from "./header-band.ts";
import { most } from "./most.ts";
import { patternOf } from "./pattern-text.ts";

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
/** `REG-Regular` */
const CODE_DASH = /^[A-Z0-9]{1,4}-\S/;
/** What the company pays beside, listed below in the same lane. */
const MEMOS = /^memos?:$/i;
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

/** What the company pays may stand in one lane: its taxes are known by their names. */
function mixedRules(group: readonly DraftedColumn[], sections: ReadonlyMap<Token, LineSection>): LabelData[] {
  const read = new Set(labelCells(group[0]!).map(({ tokens }) => sections.get(tokens[0]!)));
  const isMixed = read.has("employer_tax") && read.has("employer_contribution");
  return isMixed ? [{ opens: { section: "employer_tax", otherwise: "employer_contribution" } }] : [];
}

function labelCells(column: DraftedColumn): readonly Cell[] {
  return column.kind === "stack" ? column.labels : column.after;
}

/** What is printed below zero is said so: in a rule for all other lines of the lane, and in those of its sums. */
function turnedRules(
  labels: readonly LabelData[],
  section: LineSection | null,
  turned: ReadonlySet<LineSection>,
): LabelData[] {
  const sums = new Set<string>([...turned].map(sumOfSection));
  const rules = labels.map((rule): LabelData =>
    rule.figure !== undefined && sums.has(rule.figure) ? { ...rule, negative: true } : rule,
  );
  if (section === null || !turned.has(section)) return rules;
  const opens = { section, negative: true };
  const coded = rules.map((rule) => (isForLines(rule) ? { ...rule, opens } : rule));
  return coded.some((rule) => rule.text === undefined) ? coded : [...coded, { opens }];
}

function isForLines({ figure, payment, total, switch: role }: LabelData): boolean {
  return (figure ?? payment ?? total ?? role) === undefined;
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

/** Words that end where the figures above them end. */
function isBeside(cell: Cell, column: DraftedNumbers): boolean {
  return Math.abs(cell.x1 - column.x1) <= 4;
}

function labelsOf(group: readonly DraftedColumn[], beside: readonly Cell[]): Pick<LaneData, "labels"> {
  const [first] = group;
  if (first!.kind === "numbers" && first!.after.length > 0)
    return some(unlike(first!.after.flatMap(({ text }) => ruleOf(text) ?? [])));
  if (first!.kind === "numbers") {
    if (first!.role !== "figure")
      return first!.heading === null ? {} : { labels: [{ label: first!.heading.text }] };
    return some(
      unlike(beside.filter((cell) => isBeside(cell, first!)).flatMap(({ text }) => paymentRule(text) ?? [])),
    );
  }
  const { labels, codes } = first!;
  const memos = beside.filter(({ x0, text }) => Math.abs(x0 - first!.x0) <= 4 && MEMOS.test(text));
  const switched = memos.map(({ text }): LabelData => ({
    text: `^${patternOf(text)}$`,
    switch: "employer_cost",
  }));
  const rules = unlike([...switched, ...labels.flatMap(({ text }) => ruleOf(text) ?? [])]);
  if (codes.length > MOST * labels.length)
    return {
      labels: [...rules, { text: String.raw`^(?<code>[A-Z0-9][A-Z0-9#*/.&-]{0,7})\s+(?<label>.+)$` }],
    };
  if (labels.filter(({ text }) => CODE_DASH.test(text)).length > MOST * labels.length)
    return { labels: [...rules, { text: "^(?<code>[A-Z0-9]{1,4})-(?<label>.+)$" }] };
  return some(rules);
}

function some(labels: LabelData[]): Pick<LaneData, "labels"> {
  return labels.length === 0 ? {} : { labels };
}

/** What a label says that is no line of pay: a sum, or a payment. */
function ruleOf(text: string): LabelData | null {
  const pattern = `^${patternOf(text)}$`;
  if (isSubtotal(text)) return { text: pattern, total: true };
  const figure = figureOfLabel(text);
  if (figure !== null) return { text: pattern, figure };
  if (totalScope(text) === "section") {
    const [section] = sectionsOf(text.replace(/\btotals?\b/gi, "").trim());
    return section === undefined
      ? { text: pattern, total: true }
      : { text: pattern, figure: sumOfSection(section) };
  }
  return paymentRule(text);
}

/** `Deposit 40001` names a payment, and its number. */
function paymentRule(text: string): LabelData | null {
  if (!isPayment(text) || sectionsOf(text).length > 0) return null;
  const payment = /\b(?:check|chk)\b(?!ing)/i.test(text) ? "check" : "direct_deposit";
  const words = text.split(" ");
  const number = words.findLastIndex((word) => /\d/.test(word));
  const pattern = words.map((word, i) => (i === number ? String.raw`(?<number>\S+)` : patternOf(word)));
  return { text: `^${pattern.join(String.raw`\s+`)}$`, payment };
}

function unlike(rules: readonly LabelData[]): LabelData[] {
  return [...new Map(rules.map((rule) => [rule.text, rule])).values()];
}
