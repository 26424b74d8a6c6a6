/** Masked or not, or named: `XXX-XX-1234`, `***-**-1234`, `xxxxx1234`, `SSN`, `SS No`. */
const SOCIAL_SECURITY_NUMBER =
  /\bssn\b|\b(?:social security|soc\.? sec\.?|ss) (?:number|no\b|#)|x{5}|(?:\d{3}|[x*#]{3})-(?:\d\d|[x*#]{2})-\d{4}/i;

/** Whether a text shows or names a social security number, which is neither an id nor an account. */
export function isSocialSecurityNumber(text: string): boolean {
  return SOCIAL_SECURITY_NUMBER.test(text);
}

const ALONE = /^(?:ssn:? ?)?[\dx*#]{3}-[\dx*#]{2}-\d{4}$|^[x*#]{3}-(?:[x*#]{2}-)?$|^[x*#]{2}-\d{4}$/i;

/** Whether a text is such a number and nothing else, or what a line end left of one. */
export function isBareSocialSecurityNumber(text: string): boolean {
  return ALONE.test(text);
}
