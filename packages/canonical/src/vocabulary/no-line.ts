import { isJobTitle } from "./job-titles.ts";
import { labelWords } from "./label-words.ts";
import { normalizeLabel } from "./normalize-label.ts";

/** `Columbus, OH 43215`, `12 Union Ave Apt 4`, `Suite 401`, `PO Box 1040` */
const ADDRESS =
  /(?:,|\s)\s?[A-Z]{2},? +\d{5}(?:-\d{4})?$|^\d+ .*\b(?:st(?:reet)?|ave(?:nue)?|blvd|rd|road|dr|drive|ln|lane|way|plaza|bldg|ct|court|hwy|highway|pl|place|pkwy)\b|^(?:apt|suite|ste|building|bldg|floor|p\.? ?o\.? box)\b|^(?:county )?(?:rd|road) \d+|\b(?:county|state) (?:rd|road|hwy) \d+$/i;

/** What kinds of company and place are called by their last word. */
const ORGANISATION =
  /\S\s(?:LLC|L\.L\.C\.?|LLP|PLLC|Corp\.?|Corporation|GmbH|dept\.?|department|center|centre|clinic|hospital|hall|(?<!of )office|offices|hotel|inn|grill|cafe|bakery|restaurant|staffing|trucking|railroad|airlines|university|church|parish|administration|division|crew|branch|campus|station|records|enforcement|authority|council|clerk|room|lab|lot|square|village|group|staff|servicing|systems|solutions|technologies|products|consultants|advisors|specialists|logistics|concrete|lumber|depot|program|schools|government)$/i;

/** `City of Columbus`, `Lives in Columbus` */
const OF_PLACE =
  /^(?:city|county|town|township|village|state|board|university|department|office) of\b|^(?:lives?|work(?:s|ed)?) in\b/i;

/** Words that sentences have and names of lines do not. */
const SENTENCE =
  /\b(?:is|are|was|were|must|will|been|has|have|had|your|please|our|we|they|this|remember|begins?|kicks|see|pays|requests?)\b/i;
const SENTENCE_WORDS_MIN = 4;

/** What is counted or identified: a number, a case, a balance, and no pay. */
const COUNTED =
  /\S (?:number|no\.?|id|ids|case|balance|balances|count|accrued|case number|case id|schedule|accrual|accruals|used to date)$/i;

/** A surname, a comma and a given name: `ROTH, PHILIP M`. */
const PERSON =
  /^[\p{L}'\u2019-]{2,}(?: (?:jr|sr|ii|iii)\.?)?, (?<given>\p{L}{2,})(?: \p{L}{2,})*(?: \p{L}\.?)?$/iu;

/**
 * Whether a text that has a word of pay is something else all the same, wherever it stands: an address, a company or a department, a
 * sentence, somebody's job or name, a number or a balance.
 */
export function isNoLine(text: string): boolean {
  if (!text.includes(" ")) return false;
  if (ADDRESS.test(text) || ORGANISATION.test(text) || OF_PLACE.test(text) || COUNTED.test(text)) return true;
  const words = normalizeLabel(text).split(" ");
  if (words.length >= SENTENCE_WORDS_MIN && SENTENCE.test(text)) return true;
  if (words.length > 1 && isJobTitle(words) && !OF_PAY.test(text)) return true;
  const given = PERSON.exec(text)?.groups?.["given"]?.toLowerCase();
  return given !== undefined && !labelWords().has(given);
}

/** What is paid to somebody in a job, and what only ends like one: `Charge Nurse`, `Exp Rep`, `Loan Principal`. */
const OF_PAY = /\b(?:charge|relief|lead|stipend|exp|expense|excess|principal|substitute|sub)\b/i;
