import { figureOfLabel } from "../../infer/vocabulary/figure-labels.ts";
import { headingOf } from "../../infer/vocabulary/headings.ts";
import { isPayment } from "../../infer/vocabulary/line-labels.ts";
import { periodOfRow, totalScope } from "../../infer/vocabulary/total-labels.ts";
import type { BoxRowData } from "../../variants/statement-schema.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import { most } from "../most.ts";
import type { Names } from "../named.ts";
import { patternOf } from "../pattern-text.ts";
import type { NumberUse } from "./printed-figures.ts";
import type { SampledPlace } from "./sampled-place.ts";
import type { Segment } from "./segments.ts";

interface Captions {
  /** What the lines below each caption are. */
  rules: Map<string, NonNullable<BoxRowData["switch"]>>;
  /** What the lines above the first caption are. */
  first: LineSection | null;
  sectionOf(segment: Segment): LineSection | null;
}

/** Captions alone on their line, between lines of several sections, say what the lines below them are. */
function captionsOf(same: readonly SampledPlace[], section: LineSection | null): Captions {
  const below = new Map<string, { section: LineSection; reimbursement: boolean }[]>();
  const captionOf = new Map<Segment, string>();
  const above: LineSection[] = [];
  for (const { place, uses } of same) {
    for (const segment of place.segments) {
      const items = segment.numbers.flatMap(({ number }) => uses.get(number.token) ?? []);
      const [item] = items.flatMap((use) => (use.kind === "item" ? [use] : []));
      const caption = place.captions.findLast(({ row }) => row.baseline < segment.row.baseline)?.text;
      if (item === undefined) continue;
      if (caption === undefined) {
        above.push(item.section);
        continue;
      }
      captionOf.set(segment, caption);
      below.set(caption, [...(below.get(caption) ?? []), item]);
    }
  }
  const rules: Captions["rules"] = new Map();
  for (const [caption, items] of below) {
    const reimbursement = most(items.map((item) => item.reimbursement)) === true;
    rules.set(caption, {
      section: most(items.map((item) => item.section))!,
      ...(reimbursement ? { reimbursement } : {}),
    });
  }
  const isMixed = [...rules.values()].some((rule) => rule.section !== section);
  if (!isMixed) rules.clear();
  return {
    rules,
    first: isMixed ? most(above) : null,
    sectionOf: (segment) => rules.get(captionOf.get(segment) ?? "")?.section ?? null,
  };
}

type Rule = Omit<BoxRowData, "text">;

/** Rules for the rows of a box that are no lines of its section: sums, payments, and lines of other sections. */
export function draftBoxRows(
  same: readonly SampledPlace[],
  usual: LineSection | null,
  names: Names,
): { section: LineSection | null; rows: BoxRowData[] } {
  const rules = new Map<string, BoxRowData>();
  const others: BoxRowData[] = [];
  const captions = captionsOf(same, usual);
  const section = captions.first ?? usual;
  for (const [text, caption] of captions.rules)
    if (!names(text)) rules.set(text, { text: `^${patternOf(text)}$`, switch: caption });
  for (const { place, uses } of same) {
    for (const segment of place.segments) {
      const known = segment.numbers.flatMap(({ number }) => uses.get(number.token) ?? []);
      const text = textOf(segment);
      const rule = ruleFor(text, known, captions.sectionOf(segment) ?? section);
      if (rule === null) continue;
      // Below a section's lines a payment is no row of the section, and is found by its words.
      if (rule.payment !== undefined && section !== null) continue;
      if (rule.payment === "direct_deposit" || text === "") others.push(rule);
      else if (!names(text)) {
        const pattern = rule.payment === undefined ? `^${patternOf(text)}$` : patternOfPayment(text);
        rules.set(pattern, { text: pattern, ...rule });
      }
    }
  }
  const any = others.find(({ payment }) => payment !== undefined);
  return { section, rows: [...rules.values(), ...(any === undefined ? [] : [any])] };
}

function textOf({ texts }: Segment): string {
  return texts.map(({ text }) => text).join(" ");
}

/** Digits are those of an account or a check: what counts is the words. */
function patternOfPayment(text: string): string {
  return `^${text
    .split(" ")
    .map((word) => (/\d/.test(word) ? String.raw`\S+` : patternOf(word)))
    .join(" ")}$`;
}

/** What a row is; null where it is a line of its box's section. */
function ruleFor(text: string, uses: readonly NumberUse[], section: LineSection | null): Rule | null {
  const figure = uses.find((use) => use.kind === "figure");
  if (periodOfRow(text) !== null) return periodOfRow(text) === "ytd" ? { ytd: true } : null;
  if (figure !== undefined) return { figure: figure.figure };
  const payment = uses.find((use) => use.kind === "payment");
  if (payment !== undefined) return { payment: payment.method === "check" ? "check" : "direct_deposit" };
  const own = most(uses.flatMap((use) => (use.kind === "item" ? [use.section] : [])));
  if (own !== null) return own === section ? null : { section: own };
  const named = figureOfLabel(text);
  if (named !== null) return { figure: named };
  return totalScope(text) !== null || isPayment(text) || headingOf(text) !== null ? { total: true } : null;
}
