import type { RecordReading } from "../../src/interpret/reading.ts";
import { linesOf } from "../../src/layout/lines.ts";
import { readJointly, type JointReading } from "../../src/understand/understand.ts";
import { pageOf } from "../support/page-of.ts";

/** What the joint reader makes of pages of plain text. */
export function jointly(...texts: readonly string[]): JointReading {
  const pages = texts.map((text, i) => pageOf(text, i + 1));
  return readJointly(
    pages.flatMap((page) => linesOf(page, "point")),
    pages,
  );
}

/** Pay and lines of each person on pages of plain text, lines as `section label amount year` in the order of the alphabet. */
export function payIn(...texts: readonly string[]): { gross: number; net: number; lines: string[] }[] {
  return jointly(...texts).reading.records.map(({ figures, items }) => ({
    gross: (figures.get("gross_pay")?.cents ?? NaN) / 100,
    net: (figures.get("net_pay")?.cents ?? NaN) / 100,
    lines: items
      .map(({ section, label, amount, ytdAmount }) =>
        [section, label.text, amount?.cents ?? "-", ytdAmount?.cents ?? "-"].join(" "),
      )
      .sort(),
  }));
}

/** The records of people. */
export function peopleOf({ reading }: JointReading): RecordReading[] {
  return reading.records.filter(({ scope }) => scope === "check");
}

/** The names of people, in order. */
export function namesIn(joint: JointReading): (string | undefined)[] {
  return peopleOf(joint).map(({ name }) => name?.text);
}

/** A pay statement of somebody, with these lines about them. */
export const statementOf = (about: string): string => `
    Lantern Foods Ltd of Harbour Road                 Earnings Statement for the Pay Period
    Thank you for the work you did this period

${about}

    Earnings        Hours      Rate       Current
    Regular         80.00     20.00      1,600.00
    Bonus                                  100.00
    Gross Pay                            1,700.00

    Taxes                                 Current
    Federal Tax                            160.00
    Medicare                                24.65

    Net Pay                              1,515.35
`;

/** A table of people: its headings, and the rows of two departments. */
export const HEADS =
  "ID    Employee           Regular     Bonus   Gross Pay    Federal  Medicare      Net Pay";
export const NORTH = [
  "101   Abernathy, Ann    1,400.00    100.00    1,500.00     167.00     21.75     1,311.25",
  "102   Byron, Ada        1,950.00     50.00    2,000.00     212.00     29.00     1,759.00",
];
export const SOUTH = [
  "103   Curie, Marie      1,700.00    100.00    1,800.00     184.00     26.10     1,589.90",
  "104   Duarte, Ines      1,100.00    100.00    1,200.00     120.00     17.40     1,062.60",
];

/** People as `id name, department`. */
export function who(joint: JointReading): string[] {
  return peopleOf(joint).map(
    ({ name, employeeId, department }) =>
      `${employeeId?.text ?? "-"} ${name?.text ?? ""}, ${department?.text ?? "-"}`,
  );
}

/** Lines of a person as `section label cents`, sorted. */
export function printedLines({ items }: RecordReading): string[] {
  return items.map(({ section, label, amount }) => `${section} ${label.text} ${amount?.cents ?? "-"}`).sort();
}

/** What all records of one name hold together. */
export function allOf(records: readonly RecordReading[], name: string): string[] {
  return records.filter((record) => record.name?.text === name).flatMap(printedLines);
}

/** Payments as `method number`, for each of some people. */
export const paid = (text: string): string[][] =>
  peopleOf(jointly(text)).map(({ payments }) =>
    payments.map(({ number, method }) => `${method} ${number?.text}`),
  );
