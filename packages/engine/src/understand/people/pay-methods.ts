const METHODS =
  "(?:paid by )?(?:dir(?:ect)?\\.? ?dep(?:osit|\\.)?|dd|ach|eft|bacs|neft|rtgs|imps|sepa|becs|giro|deposit|voucher|(?:deposit )?advice|(?:bank |wire )?transfer|(?:(?:paper|live|manual|printed|payroll|replacement) )?(?:check|cheque)|ck|chk|chq|pay ?card)";
const METHOD = new RegExp(`^${METHODS}$`, "i");
const ENDS_IN_METHOD = new RegExp(`^${METHODS}$|^paid\\b.* by ${METHODS}$`, "i");
const NUMBER = /^(?:#|no\.?|number|num\.?) ?[A-Z]{0,4}-?\d/i;

/** Checks as a list of them is called, or a row of what they come to: `Live Checks`. */
export const CHECKS = "(?:(?:live|paper|manual|printed|payroll) )?che(?:ck|que)s";

/** Whether a text is how somebody is paid, and nothing else. */
export function isMethod(text: string): boolean {
  return METHOD.test(text);
}

/** Whether a text is the number of the payment that the one before it tells of: `Direct Deposit  No. 4417`, `Paid May 2 by check  #81`. */
export function isNumberBehind(text: string, before: string): boolean {
  return NUMBER.test(text) && ENDS_IN_METHOD.test(before);
}

/** A short word for how somebody is paid, right before the number of the payment: `Direct deposit No. 8999`, `Check #81`. */
const NUMBERED =
  /\b(?:deposit|dep|check|cheque|voucher|advice|transfer|ck|dd|ach|eft)\b\.? ?(?:(?:no\.?|#|number|num\.?) ?)?#?[A-Z]{0,4}-?\d{3,}$/i;

/** Whether a text ends in the number of a payment, behind words for it. */
export function endsInNumber(text: string): boolean {
  return NUMBERED.test(text);
}
