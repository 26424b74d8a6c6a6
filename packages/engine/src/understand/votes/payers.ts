const PAID_BY =
  /^(?:(?:paid|borne) by|withheld from) (?:the )?(?<by>employee|employer|company)s?$|^(?<whose>employee|employer|company)s?[- ](?:paid|share|side|portion)$/i;

/** Who pays what is listed, as a text beside its name says: `Paid by Employer`, `Withheld from employee`. Null where it says nothing of the kind. */
export function payerIn(text: string): "employee" | "employer" | null {
  const said = PAID_BY.exec(text)?.groups;
  const by = said?.["by"] ?? said?.["whose"];
  return by === undefined ? null : by.toLowerCase() === "employee" ? "employee" : "employer";
}
