import { classifyEarning, normalizeLabel, remember } from "@paylift/canonical";

/** What lines of several names come to: all that is paid back, or all that is in the gross pay and not paid out. */
const OF_KIND =
  /^(?:total )?(?:(?:non ?taxable )?(?:expenses|reimbursements?|expense reimbursements?|expenses reimbursed|reimbursed expenses)(?: non ?taxable)?|imputed(?: (?:income|earnings|pay|amounts?))?)$/;

/** Whether a label may name the sum of lines of one kind, and no line of its own. */
export const namesSumOfKind: (text: string) => boolean = remember((text) =>
  OF_KIND.test(normalizeLabel(text.replace(/:$/, ""))),
);

/** What lines of a kind have in common: they are paid back, or imputed; null for others. */
export function kindOfEarning(label: string): "reimbursement" | "imputed" | null {
  const { type, role } = classifyEarning(label);
  if (type === "reimbursement") return type;
  return role === "imputed" ? role : null;
}
