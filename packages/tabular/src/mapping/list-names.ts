import type { ListMeaning } from "./mapping.ts";

/** What lists of pay are called where each item says its own; the first that fits. */
const NAMES: readonly (readonly [RegExp, ListMeaning])[] = [
  [/^gross(?: pay)?$/, "gross_pay"],
  [/^net(?: pay)?$/, "net_pay"],
  [/^payments?$/, "ignore"],
  [/\b(?:employer|company|er)\b.*\btax|\btax.*\b(?:employer|company|er)\b/, "employer_taxes"],
  [/\b(?:employer|company|er)\b/, "employer_contributions"],
  [/\btax(?:es)?\b|\bwithholdings?\b/, "taxes"],
  [/\bdeductions?\b|\bdeds?\b/, "deductions"],
  [/\bearnings?\b|\bwages?\b|\bpay\b|\bhours\b/, "earnings"],
];

/** What a name of a list stands for; null for one that nobody knows. */
export function meaningOfList(name: string): ListMeaning | null {
  const words = name.toLowerCase().replace(/[_-]+/g, " ").trim();
  return NAMES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
