import type { Rule } from "./rule.ts";

/** From here on a difference is no matter of cents. */
const DOLLAR_CENTS = 100;

/** The default rules of severity. The last one applies to everything. */
export const DEFAULT_RULES: readonly Rule[] = [
  {
    id: "person",
    severity: "high",
    text: "A person is on one side only.",
    when: { kinds: ["missing_employee", "extra_employee"] },
  },
  {
    id: "identity",
    severity: "high",
    text: "An id or a name belongs to another person on the other side.",
    when: { kinds: ["id", "name"], contradicts: true },
  },
  {
    id: "other-id",
    severity: "medium",
    text: "A person has a new id while the others kept theirs.",
    when: { kinds: ["id"] },
  },
  {
    id: "rounding",
    severity: "low",
    text: "A rounding: no more than one cent per line.",
    when: { rounding: true },
  },
  {
    id: "explained-total",
    severity: "low",
    text: "A printed total differs by exactly what its employees differ by.",
    when: { kinds: ["total"], explained: true },
  },
  {
    id: "pay-total-dollars",
    severity: "high",
    text: "A printed total of gross, net or taxes differs by 1.00 or more from what its employees explain.",
    when: {
      kinds: ["total"],
      totals: ["gross_pay", "net_pay", "total_taxes"],
      atLeastCents: DOLLAR_CENTS,
    },
  },
  {
    id: "tax-jurisdiction",
    severity: "high",
    text: "A tax is in another jurisdiction.",
    when: { kinds: ["line_type"], sections: ["taxes"], otherJurisdiction: true },
  },
  {
    id: "pay-dollars",
    severity: "high",
    text: "Net or gross pay differs by 1.00 or more.",
    when: { kinds: ["net_pay", "gross_pay"], atLeastCents: DOLLAR_CENTS },
  },
  {
    id: "pay-cents",
    severity: "medium",
    text: "Net or gross pay differs by more than a rounding and less than 1.00.",
    when: { kinds: ["net_pay", "gross_pay"] },
  },
  {
    id: "tax-dollars",
    severity: "high",
    text: "A tax differs by 1.00 or more.",
    when: {
      kinds: ["line_amount", "line_missing", "line_extra"],
      sections: ["taxes"],
      atLeastCents: DOLLAR_CENTS,
    },
  },
  {
    id: "tax-cents",
    severity: "medium",
    text: "A tax differs by more than a rounding and less than 1.00.",
    when: { kinds: ["line_amount", "line_missing", "line_extra"], sections: ["taxes"] },
  },
  {
    id: "employer",
    severity: "medium",
    text: "An item that the employer pays differs.",
    when: {
      kinds: ["line_amount", "line_missing", "line_extra", "line_type"],
      sections: ["employer_taxes", "employer_contributions"],
    },
  },
  {
    id: "one-sided-line",
    severity: "high",
    text: "A line of 1.00 or more is on one side only and changes net pay.",
    when: { kinds: ["line_missing", "line_extra"], changesNet: true, atLeastCents: DOLLAR_CENTS },
  },
  {
    id: "line-changes-net",
    severity: "high",
    text: "A line differs by 1.00 or more and changes net pay.",
    when: { kinds: ["line_amount"], changesNet: true, atLeastCents: DOLLAR_CENTS },
  },
  {
    id: "line",
    severity: "medium",
    text: "A line differs without changing net pay, or changes it by less than 1.00.",
    when: { kinds: ["line_amount", "line_missing", "line_extra"] },
  },
  {
    id: "line-type",
    severity: "medium",
    text: "The same amount is under another type.",
    when: { kinds: ["line_type"] },
  },
  {
    id: "line-split",
    severity: "low",
    text: "One line became several, or several became one, with the same sum.",
    when: { kinds: ["line_split"] },
  },
  {
    id: "hours-rate",
    severity: "medium",
    text: "Hours or rate differ; their effect on pay is rated separately.",
    when: { kinds: ["hours", "rate"] },
  },
  {
    id: "ytd-reason",
    severity: "low",
    text: "A year-to-date figure differs for a known reason.",
    when: { kinds: ["ytd"], explained: true },
  },
  {
    id: "other-name",
    severity: "medium",
    text: "The same id has a completely different name.",
    when: { kinds: ["name"], otherName: true },
  },
  {
    id: "name",
    severity: "low",
    text: "A name is spelled differently.",
    when: { kinds: ["name"] },
  },
  {
    id: "other",
    severity: "medium",
    text: "Any other figure or date differs.",
    when: {},
  },
];
