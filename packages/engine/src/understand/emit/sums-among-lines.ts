import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";
import { sectionOf } from "../votes/sections.ts";
import { isLine, isSumWord, votesOf } from "../votes/wording.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import type { Subject } from "../votes/roles.ts";
import { SUMS_OF_LISTS } from "./sums-of-all.ts";

const LEAST_LINES = 2;

/**
 * Takes from a person's lines what another table has line by line: `Employee taxes` of a summary is the sum of the taxes that
 * a list below has one by one. Where the list does not come to it, both stay.
 */
export function tellSumsAmongLines(record: RecordReading): void {
  for (const [figure, section] of SUMS_OF_LISTS) {
    const lines = record.items.filter((item) => item.section === section && item.amount !== null);
    const sum = lines.find((line) => isSumOf(line, lines, figure));
    if (sum === undefined) continue;
    record.items = record.items.filter((item) => item !== sum);
    if (!record.figures.has(figure)) record.figures.set(figure, sum.amount!);
    sum.amount!.token.claim = "total";
  }
}

function isSumOf(line: ItemReading, lines: readonly ItemReading[], figure: FigureName): boolean {
  const others = lines.filter((other) => other !== line);
  if (others.length < LEAST_LINES || (votesOf(line.label.text).subjects.get(figure as Subject) ?? 0) <= 0)
    return false;
  return others.reduce((sum, { amount }) => sum + amount!.cents, 0) === line.amount!.cents;
}

/** Lines that may add up to one that is called as their list. */
const PARTS: readonly ((other: ItemReading, line: ItemReading) => boolean)[] = [
  (other, line) => other.section === line.section,
  (other) => other.section === "employer_tax",
  (other) => other.section === "employer_contribution",
  (other) => other.section === "employer_tax" || other.section === "employer_contribution",
  (other) => other.reimbursement,
];

/**
 * Takes from people's lines what is called as a list or a sum and is what the other lines of one of them come to, or those of all:
 * `Employer Taxes 359.55` below the taxes, or of a summary beside the list of people.
 */
export function tellListsAmongLines(records: readonly RecordReading[]): void {
  const people = records.filter(({ scope }) => scope === "check");
  const all = people.flatMap(({ items }) => items.filter(isListed));
  const told = new Map<string, number>();
  const tell = (record: RecordReading, line: ItemReading, printed: MoneyReading): void => {
    record.items = record.items.filter((other) => other !== line);
    printed.token.claim = "total";
    told.set(line.label.text, (told.get(line.label.text) ?? 0) + 1);
  };
  const each = (isSum: (record: RecordReading, line: ItemReading) => boolean): void => {
    for (const record of people)
      for (const line of record.items) {
        const printed = line.amount ?? line.ytdAmount;
        if (isCalledAsList(line) && printed !== null && printed.cents !== 0 && isSum(record, line))
          tell(record, line, printed);
      }
  };
  each((record, line) => comesTo(line, record.items.filter(isListed)) || comesTo(line, all));
  // Of somebody's one line the sum is that line again, where it is one of several lines of others.
  const sums = new Set([...told].flatMap(([label, people]) => (people >= LEAST_PEOPLE ? label : [])));
  each((record, line) => sums.has(line.label.text) && comesTo(line, record.items.filter(isListed), 1));
}

const LEAST_PEOPLE = 2;

function isListed(line: ItemReading): boolean {
  return (line.amount ?? line.ytdAmount) !== null && !isCalledAsList(line);
}

function isCalledAsList({ label: { text } }: ItemReading): boolean {
  // `Vision (company-paid)` is a line of a plan, and no list.
  const bare = text.replace(/ \([^)]*\)$/, "");
  return isSumWord(text) || (sectionOf(text) !== null && (bare === text || !isLine(bare)));
}

/** Whether lines come to another, in the period, or in the year where that alone is printed of it. */
function comesTo(line: ItemReading, others: readonly ItemReading[], least = LEAST_LINES): boolean {
  const of = line.amount === null ? "ytdAmount" : "amount";
  return PARTS.some((isPart) => {
    const parts = others.filter((other) => other[of] !== null && isPart(other, line));
    return parts.length >= least && parts.reduce((sum, part) => sum + part[of]!.cents, 0) === line[of]!.cents;
  });
}
