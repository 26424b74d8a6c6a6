import { figureOfLabel, sumOfSection } from "../infer/vocabulary/figure-labels.ts";
import type { Cell } from "../infer/cells/cells.ts";
import { isPayment, sectionsOf } from "../infer/vocabulary/line-labels.ts";
import { isSubtotal, periodOfRow, totalScope } from "../infer/vocabulary/total-labels.ts";
import type { Token } from "../layout/token.ts";
import type { LabelData, LaneData, LineSection } from "../variants/variant-schema.ts";
import type { DraftedColumn, DraftedNumbers } from "./drafted-columns.ts";
import { patternOf } from "./pattern-text.ts";

/** `REG-Regular` */
const CODE_DASH = /^[A-Z0-9]{1,4}-\S/;
/** What the company pays beside, listed below in the same lane. */
const MEMOS = /^memos?:$/i;
const MOST = 0.6;

/** What is printed below zero is said so: in a rule for all other lines of the lane, and in those of its sums. */
export function turnedRules(
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

function isForLines({ figure, payment, total, ytd, switch: role }: LabelData): boolean {
  return (figure ?? payment ?? total ?? ytd ?? role) === undefined;
}

/** What the company pays may stand in one lane: its taxes are known by their names. */
export function mixedRules(
  group: readonly DraftedColumn[],
  sections: ReadonlyMap<Token, LineSection>,
): LabelData[] {
  const read = new Set(labelCells(group[0]!).map(({ tokens }) => sections.get(tokens[0]!)));
  const isMixed = read.has("employer_tax") && read.has("employer_contribution");
  return isMixed ? [{ opens: { section: "employer_tax", otherwise: "employer_contribution" } }] : [];
}

export function labelsOf(group: readonly DraftedColumn[], beside: readonly Cell[]): Pick<LaneData, "labels"> {
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

export function some(labels: LabelData[]): Pick<LaneData, "labels"> {
  return labels.length === 0 ? {} : { labels };
}

/** What a label says that is no line of pay: a sum, or a payment. */
function ruleOf(text: string): LabelData | null {
  const pattern = `^${patternOf(text)}$`;
  if (periodOfRow(text) === "ytd") return { text: pattern, ytd: true };
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

/** Words that end where the figures above them end. */
export function isBeside(cell: Cell, column: DraftedNumbers): boolean {
  return Math.abs(cell.x1 - column.x1) <= 4;
}

export function labelCells(column: DraftedColumn): readonly Cell[] {
  return column.kind === "stack" ? column.labels : column.after;
}
