import { figureOfLabel } from "../../infer/vocabulary/figure-labels.ts";
import { headingOf } from "../../infer/vocabulary/headings.ts";
import { isSubtotal, totalScope } from "../../infer/vocabulary/total-labels.ts";
import { isTitle } from "../../infer/document/infer-format-type.ts";
import type { TransposedRowData } from "../../variants/transposed-schema.ts";
import type { LinesData, LineSection } from "../../variants/schema-parts.ts";
import { most } from "../most.ts";
import type { Names } from "../named.ts";
import { patternOf } from "../pattern-text.ts";
import type { SummaryRow, SummarySample } from "./summary-rows.ts";

/** Lines between a heading and its sum. */
interface Part {
  name: string;
  section: LineSection;
  negative: boolean;
}

const BEFORE_TAX = /\bpre ?-?tax\b|\bbefore ?-?tax\b|\bfrom gross\b/i;
const AFTER_TAX = /\bpost ?-?tax\b|\bafter ?-?tax\b|\bfrom net\b/i;
const REIMBURSED = /additions|reimburs|other pay|non-?taxable/i;

/** Rules for the headings and sums among the rows, in the order of the first page that has each. */
export function draftSummaryRows(samples: readonly SummarySample[], names: Names): TransposedRowData[] {
  const rules = new Map<string, TransposedRowData>();
  for (const sample of samples) {
    const lines = new Set(
      sample.rows.filter(({ numbers }) => numbers.length > 0).map(({ label }) => label.text),
    );
    let part: Part | null = null;
    const parts: Part[] = [];
    sample.rows.forEach((row, i) => {
      const { text } = row.label;
      const match = `^${patternOf(text)}$`;
      if (names(text)) return;
      if (row.numbers.length === 0) {
        if (/\d/.test(text) || isTitle(text) || (lines.has(text) && figureOfLabel(text) === null)) return;
        const opened = partBelow(sample, i);
        if (opened === null) return;
        part = opened;
        parts.push(opened);
        if (!rules.has(match)) rules.set(match, { match, opens: opensOf(sample, i, opened) });
      } else if (isSum(sample, row)) {
        const rule = sumRule(sample, row, part ?? parts);
        part = null;
        if (!rules.has(match)) rules.set(match, { match, ...rule });
      }
    });
  }
  return [...rules.values()];
}

function isSum({ figures }: SummarySample, { label: { text }, numbers }: SummaryRow): boolean {
  const isFigure = numbers.some(({ number }) => figures.has(number!.token));
  return isFigure || figureOfLabel(text) !== null || totalScope(text) !== null || isSubtotal(text);
}

/** Rows from the one below a heading to the next heading or sum. */
function itemsBelow(sample: SummarySample, at: number): SummaryRow[] {
  const below: SummaryRow[] = [];
  for (const row of sample.rows.slice(at + 1)) {
    if (row.numbers.length > 0 && isSum(sample, row)) break;
    if (row.numbers.length === 0 && headingOf(row.label.text)?.section != null && below.length > 0) break;
    below.push(row);
  }
  return below.filter(({ numbers }) => numbers.length > 0);
}

/** Null where no line stands below. */
function partBelow(sample: SummarySample, at: number): Part | null {
  const numbers = itemsBelow(sample, at).flatMap((row) => row.numbers);
  const sections = numbers.flatMap(({ number }) => sample.sections.get(number!.token) ?? []);
  const { text } = sample.rows[at]!.label;
  const named = headingOf(text)?.section;
  const section = most(sections) ?? (named === "net" || named === "other" ? null : (named ?? null));
  if (section === null) return null;
  const cents = numbers.flatMap(({ number }) =>
    number!.cents === null || number!.cents === 0 ? [] : [number!.cents],
  );
  const below = cents.filter((each) => each < 0).length;
  const isWithheld = section === "tax" || section === "deduction";
  return { name: partName(text, section), section, negative: isWithheld && below * 2 > cents.length };
}

function partName(text: string, section: LineSection): string {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [section];
  return words.join("_");
}

function opensOf(sample: SummarySample, at: number, { name, section, negative }: Part): LinesData {
  const { text } = sample.rows[at]!.label;
  const sections = new Set(
    itemsBelow(sample, at).flatMap(({ numbers }) =>
      numbers.flatMap(({ number }) => sample.sections.get(number!.token) ?? []),
    ),
  );
  const isMixed = sections.has("employer_tax") && sections.has("employer_contribution");
  const pretax =
    section === "deduction" ? (BEFORE_TAX.test(text) ? true : AFTER_TAX.test(text) ? false : null) : null;
  return {
    section: isMixed ? "employer_tax" : section,
    ...(isMixed ? { otherwise: "employer_contribution" as const } : {}),
    part: name,
    ...(headingOf(text)?.role === "hours" ? { holds: "hours" as const } : {}),
    ...(negative ? { negative } : {}),
    ...(pretax === null ? {} : { pretax }),
    ...(section === "earning" && REIMBURSED.test(text) ? { reimbursement: true } : {}),
  };
}

const ADJUSTED = /^adjusted gross\b/i;

/** A sum is a figure, or what the lines above it add up to: of the part that it closes, or of the parts before it. */
function sumRule(
  sample: SummarySample,
  { label: { text }, numbers }: SummaryRow,
  above: Part | readonly Part[],
): Omit<TransposedRowData, "match"> {
  if (headingOf(text)?.role === "hours") return { figure: "total_hours" };
  const negative = numbers.filter(({ number }) => (number!.cents ?? 0) < 0).length * 2 > numbers.length;
  const read = most(numbers.flatMap(({ number }) => sample.figures.get(number!.token) ?? []));
  const figure = read ?? (isSubtotal(text) ? null : figureOfLabel(text));
  const isPay = figure === "net_pay" || figure === "gross_pay";
  const sign = negative && !isPay ? { negative } : {};
  if (read !== null) return { figure: read, ...sign };
  if ("name" in above) return { of: [above.name], ...sign };
  if (figure !== null) return { figure, ...sign };
  return ADJUSTED.test(text) && above.length > 0 ? { of: above.map(partOfPay) } : { ignore: true };
}

function partOfPay({ name, section }: Part): string {
  return section === "earning" ? name : `-${name}`;
}
