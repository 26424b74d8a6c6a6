import { isStateCode } from "@paylift/canonical";
import { isDecimal } from "../page-graph/figure.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { headingWorth } from "../votes/wording.ts";
import { attributesOf, isLabel, type Attribute } from "./attributes.ts";
import { endsInNumber, isMethod, isNumberBehind } from "./pay-methods.ts";

/** A text stands no further behind the words for it. */
const FAR_EM = 12;

/** Numbers of payments have two letters before their digits at most: `DD4471`. */
const BEGINS_IN_LETTERS = /^\p{L}{3}/u;

export interface Value {
  span: Span;
  /** What the phrase before it says. */
  told: readonly Attribute[];
  words: string;
  label: Span | null;
}

/**
 * The phrases of a row that are no words for others, each with what the words before it say. In a row of several people beside
 * each other the words are about all that follow.
 */
export function valuesOf({ spans, hasFigures }: Row, isOfSeveral = false): Value[] {
  const values: Value[] = [];
  let label: { span: Span; attributes: readonly Attribute[]; colon: boolean } | null = null;
  const ofHeader = isHeaderRow(spans);
  for (const [i, span] of spans.entries()) {
    if (span.nothing) {
      label = null;
      continue;
    }
    const before = spans[i - 1];
    // The colons of a form may stand in a column of their own: what is before one is a word for what is behind it.
    if (span.text === ":") {
      if (label === null && before?.figure === null) {
        if (values.at(-1)?.span === before) values.pop();
        const attributes = attributesOf(before.text);
        label = { span: before, attributes: attributes.length > 0 ? attributes : ["other"], colon: true };
      }
      if (label !== null) label = { ...label, span: { ...label.span, x1: span.x1 }, colon: true };
      continue;
    }
    if (before !== undefined && isNumberBehind(span.text, before.text)) {
      values.push({ span, told: ["payment_number"], words: before.text, label: before });
      label = null;
      continue;
    }
    // Below people beside each other each is told how they are paid: `Check | Dir. Dep. | Check`.
    if (isOfSeveral && isMethod(span.text) && (i > 0 || isMethod(spans[1]?.text ?? ""))) {
      values.push({ span, told: [], words: "", label: null });
      continue;
    }
    const attributes = span.figure === null ? attributesOf(span.text) : [];
    const isWord =
      span.figure === null && (isLabel(span.text) || isUnitBefore(span, attributes, spans[i + 1]));
    // Of a form with a column of labels and one of values, the row is a pair however far apart they stand.
    const isPair = spans.length === 2 && label?.colon === true;
    const isNear = label !== null && (isPair || isOfSeveral || span.x0 - label.span.x1 < FAR_EM * span.size);
    // How somebody is paid says so itself where no number of the payment follows, but words or the number of somebody: `EFT`,
    // `Chk  BAR004`; and before an amount a state is no middle initial: `MI`.
    const saysItself =
      label !== null &&
      (isNear
        ? (isStateCode(label.span.text) && span.figure !== null) ||
          (isMethod(label.span.text) && !label.colon && BEGINS_IN_LETTERS.test(span.text))
        : isMethod(label.span.text) || isStateCode(label.span.text));
    if (saysItself) {
      values.push({ span: label!.span, told: [], words: "", label: null });
      label = null;
    }
    const told = isNear && label !== null ? label.attributes : null;
    // Without a colon a word before a heading is a heading, and no word for a payment that has its own: `Associate | Deposit 22070`.
    const isHead =
      label !== null &&
      !label.colon &&
      (ofHeader || headingWorth(span.text) > 0 || endsInNumber(span.text)) &&
      !isDepartment(label, span, spans[i + 1], hasFigures);
    // What words name and is itself such a word is what they name: `Location: Office`.
    if (isWord && !(told !== null && label!.colon && !span.text.endsWith(":"))) {
      const colon = span.text.endsWith(":");
      // How somebody is paid may stand before the word for its number: `EFT  Seq #: 320419`.
      if (label !== null && !label.colon && colon && isMethod(label.span.text))
        values.push({ span: label.span, told: [], words: "", label: null });
      label = { span, attributes: attributes.length > 0 ? attributes : [behindColon(span)], colon };
      continue;
    }
    // No amount is a department or the number of a check: what stands before one says it itself, `Service` or `Check`.
    const isCalledSo =
      label !== null &&
      !label.colon &&
      label.attributes.some((attribute) => attribute === "department" || attribute === "payment_number") &&
      span.figure !== null &&
      isDecimal(span.figure);
    if (isCalledSo) values.push({ span: label!.span, told: [], words: "", label: null });
    // Nor is a line of pay what a word names: `Drivers | Vacation Pay | 75.30`.
    else if (isHead && hasFigures && label !== null && isNear)
      values.push({ span: label.span, told: [], words: "", label: null });
    const own = isHead || isCalledSo ? null : told;
    values.push({
      span,
      told: own ?? [],
      words: own === null ? "" : label!.span.text,
      label: own === null ? null : label!.span,
    });
    if (!isOfSeveral) label = null;
  }
  // A word for what follows, with nothing behind it in a row of numbers, says something itself: `CK`.
  if (label !== null && (hasFigures || isMethod(label.span.text)) && !label.colon && !isOfSeveral)
    values.push({ span: label.span, told: [], words: "", label: null });
  return values;
}

/**
 * What stands behind a colon is something else of somebody, the number of the payment, `Direct Deposit: 8801204`, or the name of the
 * department that has its number before: `Department 10: Kitchen`.
 */
function behindColon({ text }: Span): Attribute {
  const words = text.replace(/:$/, "");
  if (isMethod(words)) return "payment_number";
  const unit = NUMBERED_UNIT.exec(words)?.groups?.["unit"];
  return unit !== undefined && attributesOf(unit).includes("department") ? "department" : "other";
}

/** `Department 10` */
const NUMBERED_UNIT = /^(?<unit>\D+) [A-Z]?\d[\d-]*$/;

/** Whether a word that may be a department itself stands before one with its code: `Org 0210 Inside Sales`. */
function isUnitBefore(span: Span, attributes: readonly Attribute[], next: Span | undefined): boolean {
  if (next === undefined || !attributes.includes("department")) return false;
  return CODED.test(next.text) && next.x0 - span.x1 < FAR_EM * span.size;
}

/** `0210 Inside Sales` */
const CODED = /^\d{2,} \p{Lu}/u;

/**
 * A department may be called as a heading is: `Dept Service`, `Department | Emergency Dept | Base Rate | 34.39`. It is printed in another
 * type than the word before it, has its code before it, or stands in a row of numbers without one of its own.
 */
function isDepartment(
  label: { span: Span; attributes: readonly Attribute[] },
  span: Span,
  next: Span | undefined,
  hasFigures: boolean,
): boolean {
  if (!label.attributes.includes("department")) return false;
  return CODED.test(span.text) || label.span.bold !== span.bold || (hasFigures && next?.figure === null);
}

/** Whether words for something stand right beside each other, without colons or numbers: they head what is below. */
function isHeaderRow(spans: readonly Span[]): boolean {
  if (spans.some(({ figure }) => figure !== null)) return false;
  return spans.some((span, i) => {
    const next = spans[i + 1];
    return (
      next !== undefined &&
      [span, next].every(({ text, figure }) => figure === null && !text.endsWith(":") && isLabel(text))
    );
  });
}
