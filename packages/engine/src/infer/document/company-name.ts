import { looksLikePersonName } from "@paylift/canonical";
import { textOf, type Line } from "../../layout/lines.ts";
import type { FactName, TextReading } from "../../interpret/reading.ts";
import { cellRowsOf, filledRows, type Cell, type CellRow } from "../cells/cells.ts";
import { behindLabel, belowLabel, besideLabel } from "./company-at-label.ts";
import { companyAtTitle, EDGE_PT, isInLine, NAME, named } from "./company-at-title.ts";
import { billedTo } from "./company-billed.ts";
import { isCompanyCode } from "./company-code.ts";
import { besideNumber } from "./company-beside-number.ts";
import { inGrid } from "./company-in-grid.ts";
import { inferFormatType, isReportTitle, isTitle } from "./infer-format-type.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { isStreet } from "../vocabulary/street.ts";
import { inLetterhead, LETTERHEAD_LINES } from "./letterhead.ts";
import { namesAnother, namesOthersByPage, namesPerson } from "./person-named.ts";
import { publicBody } from "./public-body.ts";
import { withLineAbove } from "./wrapped-company.ts";

const LEGAL_FORM =
  "N\\.A|Private Limited|Pvt\\.? Ltd|Limited|LLC|L\\.L\\.C|Inc|INC|Incorporated|INCORPORATED|Corp|CORP|Corporation|CORPORATION|Co|Company|Ltd|LTD|LLP|PLLC|LP|L\\.P|PC|P\\.C|P\\.A|S\\.C|PLC|Pty Ltd|GmbH|AG|KG|SARL";
const TRADE =
  "(?:Church|Parish|Diocese|Temple|University|College|Bank) of (?:the )?\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+){0,2}|Credit Union|Church|Parish|Diocese|Fellowship|Chapel|Cathedral|Synagogue|Tabernacle|Synod|Presbytery|Seminary|Monastery|University|College|Hospital|Clinic|Academy|Institute|Foundation|Ministries|School District(?: (?:No\\.? )?\\d+)?|(?:Hospital|Water|Fire|Transit|Health) District|Medical Center|Health System|Healthcare|Group|Foods|Services|Partners|Associates|Management|Holdings|Studio|Hospitality|Logistics|Industries|Enterprises|Mills?|Farms|Vineyards|Growers|Builders|Contractors|Productions|Staffing|I\\.?S\\.?D|School Board|Board of Education|Public Schools|Transport|Trucking|Freight";
/** Those that no heading ends with in capitals. */
const IN_CAPITALS =
  "(?<=(?!TOTAL|EMPLOYEE)\\b[A-Z]{3,} )(?:CO|COMPANY)|CHURCH|PARISH|DIOCESE|UNIVERSITY|COLLEGE|HOSPITAL|CLINIC|ACADEMY|SCHOOL DISTRICT(?: (?:NO\\.? )?\\d+)?|INDUSTRIES|ENTERPRISES|MILLS?|FARMS|VINEYARDS|GROWERS|BUILDERS|CONTRACTORS|PRODUCTIONS|STAFFING";
/** What may stand behind a company in its cell: a further phrase, its street, the period. */
const BEHIND = ` [|\u2022\u00B7] |, (?!${LEGAL_FORM})|,? (?:\\d+ \\p{Lu}|P\\.? ?O\\.? Box)|,? (?:[Pp]ay(?:roll)?|PAY(?:ROLL)?|Earnings|EARNINGS|[Cc]heck|[Pp]eriod|Employer|[Cc]lient (?=\\S*\\d)|CLIENT (?=\\S*\\d)|PAYE|EIN|FEIN|ABN)\\b| \\((?:[Cc]o|CO|[Cc]ompany|[Cc]lient|ID|EIN)\\b| \\d[\\d-]{3,}(?:$|\\t)| \\([A-Z\\d]{2,8}\\)(?:$|\\t)`;
/** A phrase that ends as companies' names do. Bounded: the end of a very long one takes very long to look for. */
const COMPANY = new RegExp(
  `(?:^|\\t)(?:(?:[Cc]lient|[Cc]ompany|Co\\.?) (?=\\d))?(?:\\d+ )*([^\\t:$]{0,200}?[A-Za-z][^\\t:$]{0,200}?\\b(?:${LEGAL_FORM}|${TRADE}|${IN_CAPITALS})\\b\\.?)(?=\\t|$|${BEHIND})`,
  "u",
);
/** The sender of a letter, who drew the page, and who is paid together. */
const NO_COMPANY =
  /^(?:payroll|copyright|prepared by)\b|\b(?:payroll|human resources|personnel|hr) (?:services|department|office|management)$|^(?:department|dept\.?|division|location|cost cent(?:er|re)|program|fund|site|store) \d|^(?:pay|pr|employee|benefits?|deduction) group$/i;
