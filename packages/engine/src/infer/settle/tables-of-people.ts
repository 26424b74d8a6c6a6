import { nameKey, normalizeLabel, sumMoney } from "@paylift/canonical";
import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import { PAY } from "../../variants/figures-of-people.ts";
import { isOfTaxes } from "../vocabulary/line-labels.ts";
import { hasOnlySums } from "./reimbursed.ts";
import { takeIn } from "../records/take-in.ts";

/**
 * Puts together what several tables say of the same people: what they earn in one, what is withheld and paid in others, as
 * columns do that go on with the next page. Only where everybody stands in each, and none says of anybody what another does but
 * for sums that are the same; else they are several checks. Where nobody's net pay is printed lists of taxes may each tell
 * what those who owe one have earned.
 */
export function joinTablesOfPeople(records: readonly RecordReading[]): RecordReading[] {
  const parts = recordsOfPeople(records);
  const tables = Math.max(0, ...parts.map(({ length }) => length));
  // Who has nothing withheld leaves no record in a list of that.
  const whole = parts.filter(({ length }) => length === tables).length;
  const areTables = tables > 1 && whole * 2 > parts.length && parts.every(areParts);
  if (!areTables && !areListsOfTaxes(parts)) return withPartsOfCompany(records, parts);
  const joined = new Set(parts.flatMap((each) => each.slice(1)));
  if (areTables) for (const sum of joinSums(records, parts)) joined.add(sum);
  for (const [first, ...others] of parts) for (const other of others) takeIn(first!, other);
  const rest = records.filter((record) => !joined.has(record));
  return areTables ? rest : withSumOfLists(rest);
}

/** Sums of several lists, each of taxes that no other has, are one over everybody: who is in no list owes none of its taxes. */
function withSumOfLists(records: RecordReading[]): RecordReading[] {
  const [people, others] = [records.filter(isOfPerson), records.filter((record) => !isOfPerson(record))];
  takeWagesOfLists(people, others);
  // What all lists come to may be printed once more, behind them.
  const sums = areListsOfOthers(others) ? others : others.filter(({ scope }) => scope === "department");
  const [first, ...rest] = sums;
  if (rest.length === 0 || !areListsOfOthers(sums)) return records;
  for (const other of rest) takeIn(first!, other);
  if (first!.employeeCount?.count !== people.length) first!.employeeCount = null;
  const whole = others.filter((record) => !sums.includes(record));
  return [...people, { ...first!, scope: "company", department: null }, ...whole];
}

function areListsOfOthers(sums: readonly RecordReading[]): boolean {
  return areOfOthers(sums) && sums.every(({ items }) => items.every(isOfTax));
}

/** What those in a list have earned in all, where they are not all people, is a sum over them and over nobody else. */
function takeWagesOfLists(people: readonly RecordReading[], lists: readonly RecordReading[]): void {
  const earned = new Map<string, MoneyReading[]>();
  for (const person of people) {
    const gross = person.figures.get("gross_pay");
    if (gross === undefined) continue;
    for (const line of linesOf(person)) {
      const known = earned.get(line);
      if (known === undefined) earned.set(line, [gross]);
      else known.push(gross);
    }
  }
  for (const { figures, items, lineSums } of lists) {
    const [total, first] = [figures.get("gross_pay"), items[0]];
    if (total === undefined || first === undefined) continue;
    const parts = earned.get(lineKey(first)) ?? [];
    const isPart = parts.length > 0 && parts.length < people.length;
    if (!isPart || sumMoney(parts.map(({ cents }) => cents)) !== total.cents) continue;
    const identity = "Σ gross pay of the people in the list = printed sum of the list";
    lineSums.push({ label: "gross_pay", identity, total, parts });
    total.token.claim = "total";
    figures.delete("gross_pay");
  }
}

function isOfPerson({ scope }: RecordReading): boolean {
  return scope === "check";
}

function isOfTax({ section }: ItemReading): boolean {
  return isOfTaxes(section);
}

/** Whether no record says another thing of what one before it does. */
function areOfOthers(records: readonly RecordReading[]): boolean {
  const figures = Map.groupBy(
    records.flatMap((record) => [...record.figures]),
    ([name]) => name,
  );
  for (const sums of figures.values()) if (new Set(sums.map(([, { cents }]) => cents)).size > 1) return false;
  const said = records.flatMap((record) => [...linesOf(record)]);
  return new Set(said).size === said.length;
}

/**
 * Puts what a table says of the company's part with what is said elsewhere of those in it, who need not be all: nobody has
 * several checks of which one is the company's.
 */
function withPartsOfCompany(
  records: readonly RecordReading[],
  people: readonly RecordReading[][],
): RecordReading[] {
  const joined = new Set<RecordReading>();
  for (const each of people) {
    const [parts, own] = [each.filter(isOfCompany), each.filter((record) => !isOfCompany(record))];
    const [only, other] = own;
    if (parts.length === 0) continue;
    if (only === undefined || other !== undefined || !sayNothingTwice(each)) return [...records];
    for (const part of parts) joined.add(part);
  }
  for (const [first, ...others] of people.map((each) => each.toSorted(byPart)))
    for (const part of others) if (joined.has(part)) takeIn(first!, part);
  return records.filter((record) => !joined.has(record));
}

function byPart(one: RecordReading, other: RecordReading): number {
  return Number(isOfCompany(one)) - Number(isOfCompany(other));
}

