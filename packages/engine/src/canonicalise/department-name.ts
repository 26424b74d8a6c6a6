const CODE_BEFORE = /^(?=\S*\d)[\p{L}\d.]{1,8} ?[-\u2013\u2014:]? (?=\p{L})/u;

/** `4400 Public Health` without the code before the name; what has none, or is nothing else, stays. */
export function departmentName(text: string): string {
  return text.replace(CODE_BEFORE, "");
}
