import { headingWorth, isSumWord, votesOf } from "../votes/wording.ts";
import { FOUNDED_AS, LEGAL_FORM, OF_BUSINESS, OF_PLACE, OF_REPORT } from "./company-words.ts";

const MOST_WORDS = 9;
/** `Kingston, Ontario`, and `Lancaster PA`, which ends as the name of an association does. */
const PLACE = /^[\p{L}. ]+, \p{Lu}[\p{L} ]+$|^\p{Lu}\p{Ll}+ PA$/u;
const SMALL = /^(?:of|and|the|for|at|in|on|de|du|des|la|le|les|et|y|und|&|\u2019|von|van|der)$/i;

/** Whether a text has the form of a name, and says nothing of pay. */
export function isNameLike(text: string): boolean {
  if (!hasNameForm(text)) return false;
  const bare = text.replace(LEGAL_FORM, "");
  // A dentist's is no plan. `Company` at the end is a legal form, and not the employer's share.
  if ((FOUNDED_AS.test(text) || NUMBERED_BODY.test(text)) && bare.includes(" ")) return true;
  return headingWorth(bare) === 0 && votesOf(bare).subjects.size === 0;
}

/** Whether a text can be the name that words beside it or above it announce: a foundation is no gift then. */
export function canBeCompany(text: string): boolean {
  return isNameLike(text) || (hasNameForm(text) && OF_BUSINESS.test(text));
}

/** School districts, local unions and lodges have numbers: `Bluestem Unit School District 20`. */
const NUMBERED_BODY = /(?<=\b(?:district|[cu]?[iu]?sd|local|lodge|post|school)(?: no\.?| #)? )\d{1,4}$/i;

/** Whether a text has the form of a name of several words, and says nothing of a report. */
export function hasNameForm(text: string): boolean {
  const body = text.replace(NUMBERED_BODY, "").trim();
  const words = body.split(" ");
  return (
    /^\p{Lu}/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    words.length <= MOST_WORDS &&
    (words.length > 1 || LEGAL_FORM.test(text)) &&
    !/[:\d@]/.test(body) &&
    (LEGAL_FORM.test(text) || words.every((word) => SMALL.test(word) || /^["\u201c]?\p{Lu}/u.test(word))) &&
    !OF_REPORT.test(text) &&
    (FOUNDED_AS.test(text) || !(PLACE.test(text) || OF_PLACE.test(text))) &&
    !isSumWord(text)
  );
}
