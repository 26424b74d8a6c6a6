import { isDecimal } from "../../page-graph/figure.ts";
import type { Span } from "../../page-graph/span.ts";

/** What a span looks like, not what it means; the order is that of the net's inputs. */
export const FORMS = ["money", "integer", "date", "text", "mixed", "signs"] as const;
export type Form = (typeof FORMS)[number];

const DATE =
  /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}$|^\d{1,2}[-/ ]\p{L}{3,9}[-/ ,]+\d{2,4}$|^\p{L}{3,9}\.? \d{1,2}, \d{4}$/u;

export function formOf({ text, figure }: Pick<Span, "text" | "figure">): Form {
  if (figure !== null) return isDecimal(figure) && !figure.percent ? "money" : "integer";
  if (DATE.test(text)) return "date";
  if (!/\p{L}/u.test(text)) return "signs";
  return /\d/.test(text) ? "mixed" : "text";
}

export function isText(form: Form): boolean {
  return form === "text" || form === "mixed";
}

/** How many numbers the text of a span alone decides. */
export const TEXT_FEATURES = 15;

/** What the text of a span tells by its form, without its words. */
export function textFeatures({ text, figure }: Pick<Span, "text" | "figure">, form: Form): number[] {
  const letters = count(text, /\p{L}/gu);
  const whole = figure === null ? 0 : Math.trunc(Math.abs(figure.units) / 10 ** figure.scale);
  return [
    figure === null || whole === 0 ? 0 : Math.min(String(whole).length / 6, 2),
    Number(figure !== null && figure.units < 0),
    Number(figure !== null && figure.units === 0),
    Number(figure?.currency ?? false),
    (figure?.scale ?? 0) / 4,
    Math.min(text.length / 20, 3),
    letters === 0 ? 0 : count(text, /\p{Lu}/gu) / letters,
    Number(text.endsWith(":")),
    Number(isText(form) && text.includes(",")),
    Number(text.includes("*")),
    Number(text.includes("%")),
    Number(/^[xX*]{2,}/.test(text)),
    (count(text, / /g) + 1) / 4,
    Number(letters > 0 && /[\u0250-\u1fff\u2300-\u{10ffff}]/u.test(text)),
    Number(figure?.hours ?? false),
  ];
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
