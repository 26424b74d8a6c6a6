import { methodOf } from "../../interpret/payment-method.ts";
import type { PaymentMethod } from "../../interpret/reading.ts";

/** A text as it stands on the page, and the number that it is, if any. */
interface Printed {
  text: string;
  number: unknown;
}

const METHOD =
  /^(?:dir(?:ect)?\.? dep(?:osit|\.)?|dd|ach|eft|(?:(?:paper|live|manual|replacement|reissued?|void(?:ed)?) )?check|ck|chk|void(?:ed)?|pay ?card)$/i;

const METHODS =
  /^(?:direct deposits?(?: (?:vouchers|advices|notices))?|deposits|vouchers|deposit advices|(?:(?:payroll|employee|live|paper|manual|regular|computer|printed) )?checks)$/i;

/** How those are paid who stand in a list of this name: `Direct Deposits`; null for other names. */
export function methodOfList({ number, text }: Printed): PaymentMethod | null {
  return number === null && METHODS.test(text) ? methodOf(text) : null;
}

/** Whether a text is how somebody is paid, and nothing else. */
export function isMethod({ number, text }: Printed): boolean {
  return number === null && METHOD.test(text);
}
