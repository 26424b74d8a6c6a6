/** What the first box of a Form W-2 is called: the wages that federal income tax is due on. */
const FIRST_BOX = /^(?:federal )?wages,? tips(?:,? (?:and )?other(?: comp(?:ensation)?)?)?\.?$/i;

/** Words for wages behind the tax that is due on them, perhaps before its state: `FIT Wages`, `Soc Sec Taxable`, `OASDI - Taxable Wages`. */
const BEHIND =
  /,?(?: [-\u2013:])? (?:(?:(?:taxable|subject|txbl) )?(?:wages|earnings)|(?:taxable|subject|txbl) (?:gross|income|pay|amount))(?=$| [-\u2013] [A-Z]{2}$)| (?:taxable|txbl)$/i;
/** And before it: `Taxable Wages - FIT`, `Taxable Gross for Medicare`. */
const BEFORE =
  /^(?:taxable|subject) (?:wages|earnings|gross|income|pay)(?: (?:[-\u2013:]|for|of)|:)? (?=\S)/i;

/** A tax whose wages a text names, without the words for these: `FIT Wages`, `Soc Sec Taxable`. */
export function withoutWages(text: string): string {
  if (FIRST_BOX.test(text)) return "Federal Income Tax";
  return text.replace(BEHIND, "").replace(BEFORE, "");
}
