/** By how much time is multiplied: `2.0`, `2x`, `x 2`, `200%`; `1.5`, `x1.5`, `150%`, `1 1/2`, `1.33`, `a third`. */
const DOUBLE = /(?<![\d.,/])(?:2(?:\.0+)? ?x|x ?2(?:\.0+)?|2\.00?|200 ?%)(?![\d.,/])/i;
const ONE_AND_MORE =
  /(?<![\d.,/])(?:1\.[2-9]\d{0,2} ?x?|x ?1\.[2-9]\d{0,2}|1[2-9]\d ?%|1[ -]1\/[234]|[at] ?1\/2)(?![\d.,/])|\b(?:and a|&a?|& a) (?:half|third|quarter)\b/i;

/** What a label says its hours are paid by: `double` the rate, or the rate and a `part`; null where it says neither. */
export function multiplierOf(label: string): "double" | "part" | null {
  if (DOUBLE.test(label)) return "double";
  return ONE_AND_MORE.test(label) ? "part" : null;
}
