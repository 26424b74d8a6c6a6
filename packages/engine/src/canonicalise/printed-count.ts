import { openRecord } from "../interpret/record-builder.ts";
import type { Line } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { Ledger } from "./ledger.ts";

/** `12 Pays` counts what people are paid: it is the number of these where it is that of all. */
const PEOPLE =
  "employees?|emps?|people|persons?|workers?|participants?|associates?|staff|team members?|payees?|pays|head ?count|employee count|" +
  "salari\u00e9s?|employ\u00e9s?|empleados|trabajadores|mitarbeiter(?:innen)?|arbeitnehmer|personen";
const PAID =
  "(?: (?:are )?(?:being )?(?:paid|printed|shown|included|listed|processed|counted|reported|active|(?:in|on) (?:this )?(?:register|report|run|payroll)|with (?:deductions|benefits|taxes|wages|earnings|pay)))?";
const NUMBER = "\\d{1,5}(?![.,:/\\d-])";
/** Behind the word for people, or before it where no other words stand before the number. */
const COUNTED = new RegExp(
  `\\b(?:${PEOPLE})${PAID}[:.]*[ \\t]+(?<after>${NUMBER})|` +
    `(?:^|[(\\t,\u2013\u2014:-] ?|\\b(?:totals?:?|all|for|of|summe|gesamt|insgesamt) )(?<before>\\d{1,5}) (?:${PEOPLE}|paid)(?![\\p{L}\\p{N}])`,
  "giu",
);
/** Behind a word for sums: `Total (20)`, `Company (33)`, `COUNT: 552`. What is in brackets may go on below: `Total (8` over `employees)`. */
const OF_SUM = new RegExp(
  `\\b(?:totals?|company|report|all \\p{L}+)(?: \\p{L}+){0,2}[ \\t]*\\((?<braced>\\d{1,5})(?:\\)|(?=\\t|$))|` +
    `\\b(?:totals?|all)\\b[^\\d]{0,24}[ \\t](?<next>${NUMBER})\\**(?=\\s)|\\bcount:[ \\t]*(?<counted>${NUMBER})`,
  "giu",
);
const OF_COMPANY =
  /\b(?:company|grand|report|client|all)\b.*\btotals?\b|\btotals? (?:for |of )?(?:company|employees?:)/i;
const HEADING = new RegExp(`^(?:(?:total|number of|no\\.? of) )?(?:${PEOPLE})(?: paid)?:?$`, "iu");

/** A number of people as the page prints it. */
interface Count {
  count: number;
  token: Token;
}

/**
 * Puts the printed number of employees to the company's totals, where a reader left it aside: the number of those that were
 * found, or else the one that a line of the company's totals tells, so that who is missing shows. Numbers of a part of them are others.
 */
export function putPrintedCount({ employees, totals }: Ledger, lines: readonly Line[]): void {
  const company = totals.filter(({ scope }) => scope === "company");
  if (company.some(({ employeeCount }) => employeeCount !== null)) return;
  const ofFound = ({ count }: Count): boolean => count === employees.length;
  const counted = lines.flatMap((line) => countsOf(line, COUNTED));
  // Where nobody is listed, a document of sums says how many they are of.
  const printed =
    employees.length === 0
      ? counted.at(-1)
      : (counted.findLast(ofFound) ??
        lines.flatMap((line, i) => countsBelow(line, lines[i - 1])).findLast(ofFound) ??
        lines.flatMap((line) => countsOf(line, OF_SUM)).findLast(ofFound) ??
        lines.flatMap((line, i) => countsOfCompany(line, lines[i - 1])).at(-1));
  const home = company.at(-1);
  if (printed === undefined || (employees.length === 0 && home === undefined)) return;
  if (home !== undefined) home.employeeCount = printed;
  else if (ofFound(printed))
    totals.push({
      ...openRecord("company", "printed count", printed.token.page).record,
      employeeCount: printed,
    });
}

function countsOf({ text, tokens }: Line, pattern: RegExp): Count[] {
  return [...text.matchAll(pattern)].flatMap(({ groups }) => {
    const digits = Object.values(groups!).find((group) => group !== undefined)!;
    const token = tokens.find(({ plain }) => plain.replace(/\D/g, "") === digits);
    return token === undefined ? [] : [{ count: Number(digits), token }];
  });
}

/** Numbers right below the word for people, in brackets too: `All Staff` over `(8)`. */
function countsBelow({ tokens }: Line, above: Line | undefined): Count[] {
  const heads = above?.tokens.filter(({ text }) => HEADING.test(text)) ?? [];
  return tokens.flatMap((token) => {
    const isBelow = heads.some(
      (head) => head.page === token.page && head.x0 < token.x1 && head.x1 > token.x0,
    );
    const digits = /^\(?(?<digits>\d{1,5})\)?$/.exec(token.text)?.groups!["digits"];
    return isBelow && digits !== undefined ? [{ count: Number(digits), token }] : [];
  });
}

/** What a line tells that is of the company's totals by its own words or those right above. */
function countsOfCompany(line: Line, above: Line | undefined): Count[] {
  const isOfCompany = OF_COMPANY.test(line.text) || (above !== undefined && OF_COMPANY.test(above.text));
  return isOfCompany
    ? [...countsOf(line, COUNTED), ...countsOf(line, /\bcount:[ \t]*(?<counted>\d{1,5})$/gi)]
    : [];
}