const SUMS_OF_COMPANY: ReadonlySet<FigureName> = new Set([
  "total_employer_taxes",
  "total_employer_contributions",
] as const);

/** Whether all that is said of somebody is what the company pays beside their pay. */
function isOfCompany({ items, figures, payments }: RecordReading): boolean {
  if (items.length === 0 || payments.length > 0) return false;
  if (![...figures.keys()].every((name) => SUMS_OF_COMPANY.has(name))) return false;
  return items.every(({ section }) => section === "employer_tax" || section === "employer_contribution");
}

/** A sum, and how many people its table names before it. */
interface PlacedSum {
  record: RecordReading;
  behind: number;
}

/**
 * Joins what each table says of the same sums, where all have them behind as many people, less those who have nothing in it, or
 * have one at their end; gives those that are taken in.
 */
function joinSums(records: readonly RecordReading[], parts: readonly RecordReading[][]): RecordReading[] {
  const rankOf = new Map(parts.flatMap((each, rank) => each.map((record) => [record, rank])));
  const areAllNamed = parts.every(({ length }) => length === parts[0]!.length);
  const sums: PlacedSum[][] = [[]];
  let [last, people] = [-1, 0];
  for (const record of records) {
    const rank = rankOf.get(record);
    if (rank === undefined) sums.at(-1)!.push({ record, behind: people });
    else {
      // Each table names the same people, in one order.
      if (rank <= last) {
        sums.push([]);
        people = 0;
      }
      last = rank;
      people++;
    }
  }
  const [first, ...others] = sums;
  // Who has nothing in a table is missing before its sums.
  const isAlike = (behind: number, other: number): boolean =>
    behind === other || (!areAllNamed && behind < other);
  const areSame = others.every(
    (other) =>
      other.length === first!.length &&
      (other.length === 1 || other.every(({ behind }, i) => isAlike(behind, first![i]!.behind))),
  );
  if (!areSame) return [];
  for (const other of others)
    other.forEach(({ record }, i) => {
      const sum = first![i]!.record;
      takeIn(sum, record);
      if (record.scope === "company") sum.scope = "company";
    });
  return others.flatMap((other) => other.map(({ record }) => record));
}

/** The records of each person, by name, and by the id where namesakes have several. */
function recordsOfPeople(records: readonly RecordReading[]): RecordReading[][] {
  const named = records.filter(({ scope, name }) => scope === "check" && name !== null);
  const byName = Map.groupBy(named, ({ name }) => nameKey(name!.text));
  return [...byName.values()].flatMap((each) => {
    const ids = new Set(each.flatMap(({ employeeId }) => employeeId?.text ?? []));
    return ids.size > 1 ? [...Map.groupBy(each, ({ employeeId }) => employeeId?.text).values()] : [each];
  });
}

/** Whether some records of a person have one net pay, which each page of a statement may repeat, and none has a line or another figure of another. */
function areParts(records: readonly RecordReading[]): boolean {
  const paid = records.filter(({ figures }) => figures.has("net_pay")).length;
  const arePages =
    new Set(records.map(({ page }) => page)).size === records.length && records.every(hasLines);
  return (paid === 1 || (paid > 1 && arePages)) && sayNothingTwice(records);
}

/** Whether a record has lines beside the sums of a summary. */
function hasLines(record: RecordReading): boolean {
  return !hasOnlySums(record);
}

/** Whether all that is said of people is taxes, and once or with each tax what they earned in all. */
function areListsOfTaxes(people: readonly RecordReading[][]): boolean {
  const records = people.flat();
  const areTaxes = ({ items, figures }: RecordReading): boolean =>
    !figures.has("net_pay") && items.every(({ section }) => isOfTaxes(section));
  const isEarned = (each: readonly RecordReading[]): boolean =>
    each.some(({ figures }) => figures.has("gross_pay"));
  return (
    records.length > people.length &&
    records.every(areTaxes) &&
    people.every((each) => isEarned(each) && sayNothingTwice(each))
  );
}

/** Whether each of some records of a person has lines, and none has one of another's, or another sum of the same name. */
function sayNothingTwice(records: readonly RecordReading[]): boolean {
  // Who is paid nothing is listed all the same.
  const isOfLines = ({ items, figures }: RecordReading): boolean => items.length > 0 || isOfNothing(figures);
  if (!records.every((record) => isOfLines(record) || isSummary(record, records))) return false;
  return areOfOthers(records);
}

/** Whether a record has no lines, and says again what those of other tables come to: `Gross Pay`, `Less Taxes`, `Net Pay`. */
function isSummary({ figures, items }: RecordReading, records: readonly RecordReading[]): boolean {
  if (items.length > 0 || !PAY.every((figure) => figures.has(figure))) return false;
  return [...figures].some(
    ([name, { cents, token }]) =>
      cents !== 0 && records.some((other) => (other.figures.get(name)?.token ?? token) !== token),
  );
}

function isOfNothing(figures: RecordReading["figures"]): boolean {
  return figures.size > 0 && [...figures.values()].every(({ cents }) => cents === 0);
}

/** The lines of a record, each once. */
function linesOf({ items }: RecordReading): Set<string> {
  return new Set(items.map(lineKey));
}

function lineKey({ section, label }: ItemReading): string {
  return `${section} ${normalizeLabel(label.text)}`;
}
