/** Without a space before it a dash joins words: `LONG-TERM DISABILITY` has no code. */
const CODE_OF_CAPTION = /^(?<code>[A-Z0-9][A-Z0-9/&.]{0,7})(?: [-\u2010-\u2015]|:) ?(?<name>[\p{L}\d].*)$/u;
/** Between spaces a dash parts a code that has one itself, or says who pays: `SUI-PA ER - Unemployment`. */
const LONG_CODE = /^(?<code>[A-Z0-9][A-Z0-9/&.-]{0,9}(?: E[ER])?) [-\u2010-\u2015] (?<name>[\p{L}\d].*)$/u;
/** A code in brackets. */
export const BRACED = "\\((?<code>[A-Z0-9][A-Z0-9/&.-]{0,9})\\)";
const CODE_IN_BRACKETS = new RegExp(`^(?<name>.+?) ${BRACED}$`, "u");

/** The code in a caption and its name: `MED1 - Medical`, `Medical (MED1)`. */
export function codeOfCaption(text: string): { code: string; name: string } | null {
  const groups = (CODE_OF_CAPTION.exec(text) ?? LONG_CODE.exec(text) ?? CODE_IN_BRACKETS.exec(text))?.groups;
  return groups === undefined ? null : { code: groups["code"]!, name: groups["name"]! };
}
