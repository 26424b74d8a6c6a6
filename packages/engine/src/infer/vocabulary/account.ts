import { isSocialSecurityNumber } from "./social-security-number.ts";

/** An account of which only the last digits are shown: `Checking ...1234`, `Direct deposit acct ending 1234`. */
const ACCOUNT =
  /\b(?:account|acct)\.? ending(?: in)? \d{3,6}\.?$|(?:xx|[*\u2022]{2}|\.(?: ?\.){2})[ -]?\d{3,6}\)?:?$/i;

/** Whether a label names the account that a part of the net pay goes to. */
export function isAccount(text: string): boolean {
  return /\p{L}{3}/u.test(text) && ACCOUNT.test(text) && !isSocialSecurityNumber(text);
}

const NUMBER_ALONE = /^(?:x{2,}|[*\u2022]{2,})[ -]?\d{3,6}$/i;

/** Whether a text is the number of an account and nothing else: `******4184`. */
export function isAccountNumber(text: string): boolean {
  return NUMBER_ALONE.test(text);
}
