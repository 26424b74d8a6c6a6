/** What the first box of a Form W-2 is called: the wages that federal income tax is due on. */
const FIRST_BOX = /^(?:federal )?wages,? tips(?:,? (?:and )?other(?: comp(?:ensation)?)?)?\.?$/i;

/** A tax whose wages a text names, without the words for these: `FIT Wages`, `Soc Sec Taxable`. */
export function withoutWages(text: string): string {
  if (FIRST_BOX.test(text)) return "Federal Income Tax";
  return text.replace(/ (?:(?:taxable|subject) )?(?:wages|earnings)$| taxable$/i, "");
}
