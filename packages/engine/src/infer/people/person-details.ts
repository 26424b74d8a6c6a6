import type { TextReading } from "../../interpret/reading.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import { isDay } from "../cells/is-day.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";

const ID =
  /^(?:work ?site (?=employee))?(?:card (?:id|#|no\.?|number)|(?:employee|empl?\.?|ee|assoc(?:iate)?|pers\.|person|personnel|file|clock|badge|payee|driver|worker|staff|works) ?(?:id|#|no\.?|nbr\.?|num(?:ber)?|code)?|ein(?=:? \d{4,8}$)|id|no\.?|emp ?#|file ?#|code|pers(?:onal|\.)?-?(?:nummer|nr\.?))(?: \/ [^:\d]+(?=:))?\s*[#:]?\s*[:.]?\s*(?<id>(?=\S*\d)[\w.-]+)?$/i;
/** An id with a mark before it may stand in a line with other facts: `Driver # D3992 Tractor 332`. */
const ID_FIRST =
  /^(?:employee|empl?\.?|ee|assoc(?:iate)?|file|clock|badge|driver|worker|staff) ?(?:id|#|no\.?|nbr\.?|number)\s*[#:]?\s*(?<id>[A-Z]{0,3}-?\d[\d-]*) (?=\p{L})/iu;
const BARE_NUMBER = /^no\b/i;
const DEPARTMENT =
  /^(?:home )?(?:dept|department|cost (?:cent(?:er|re)|ctr)|division|business unit|org(?=:| \d|$)|org(?:anization)? level \d)(?! of\b)\.?\s*(?:#|no\.?)?(?: \/ [^:\d]+(?=:))?\s*:?\s*(?<department>[^\s/].*)?$/i;
/** Where people work is their department where nothing else is called one. */
const LOCATION =
  /^(?:location|work ?site(?! employee)|branch|store|campus|(?:building|school|crew|plant|ward|facility|shop|team)(?=:))\.?\s*(?:#|no\.?)?(?: \/ [^:\d]+(?=:))?\s*:?\s*(?<department>[^\s:/].*)?$/i;
/** A bare id stands below the name, or indented by at most this. */
const BELOW_PT = 15;
const BARE_ID = /^(?:#?(?<id>[A-Z]{0,3}-?\d[\d.-]{0,11})|\((?<inside>[A-Z]{0,3}-?\d{2,11})\))$/;

export interface PersonDetails {
  id: TextReading | null;
  /** Whether nothing but `No.` tells the id, as it may tell other numbers. */
  isBareNumber: boolean;
  department: TextReading | null;
  /** Where somebody works: their department where nothing else is called one. */
  place: TextReading | null;
  /** Cells that said something. */
  used: Cell[];
}

/** Whether a text says itself that it is an id or a department, whatever column it stands in: `ID 1001`, `Department: Sales`. */
export function namesFact(cell: Cell): boolean {
  const { text } = cell;
  const isDepartment = text.includes(": ") && DEPARTMENT.exec(text)?.groups?.["department"] !== undefined;
  return isDepartment || namesId(cell);
}

/** Whether a text says itself that it is an id: `ID 1001`. */
export function namesId({ text }: Cell): boolean {
  return /\s/.test(text) && ID.exec(text)?.groups?.["id"] !== undefined;
}

/** Facts about a person that stand as `label value` in one cell or two, or as a bare number below the name. */
export function detailsOf(cells: readonly Cell[], name: TextReading): PersonDetails {
  const details: PersonDetails = { id: null, isBareNumber: false, department: null, place: null, used: [] };
  const bareId = idBelow(cells[0], name);
  cells.forEach((cell, i) => {
    if (details.used.includes(cell)) return;
    // Beside the id below a name a number is that of something else: of a check.
    if (bareId !== null && NUMBER_ALONE.test(cell.text)) return;
    const id = (ID.exec(cell.text) ?? ID_FIRST.exec(cell.text))?.groups;
    const department = DEPARTMENT.exec(cell.text)?.groups;
    const next = cells[i + 1];
    if (id !== undefined && details.id === null) {
      if (id["id"] !== undefined) {
        details.id = { text: id["id"], tokens: cell.tokens };
        details.isBareNumber = BARE_NUMBER.test(cell.text);
        details.used.push(cell);
      } else if (next !== undefined && isIdOf(cell, next)) {
        details.id = firstWordWithDigits(next);
        details.used.push(cell, next);
      }
    } else if (department !== undefined && details.department === null) {
      // `Dept Chair Stipend  150.00` is paid.
      if (isFigure(next) && isLineLabel(cell.text)) return;
      if (department["department"] !== undefined) {
        details.department = { text: department["department"], tokens: cell.tokens };
        details.used.push(cell);
      } else if (next !== undefined && isDepartment(cell, next)) {
        details.department = { text: next.text, tokens: next.tokens };
        // What stands behind a colon is no label of the figures further right.
        if (cell.text.endsWith(":")) details.used.push(cell, next);
      }
    }
  });
  // `Campus Parking  15.00` is paid.
  const isPlace = ({ text }: Cell, i: number): boolean =>
    LOCATION.test(text) &&
    (text.endsWith(":") || !isFigure(cells[i + 1])) &&
    !(BRANCH.test(text) && serves(cells));
  const at = details.department === null ? cells.findIndex(isPlace) : -1;
  const place = at < 0 ? null : placeOf(cells[at]!, cells[at + 1]);
  if (place !== null) {
    details.place = place;
    details.used.push(...cells.filter(({ tokens }) => tokens === place.tokens), cells[at]!);
  }
  if (details.id === null && bareId !== null) {
    details.id = bareId;
    details.used.push(cells[0]!);
  }
  return details;
}

/** The id that stands alone below a name; null where something else does. */
function idBelow(bare: Cell | undefined, name: TextReading): TextReading | null {
  // An amount may stand below a name, too; ids have more decimals, or none.
  const isAmount = isFigure(bare) && (bare.number.cents !== null || bare.number.unit !== undefined);
  if (bare === undefined || isAmount || Math.abs(bare.x0 - name.tokens[0]!.x0) > BELOW_PT) return null;
  const digits = bareIdOf(bare.text);
  return digits === undefined ? null : { text: digits, tokens: bare.tokens };
}

/** A number without a word for whose it is: `No. D880412`. */
const NUMBER_ALONE = /^no\b/i;

const BRANCH = /^branch\b/i;
const RANK = /^(?:(?:pay )?grade|rank)\b/i;

/** Whether somebody has a rank: the branch beside it is that of their service, and no place. */
function serves(cells: readonly Cell[]): boolean {
  return cells.some(({ number, text }) => number === null && RANK.test(text));
}

/** What stands behind the word for a place, in its cell or behind its colon. */
function placeOf(label: Cell, next: Cell | undefined): TextReading | null {
  const within = LOCATION.exec(label.text)!.groups!["department"];
  if (within !== undefined) return { text: within, tokens: label.tokens };
  return next === undefined || !label.text.endsWith(":") ? null : { text: next.text, tokens: next.tokens };
}

/** The id that a text is and nothing else; a day is nobody's. */
function bareIdOf(text: string): string | undefined {
  if (isDay(text)) return undefined;
  const found = BARE_ID.exec(text)?.groups;
  return found?.["id"] ?? found?.["inside"];
}

/** An id stands behind a colon, or is a bare number behind words that say so. */
function isIdOf({ text }: Cell, next: Cell): boolean {
  if (text.endsWith(":")) return /\d/.test(next.text);
  return text.includes(" ") && next.number?.whole === true;
}

/** A department may be a number behind a colon or several words: `Cost center  200`. */
function isDepartment(label: Cell, { number }: Cell): boolean {
  return number === null || (number.whole && /:$|\S \S/.test(label.text));
}

/** Behind an id may stand that the block is continued. */
function firstWordWithDigits({ text, tokens }: Cell): TextReading {
  const [word, next] = tokens;
  if (next === undefined) return { text, tokens };
  return /\d/.test(word!.plain) ? { text: word!.plain, tokens: [word!] } : { text, tokens };
}

const HEADLINE =
  /^(?:\*+ *)?(?:dep(?:artmen)?t\b(?! of\b)\.? *:? *|(?:cost (?:cent(?:er|re)|ctr)|division|loc(?:ation)?|business unit|trade|craft)(?: *: *| (?=\d))|(?:unit|ward|campus|(?:work|job) ?site|site|store|branch|crew|plant|facility|shop|team|restaurant|warehouse|terminal)(?: *: *| (?=\d{3,} [-\u2013\u2014] )))?(?<department>\S.*?)(?: *\((?:cont\.?|continued)\))?$/i;

const DATED =
  /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}, \d{4}\b/i;
/** `Breakdown by employee` */
const BY_PERSON = /\b(?:by|per) (?:employee|assoc(?:iate)?|person)s?$/i;
/** `Paid by direct credit to 01-0123-0456`, `Check 20115`, `Void after 90 days`, `Payroll Report` */
const PAID =
  /\bvoid\b|\bnegotiable\b|\b(?:report|register|journal)$|^(?:paid (?:by|in|into|to)\b|(?:(?:paper|live|manual) )?(?:check|chk|direct deposit|dd|pay ?card|cheque|voucher|vchr|advice|warrant) ?(?:#|no\.?|nbr\.?|number)? ?\d+$)/i;
const ADDRESS = /\b[A-Z]{2},? \d{5}(?:-\d{4})?$/;

/** `Crew 7, foreman R. Salas` */
const LED_BY = /(?:,| -| \() ?(?:foreman|forewoman|foreperson|supervisor|manager|crew leader|lead)\b:? .*$/i;

/** A location may say where it is: `0310 Harbor Inn, Astoria, OR`. */
const IN_CITY = /(?<=\S{3,}), \p{Lu}[\p{L}.' ]+, [A-Z]{2}$/u;

/** The department that a line above a person names; null where it can't be one. */
export function departmentOf(cell: Cell | null): TextReading | null {
  const department = cell === null ? undefined : HEADLINE.exec(cell.text)?.groups?.["department"];
  if (
    department === undefined ||
    department.length > 48 ||
    ADDRESS.test(department) ||
    PAID.test(department) ||
    DATED.test(department) ||
    BY_PERSON.test(department) ||
    department.endsWith(":")
  )
    return null;
  const text = department
    .replace(/^(\S*\d\S*) [-\u2013\u2014] /, "$1 ")
    .replace(LED_BY, "")
    .replace(IN_CITY, "");
  return { text, tokens: cell!.tokens };
}
