/** Whether deductions are taken before taxes, where the heading of their list or a word beside them tells; null where it does not. */
export function pretaxOf(text = ""): boolean | null {
  if (/\b(?:before|pre)[ -]?tax(?:es)?\b/i.test(text)) return true;
  return /\b(?:after|post)[ -]?tax(?:es)?\b/i.test(text) ? false : null;
}
