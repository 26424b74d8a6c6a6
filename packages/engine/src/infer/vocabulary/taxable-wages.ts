/** A tax whose wages a text names, without the words for these: `FIT Wages`, `Soc Sec Taxable`. */
export function withoutWages(text: string): string {
  return text.replace(/ (?:(?:taxable|subject) )?(?:wages|earnings)$| taxable$/i, "");
}
