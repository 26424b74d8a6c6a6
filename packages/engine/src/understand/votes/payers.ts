import { normalizeLabel } from "@paylift/canonical";
import { PART, PAYERS } from "./wording-table.ts";

const PAID_BY = new RegExp(
  `^(?:paid|borne) by (?:the )?(?<by>${PAYERS}|employee)s?$|^withheld from (?:the )?(?<from>employee)s?$|` +
    `^(?<whose>${PAYERS}|employee)s? (?:paid|${PART})$`,
);

/** Who pays what is listed, as a text beside its name says: `Paid by Employer`, `Withheld from employee`. Null where it says nothing of the kind. */
export function payerIn(text: string): "employee" | "employer" | null {
  const said = PAID_BY.exec(normalizeLabel(text))?.groups;
  const who = said?.["by"] ?? said?.["from"] ?? said?.["whose"];
  return who === undefined ? null : who === "employee" ? "employee" : "employer";
}