/** Who draws up a report for others. */
const PREPARED = /(?:^|\t)prepared by:?[ \t]([^\t]+)/i;
/** A place may be called after its college, behind the street: `1180 Science Park Rd, State College`. */
const ADDRESS =
  /\b\d+ \p{L}.*\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|hwy|highway|pkwy|parkway|way)\.?, /iu;
const HEAD_LINES = 14;
const FOOT_LINES = 6;
const DATE_BEFORE = /^.*\d{1,2}[-/]\d{1,2}[-/]\d{2,4}\s+/;
/** What the report is called, in one phrase with the company behind it: `Employee Payroll Register Harbor Kites LLC`. */
const TITLE_BEFORE =
  /^(?:\p{Lu}\p{L}+ )?(?:Payroll|Earnings|Deductions?|Check)(?: (?:and|&)? ?\p{L}+)? (?:Register|Journal|Summary|Report|Listing) (?=\p{Lu}\S* \p{Lu})/u;
/** The field of a form, which boxes to be ticked may follow: `NAME OF CONTRACTOR [X] OR SUBCONTRACTOR [ ]`. */
const FIELD_BEFORE = /^name of contractor\b(?: ?(?:or subcontractor\b|\[ ?x? ?\]|:))*\s+/i;
const NAME_WITH_ID =
  /^(?<label>(?:company|client|employer): )?(?<name>[^\t:$]{0,200}[A-Za-z][^\t:$]{0,200}?) \((?:(?:co|company|client)(?: ?(?:id|code|no|#))?[.:]* )?(?<id>(?=[A-Z]*\d)[A-Z\d]{3,})\)(?=\t|$)/i;
const TITLE_LINES = 5;

/** `Name (123456)` at the head of a page: a company and its number with the provider. */
export function companyWithId(lines: readonly Line[], facts: Map<FactName, TextReading>): void {
  for (const { text, tokens } of lines.slice(0, TITLE_LINES)) {
    if (isHeader(text)) return;
    // Whoever is paid has a number, too.
    if (tokens.some(({ moneyLike }) => moneyLike)) continue;
    const found = NAME_WITH_ID.exec(text)?.groups;
    if (found === undefined || facts.has("company_id") || isSurnameFirst(found["name"]!)) continue;
    // Reports have numbers, too.
    if (isReportTitle(found["name"]!)) continue;
    const name = found["name"]!.replace(TITLE_BEFORE, "");
    const before = found["label"] === undefined ? 0 : 1;
    const words = before + found["name"]!.split(" ").length;
    const named = tokens.slice(words - name.split(" ").length, words);
    facts.set("company_name", { text: name, tokens: named });
    const id = tokens.slice(words).find(({ plain }) => plain.includes(found["id"]!));
    if (id !== undefined) facts.set("company_id", { text: found["id"]!, tokens: [id] });
  }
}

/** Whether a text ends as companies' names do, and is nobody's. */
export function isSurelyCompany(text: string): boolean {
  return COMPANY.exec(text)?.[1] === text;
}

const A_HEADER = 3;

/** Below the names of columns stand departments, which have numbers, too. */
function isHeader(text: string): boolean {
  const named = text.split("\t").filter((phrase) => headingOf(phrase) !== null || isLineLabel(phrase));
  return named.length >= A_HEADER;
}

/** `Doe, Jane` has an id, too. */
function isSurnameFirst(name: string): boolean {
  return name.includes(",") && looksLikePersonName(name);
}

/** The first phrase of the first page's head or foot that ends as companies' names do; else what the title stands below, or who is named everywhere. */
export function companyOf(lines: readonly Line[]): TextReading | null {
  const page = lines[0]?.page ?? 1;
  return (
    onPage(lines, page) ??
    onPage(lines, page + 1) ??
    aboveStreet(lines) ??
    onEachStub(lines) ??
    onStatements(lines) ??
    besideNumber(lines) ??
    inLetterhead(lines)
  );
}

function onPage(lines: readonly Line[], page: number): TextReading | null {
  const first = lines.filter((line) => line.page === page);
  const wordy = first.filter(({ tokens }) => !tokens.some(({ moneyLike }) => moneyLike));
  const edges = [...new Set([...wordy.slice(0, HEAD_LINES), ...wordy.slice(-FOOT_LINES)])];
  const told = inGrid(cellRowsOf(edges)) ?? billedTo(cellRowsOf(edges));
  if (told !== null) return told;
  const departments = numberedBelowHeader(wordy);
  const preparers = new Set(edges.flatMap(({ text }) => PREPARED.exec(text)?.[1] ?? []));
  for (const line of edges) {
    if (departments.has(line)) continue;
    // `FICA CO` heads what the company pays.
    if (isHeader(line.text)) continue;
    const text = COMPANY.exec(withoutLogo(line))?.[1]
      ?.replace(DATE_BEFORE, "")
      .replace(FIELD_BEFORE, "")
      .replace(TITLE_BEFORE, "");
    if (text === undefined || text === "" || NO_COMPANY.test(text) || preparers.has(text)) continue;
    if (ADDRESS.test(text)) continue;
    if (isBelowDepartment(text, line, first) || isBesideDepartment(text, line)) continue;
    // A place may be called as companies are: `Town of Ashby Mills, Virginia`.
    const body = publicBody(cellRowsOf([line]));
    if (body?.text.startsWith(text) === true) return body;
    const start = line.text.indexOf(text);
    const tokens = line.tokens.filter((token) => text.includes(token.plain) && start >= 0);
    // A department may have a number before its name as a company does, but none stands at the title.
    const titled = NUMBERED.test(line.text) ? companyAtTitle(filledRows(cellRowsOf(edges))) : null;
    return titled ?? withLineAbove({ text, tokens }, line, first);
  }
  const rows = filledRows(cellRowsOf(edges));
  const beside = besideLabel(rows);
  const named = beside === null || isCompanyCode(beside.text) ? null : beside;
  const found = named ?? behindLabel(rows) ?? belowLabel(rows) ?? companyAtTitle(rows) ?? publicBody(rows);
  // A code is no name where there is one.
  return found ?? beside;
}

/** From here on what a recogniser sees at the head of a line of a scan, in a letter or two, may be print. */
const LIKELY = 0.6;
const FEW_LETTERS = /^\S{1,2}$/;

/** The text of a line without what was read for a drawing that stands before the company. */
function withoutLogo({ tokens, text }: Line): string {
  const first = tokens.findIndex(
    ({ words }) =>
      !words.every(
        (word) => word.source === "ocr" && word.confidence < LIKELY && FEW_LETTERS.test(word.text),
      ),
  );
  return first <= 0 ? text : textOf(tokens.slice(first));
}

const NUMBERED = /^\d{2,6} \p{L}[^\t]*$/u;
const SEVERAL = 2;

/** Departments by their numbers, of which several stand below the names of columns: `4100 Guest Services`. */
function numberedBelowHeader(lines: readonly Line[]): ReadonlySet<Line> {
  const header = lines.findIndex(({ text }) => isHeader(text));
  const below = header < 0 ? [] : lines.slice(header).filter(({ text }) => NUMBERED.test(text));
  return new Set(below.length < SEVERAL ? [] : below);
}

const BELOW_EM = 2;

/** Whether a phrase stands right behind the word for a department, on its line: `Department   Guest Services`. */
function isBesideDepartment(text: string, { text: whole }: Line): boolean {
  const phrases = whole.split("\t");
  const before = phrases[phrases.findIndex((phrase) => phrase.endsWith(text)) - 1];
  return before !== undefined && headingOf(before.replace(/:$/, ""))?.text === "department";
}

/** Whether a text is where somebody works, by the name of the field right above it: `Clinic` below `Department`. */
function isBelowDepartment(text: string, line: Line, lines: readonly Line[]): boolean {
  const cell = cellRowsOf([line])[0]!.cells.find((each) => each.text === text);
  const above = lines.findLast(({ baseline }) => baseline < line.baseline);
  if (cell === undefined || above === undefined || line.baseline - above.baseline > BELOW_EM * cell.size)
    return false;
  return cellRowsOf([above])[0]!.cells.some(
    (label) => Math.abs(label.x0 - cell.x0) <= EDGE_PT && headingOf(label.text)?.text === "department",
  );
}

/** Whoever is written about everywhere is named on so many pages. */
const EVERYWHERE = 3;
const STREET_EM = 2;

/** A phrase at the head of the first page, above a street, which stands at the same place of the other pages, too. */
function aboveStreet(lines: readonly Line[]): TextReading | null {
  const [first, street] = lines;
  const name = first === undefined ? undefined : cellRowsOf([first])[0]!.cells[0];
  if (name === undefined || street?.page !== first!.page || !NAME.test(name.text)) return null;
  const below = cellRowsOf([street])[0]!.cells.find((cell) => isInLine(cell, name));
  if (below === undefined || !isStreet(below.text)) return null;
  const last = lines.at(-1)!.page - name.page + 1;
  const pages = new Set(
    lines.flatMap(({ text, page, baseline }) =>
      Math.abs(baseline - name.baseline) <= EDGE_PT && text.startsWith(name.text) ? [page] : [],
    ),
  );
  if (pages.size !== last) return null;
  if (last >= EVERYWHERE) return { text: name.text, tokens: name.tokens };
  // A letter begins with the name and the street of whom it is written to, but no letter with a company's.
  const isPerson = looksLikePersonName(name.text) && !namesAnother(cellRowsOf(lines), name.text);
  return isPerson || isTitle(name.text) ? null : named(name.text, name);
}

/**
 * A phrase at the head of the first page, above a street, which statements below each other have once each. Whose name could be
 * a person's is written above other people's on all pages.
 */
function onEachStub(lines: readonly Line[]): TextReading | null {
  const rows = cellRowsOf(lines.slice(0, LETTERHEAD_LINES + 1));
  const name = rows
    .flatMap(({ cells }) => cells)
    .find(
      (cell) =>
        named(cell.text, cell) !== null &&
        rows.some((row) => isStreetBelow(row, cell)) &&
        !namesPerson(cell.text, lines),
    );
  if (name === undefined) return null;
  const again = lines.filter(({ text }) => text.split("\t").includes(name.text)).length;
  // A single statement has it once.
  const isOne = again === 1 && inferFormatType(lines) === "pay_statement" && !holdsFact(name.text);
  return again >= EVERYWHERE || isOne ? named(name.text, name) : null;
}

/** Whether a text is the name of a fact, or of a part: `Pay To:`, `Employee Information`. */
function holdsFact(text: string): boolean {
  return text.endsWith(":") || /\b(?:employee|information|address|details?|statement)\b/i.test(text);
}

function isStreetBelow({ page, baseline, cells }: CellRow, name: Cell): boolean {
  const below = baseline - name.baseline;
  if (page !== name.page || below <= 0 || below > STREET_EM * name.size) return false;
  return cells.some((cell) => isInLine(cell, name) && isStreet(cell.text));
}

/**
 * The phrase at the left of the first line, alone or before the title of a statement: on each page the same, or nobody's
 * name.
 */
function onStatements(lines: readonly Line[]): TextReading | null {
  const [name, ...others] = lines[0] === undefined ? [] : cellRowsOf([lines[0]])[0]!.cells;
  if (name === undefined || isTitle(name.text)) return null;
  const pages = new Set(lines.map(({ page }) => page)).size;
  const isAgain = (text: string): boolean => text === name.text || text.startsWith(`${name.text}\t`);
  const again = new Set(lines.flatMap(({ text, page }) => (isAgain(text) ? [page] : []))).size;
  if (others.length === 0) {
    const isPerson = looksLikePersonName(name.text) && !namesOthersByPage(cellRowsOf(lines), name.text);
    return again === pages && pages > 1 && !isPerson ? named(name.text, name) : null;
  }
  if (!others.some(({ text }) => isTitle(text))) return null;
  const isPerson = looksLikePersonName(name.text) && !namesAnother(cellRowsOf(lines), name.text);
  return (pages > 1 && again === pages) || !isPerson ? named(name.text, name) : null;
}
