import { normalizeLabel } from "@paylift/canonical";
import { PART, PAYERS } from "./wording-table.ts";

const PAID_BY = new RegExp(
  `^(?:paid|borne) by (?:the )?(?<by>${PAYERS}|employee)s?$|^withheld from (?:the )?(?<from>employee)s?$|` +
    `^(?<whose>${PAYERS}|employee)s? (?:paid|${PART})$`,
);

/** On which side somebody pays. */
export type Payer = "employee" | "employer";

/** Who pays what is listed, as a text beside its name says: `Paid by Employer`, `Withheld from employee`. Null where it says nothing of the kind. */
export function payerIn(text: string): Payer | null {
  const said = PAID_BY.exec(normalizeLabel(text))?.groups;
  const who = said?.["by"] ?? said?.["from"] ?? said?.["whose"];
  return who === undefined ? null : who === "employee" ? "employee" : "employer";
}

const EMPLOYEES = /^(?:employee|ee)$/;
const EMPLOYERS = new RegExp(`^(?:${PAYERS})$`);

/** Who pays a line, as a text between its label and its number says: `EE`, `Employer`, `Paid by Employer`. */
export function payerBeside(text: string): Payer | null {
  const words = normalizeLabel(text);
  return EMPLOYEES.test(words) ? "employee" : EMPLOYERS.test(words) ? "employer" : payerIn(text);
}
