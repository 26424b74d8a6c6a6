import { normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";
import { amountsOf } from "./recap.ts";
import { sumOfAll } from "./sums-of-all.ts";

/** The last sum of a list where none is called the company's: it is that, unless it is what the last people come to and others are paid. */
export function tellLastSum(records: readonly RecordReading[]): void {
  const last = records.findLastIndex(({ scope }) => scope === "department");
  const isTotalled = records.some(({ scope }) => scope === "company");
  if (isTotalled || last < 0 || records.slice(last + 1).some(({ scope }) => scope === "check")) return;
  const before = records.findLastIndex(({ scope }, i) => scope === "department" && i < last);
  const people = (from: number): RecordReading[] =>
    records.slice(from, last).filter(({ scope }) => scope === "check");
  const [all, since] = [people(0), people(before + 1)];
  const isOfLast =
    since.length < all.length && comesTo(since, records[last]!) && !comesTo(all, records[last]!);
  if (isOfLast) return;
  const sum = records[last]!;
  sum.scope = "company";
  // `Total Dental   12 Employees`: how many a list of one kind names are not all.
  if (isOfLinesAlone(sum) && sum.employeeCount?.count !== all.length) sum.employeeCount = null;
}

/** Whether people come to all that a sum prints. */
function comesTo(people: readonly RecordReading[], sum: RecordReading): boolean {
  const [amounts, printed] = [amountsOf(people), amountsOf([sum])];
  return printed.size > 0 && [...printed].every(([name, cents]) => (amounts.get(name) ?? 0) === cents);
}

/** What stands below lists as one number: the sum of a list, or of what everybody and the company pay of one kind. */
interface SumOfLists {
  figure: FigureName | null;
  of: readonly LineSection[];
  called: string;
}

const SUMS: readonly SumOfLists[] = [
  { figure: "total_taxes", of: ["tax"], called: "taxes" },
  { figure: "total_deductions", of: ["deduction"], called: "deductions" },
  { figure: "total_employer_taxes", of: ["employer_tax"], called: "employer taxes" },
  {
    figure: "total_employer_contributions",
    of: ["employer_contribution"],
    called: "employer contributions",
  },
  { figure: null, of: ["tax", "employer_tax"], called: "taxes + Σ employer taxes" },
  {
    figure: null,
    of: ["deduction", "employer_contribution"],
    called: "deductions + Σ employer contributions",
  },
];

const FIGURES = ["gross_pay", "net_pay", "total_taxes", "total_deductions"] as const;

/**
 * Says of each sum that is what all people come to that it is the company's, wherever it is printed. Of a list by tax or by plan
 * that is what they come to in its lines; below all lists stands the sum of them.
 */
export function tellCompanySums(records: readonly RecordReading[]): void {
  const people = records.filter(({ scope }) => scope === "check");
  const all = new Map(FIGURES.map((figure) => [figure, sumOfAll(people, figure)]));
  const isOfAll = ({ figures }: RecordReading): boolean =>
    [...all].some(([figure, cents]) => cents !== null && figures.get(figure)?.cents === cents);
  const lines = amountsOf(people);
  for (const record of records) {
    if (record.scope === "check") continue;
    if (record.scope === "department" && isOfAll(record)) record.scope = "company";
    else if (record.scope === "department" && isOfLines(record, lines)) {
      record.scope = "company";
      // How many a list names are not all.
      record.employeeCount = null;
    } else tellSumsOfLists(record, lines, people);
  }
}

/** Whether a sum says nothing of what people get. */
function isOfLinesAlone({ figures }: RecordReading): boolean {
  return !figures.has("gross_pay") && !figures.has("net_pay");
}

/** Whether a sum is of lines alone, and what all people come to in each. */
function isOfLines(record: RecordReading, all: ReadonlyMap<string, number>): boolean {
  if (!isOfLinesAlone(record)) return false;
  const { items } = record;
  const own = [...amountsOf([{ items, figures: new Map() }])].filter(([, cents]) => cents !== 0);
  return own.length > 0 && own.every(([name, cents]) => all.get(name) === cents);
}

/** Takes from the lines of a sum what is that of whole lists, whatever the list is that it stands below. */
function tellSumsOfLists(
  record: RecordReading,
  lines: ReadonlyMap<string, number>,
  people: readonly RecordReading[],
): void {
  const found = record.items.flatMap((item) => {
    const sum = listsOf(item, lines);
    return sum === null ? [] : [{ item, sum }];
  });
  if (found.length === 0) return;
  record.items = record.items.filter((item) => found.every((each) => each.item !== item));
  for (const { item, sum } of found) tellSum(record, item, sum, people);
  record.scope = "company";
}

/** The lists that a line of a sum is what all people come to in; null where it is that of its own lines, or of none. */
function listsOf(
  { section, label, amount }: ItemReading,
  lines: ReadonlyMap<string, number>,
): SumOfLists | null {
  if (amount === null || amount.cents === 0) return null;
  if (lines.get(`${section} ${normalizeLabel(label.text)}`) === amount.cents) return null;
  const isSum = ({ of }: SumOfLists): boolean => {
    const own = [...lines].filter(([name]) => of.some((list) => name.startsWith(`${list} `)));
    return own.length > 1 && own.reduce((total, [, cents]) => total + cents, 0) === amount.cents;
  };
  const sums = SUMS.filter(isSum);
  return sums.find(({ of }) => of.includes(section)) ?? sums[0] ?? null;
}

function tellSum(
  record: RecordReading,
  { amount, ytdAmount }: ItemReading,
  { figure, of, called }: SumOfLists,
  people: readonly RecordReading[],
): void {
  const items = people.flatMap((person) => person.items.filter(({ section }) => of.includes(section)));
  amount!.token.claim = "total";
  const identity = `Σ ${called} of the employees = printed total`;
  if (figure === null)
    record.lineSums.push({
      label: of.join("+"),
      identity,
      total: amount!,
      parts: items.flatMap((item) => item.amount ?? []),
    });
  else if (!record.figures.has(figure)) record.figures.set(figure, amount!);
  if (ytdAmount === null) return;
  ytdAmount.token.claim = "total";
  const years = items.flatMap((item) => item.ytdAmount ?? []);
  // The year is of people as well who are paid nothing now: where they are in no list, it proves nothing.
  if (years.reduce((sum, { cents }) => sum + cents, 0) === ytdAmount.cents)
    record.lineSums.push({
      label: `${of.join("+")}:ytd`,
      identity: `Σ year-to-date ${called} of the employees = printed total`,
      total: ytdAmount,
      parts: years,
    });
}
