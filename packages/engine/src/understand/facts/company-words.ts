/** Without a colon the word alone heads what a company pays. */
export const NAME_LABEL =
  /^(?:company|employer|client|legal entity)\s*:$|^(?:company|employer|client|business|legal) name\s*:?$/i;
/** How companies are founded, at the end of their names. */
export const LEGAL_FORM =
  /(?:^|[\s,])(?:inc|incorporated|llc|l\.l\.c|llp|lp|pllc|corp|corporation|co|company|ltd|limited|plc|p\.?c|p\.?a|gmbh|ag|kg|sarl|sas|s\.?a|s\.?l|b\.?v|pty|n\.a|coop|cooperative|ltee|ltée|s\.?a\.? de c\.?v|s\.? de r\.?l\.? de c\.?v)\.?$/i;
/** What companies and public bodies do or are, in their names. */
export const OF_BUSINESS =
  /(?:^|\s)&\s|\b(?:associates|authority|bakery|bank|brewing|cafe|care|center|centers|centre|church|city|clinic|college|construction|contractors|county|dental|distributing|district|electric|enterprises|farms?|foods?|foundation|group|holdings|hospital|hotel|industries|inn|institute|isd|kitchen|labs|laboratories|landscaping|logistics|manufacturing|market|markets|medical|mills?|partners|pharmacy|plumbing|resort|restaurants?|roasters|school|schools|sd|services|society|software|solutions|supply|systems|tavern|technologies|town|township|university|usd|village|works)\b/i;
/** How companies are founded, in words that nothing else ends with. */
export const FOUNDED_AS =
  /(?:^|[\s,])(?:inc|incorporated|llc|l\.l\.c|llp|pllc|p\.?c|corp|corporation|ltd|ltée|plc|gmbh|s\.?a\.? de c\.?v|s\.? de r\.?l\.? de c\.?v)\.?$/i;
/** On checks the bank is printed, too. */
export const OF_BANK = /\b(?:bank|savings|credit union)\b/i;
/** What a report is called, and what is said of it. */
export const OF_REPORT =
  /\b(?:payrolls?|pay|paid|payday|paystub|wages?|earnings?|earned|register|journal|report|listing|ledger|summary|statements?|stub|review|recap|worksheet|workbook|detail|activity|history|advice|voucher|checks?|employees?|employers?|page|pages|period|date|dated|week|weekly|biweekly|monthly|month|quarter|quarterly|year|printed|prepared|created|run|through|thru|tax|taxes|taxable|withholding|deductions?|benefits?|contributions?|confidential|all departments|from|your|by|generated|invoice|hours)\b/i;
/** Where somebody works: companies are called so, too, `Bluestem Home Care LLC`. */
export const OF_PLACE = /\b(?:department|division|location|state of|form|home)\b/i;
