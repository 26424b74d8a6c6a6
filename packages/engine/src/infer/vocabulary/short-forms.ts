const SHORT_FORMS = new Map([
  ["ded", "deductions"],
  ["deds", "deductions"],
  ["contrib", "contributions"],
  ["contribs", "contributions"],
  ["reimb", "reimbursements"],
  ["reimbs", "reimbursements"],
]);

/** A label in normalised spelling without the short forms of the names of lists: `Employer Contrib.`, `EE Ded`. */
export function spelledOut(label: string): string {
  return label
    .split(" ")
    .map((word) => SHORT_FORMS.get(word) ?? word)
    .join(" ");
}
