import { nameKey } from "@paylift/canonical";
import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";
import type { FigureName, RecordScope } from "../../variants/variant-schema.ts";
import type { RecordDraft } from "../grammars/record-draft.ts";
import type { Hypothesis } from "../search/hypothesis.ts";
import type { Slot } from "../grammars/slot.ts";
import { pagesOfLists, withoutTitles } from "../people/titles-around.ts";
import { withPaymentsBeside } from "../people/payments-beside.ts";
import type { People } from "../people/people.ts";
import type { Found } from "../search/search.ts";
import type { Row } from "../page-graph/span.ts";
import type { Subject } from "../votes/roles.ts";
import { namesFigure } from "../votes/wording.ts";
import { leaveLinesApart } from "./below-captions.ts";
import { tellCompanySums, tellLastSum } from "./company-sums.ts";
import { grossSlot } from "./gross-by-sums.ts";
import { tellGrossOfOneLine } from "./gross-of-one-line.ts";
import { besides, join, restsOf } from "./joined-checks.ts";
import { itemsOf, linesOfAll, type LinesOfAll } from "./items.ts";
import { isOfSomeEarnings, sectionSums } from "./section-sums.ts";
import type { PrintedDate } from "../facts/printed-dates.ts";
import { tellMethods } from "./payment-methods.ts";
import { tellDay } from "./payments.ts";
import { putPayments } from "./payments-of-record.ts";
import { withoutRecap, withoutRecapOf } from "./recap.ts";
import { tellListsAmongLines, tellSumsAmongLines } from "./sums-among-lines.ts";
import { asSumOf, claim, moneyOf, textOf } from "./readings.ts";
import { claimSaidAgain } from "./said-again.ts";
import { lanesAmongFigures, withoutTakenOut } from "./taken-out.ts";
import { putYear, yearsOfChecks } from "./years-of-checks.ts";

const FIGURES: Partial<Record<Subject, FigureName>> = {
  gross: "gross_pay",
  net: "net_pay",
  total_earnings: "total_earnings",
  total_taxes: "total_taxes",
  total_deductions: "total_deductions",
  total_employer: "employer_cost",
};

/**
 * The records of what was found, those about one person in several tables put together. `payDays` are the days of the document on
 * which somebody is paid, `paidBy` its lines that say how those below are.
 */
export function recordsOf(
  { best, legend }: Found,
  payDays: readonly PrintedDate[],
  paidBy: readonly Row[],
): RecordReading[] {
  const records: RecordReading[] = [];
  const isAnyoneNamed = best.some(namesSomebody);
  const people = peopleIn(best);
  const tokens = new Map(best.map((hypothesis) => [hypothesis, tokensOf(hypothesis)]));
  const listed = pagesOfLists(
    best.map((one) => ({ records: one.segmentation.records, texts: one.people.texts })),
  );
  for (const hypothesis of best) {
    const drafts = hypothesis.segmentation.records;
    if ((people.ids.size > 0 && isRecap(hypothesis, people)) || isNamedByOthers(hypothesis, tokens)) continue;
    const gross = grossSlot(hypothesis);
    const ofAll = linesOfAll(hypothesis, legend);
    const texts = withPaymentsBeside(
      withoutTitles({ records: drafts, texts: hypothesis.people.texts }, listed),
    );
    const years = yearsOfChecks(drafts, ({ index }) => nameIn(hypothesis, index));
    const own = drafts.map((record) =>
      recordOf(
        hypothesis,
        years.has(record.index) ? { ...record, isSum: false } : record,
        texts,
        gross,
        ofAll,
      ),
    );
    for (const [year, check] of years) putYear(own[check]!, own[year]!);
    tellGrossOfOneLine(own.filter((_, i) => !years.has(i)));
    own.forEach((record, i) => {
      tellDay(record, drafts[i]!, payDays);
    });
    tellMethods(own, drafts, paidBy);
    const kept = new Set(withoutRecapOf(own, records));
    const isCaptioned = hypothesis.segmentation.captions.size > 0;
    if (isCaptioned) leaveLinesApart(own);
    tellLastSum(own);
    const named = namesSomebody(hypothesis);
    const isRest = restsOf(own, drafts);
    own.forEach((record, i) => {
      if (years.has(i)) return;
      if (!kept.has(record)) return;
      if (record.scope !== "check" || record.name!.text !== "" || !isAnyoneNamed)
        join(records, record, isCaptioned || isRest[i] ? [] : besides(drafts[i]!, own, hypothesis));
      // What nobody is named in, where others are: the rest of the record above, or a list that is about nobody.
      else if (!named || !goesOnWith(own.slice(0, i).findLast(isNamedOrSum), record)) leave(drafts[i]!);
    });
  }
  const told = withoutRecap(records.filter(saysSomething));
  for (const record of told) if (record.scope === "check") tellSumsAmongLines(record);
  tellListsAmongLines(told);
  tellCompanySums(told);
  return told;
}

function nameIn({ people }: Hypothesis, index: number): string {
  return textOf(people.of.get(index)?.name ?? []).text;
}

function namesSomebody({ people }: Hypothesis): boolean {
  return [...people.of.values()].some(({ name }) => name.length > 0);
}

/** Who has a number, and who is named beside one. */
interface Known {
  ids: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

function peopleIn(best: readonly Hypothesis[]): Known {
  const ids = new Set<string>();
  const names = new Set<string>();
  for (const { people } of best)
    for (const { id, name } of people.of.values())
      if (id !== null) {
        ids.add(id.text);
        names.add(nameKey(textOf(name).text));
      }
  return { ids, names };
}

/** Whether a table repeats sums: nobody in it has a number, or is one of the many who have. */
function isRecap({ people, segmentation }: Hypothesis, { names }: Known): boolean {
  const own = segmentation.records.flatMap((record) =>
    record.isSum ? [] : (people.of.get(record.index) ?? []),
  );
  if (own.length === 0 || own.length >= names.size) return false;
  return own.every(({ id, name }) => id === null && !names.has(nameKey(textOf(name).text)));
}

/** Whether a table takes all names from records of other tables: it is about the company, and nobody is named in it. */
function isNamedByOthers(
  hypothesis: Hypothesis,
  tokens: ReadonlyMap<Hypothesis, ReadonlySet<Token>>,
): boolean {
  const names = [...hypothesis.people.of.values()].flatMap(({ name }) => name.slice(0, 1));
  const homesOf = (first: Token): readonly Hypothesis[] =>
    [...tokens].flatMap(([own, all]) => (all.has(first) ? own : []));
  return (
    names.length > 0 &&
    names.every(({ tokens: [first] }) => {
      const homes = homesOf(first!);
      return homes.length > 0 && !homes.includes(hypothesis);
    })
  );
}

/** All tokens of the rows of records. */
function tokensOf({ segmentation }: Hypothesis): ReadonlySet<Token> {
  return new Set(
    segmentation.records.flatMap(({ rows }) =>
      rows.flatMap(({ spans }) => spans.flatMap(({ tokens }) => tokens)),
    ),
  );
}

/** What stands below the sum of people is about none of them. */
function isNamedOrSum({ scope, name }: RecordReading): boolean {
  return scope !== "check" || name!.text !== "";
}

/** Puts the rest of a record to its beginning, where no line of it stands there already. False where one does. */
function goesOnWith(begun: RecordReading | undefined, rest: RecordReading): boolean {
  if (begun === undefined || begun.scope !== "check") return false;
  const known = new Set(begun.items.map(({ section, label }) => `${section} ${label.text}`));
  const isNew = rest.items.every(({ section, label }) => !known.has(`${section} ${label.text}`));
  const areNew = [...rest.figures.keys()].every((figure) => !begun.figures.has(figure));
  if (!isNew || !areNew) return false;
  begun.items.push(...rest.items);
  for (const [figure, money] of rest.figures) begun.figures.set(figure, money);
  return true;
}

/** Leaves the numbers of a record to nobody. */
function leave({ entries }: RecordDraft): void {
  for (const { figure } of entries) for (const token of figure.tokens) token.claim = null;
}

function recordOf(
  hypothesis: Hypothesis,
  draft: RecordDraft,
  texts: People["texts"],
  gross: Slot | null,
  ofAll: LinesOfAll,
): RecordReading {
  const person = hypothesis.people.of.get(draft.index);
  const scope: RecordScope = draft.isSum ? "department" : "check";
  for (const sum of draft.sums ?? []) claim(sum, "total");
  const record: RecordReading = {
    scope,
    table: hypothesis.segmentation.grammar,
    page: draft.page,
    name: scope === "check" ? textOf(person?.name ?? []) : null,
    employeeId: person?.id == null ? null : textOf([person.id]),
    department: person === undefined || person.department.length === 0 ? null : textOf(person.department),
    departmentCode: null,
    employeeCount: draft.isSum ? countOf(draft) : null,
    items: withoutTakenOut(itemsOf(hypothesis, draft.index, ofAll), lanesAmongFigures(hypothesis)),
    figures: new Map(),
    totalHours: null,
    hoursAddUp: false,
    sums: [],
    payments: [],
    lineSums: [],
  };
  if (person != null && person.state !== null) record.state = person.state;
  const year = new Map<FigureName, MoneyReading>();
  const roles = hypothesis.assignment.roles;
  const sections = sectionSums(hypothesis, draft.index, record.items);
  if (scope === "check") record.lineSums = sections.map(({ sum }) => sum);
  const said = (slot: Slot): number => slot.votes.subjects.get(roles[slot.index]!.subject) ?? 0;
  // Of several sums of one kind the one that is called so in full is the figure: `Total Deductions`, before `Subtotal Before Tax`.
  for (const slot of [...hypothesis.slots].sort((a, b) => said(b) - said(a))) {
    const role = roles[slot.index]!;
    const figure = FIGURES[role.subject];
    for (const { figure: span } of slot.entries.get(draft.index) ?? []) {
      const printed = moneyOf(span);
      const money = printed === null ? null : asWithheld(printed, role.subject, record.items);
      if (figure === undefined || money === null) {
        if (role.subject === "none" && (saysNothing(slot) || countsHours(slot))) claim(span, "decoration");
        continue;
      }
      if (sections.some((section) => section.span === span) || isOfSomeEarnings(hypothesis, slot)) {
        claim(span, "total");
        continue;
      }
      const figures = role.kind === "ytd" ? year : record.figures;
      if (figures.has(figure) && figures.get(figure)!.cents !== money.cents) continue;
      if (!figures.has(figure)) figures.set(figure, money);
      const isField =
        scope === "check" && role.kind === "amount" && (figure === "gross_pay" || figure === "net_pay");
      claim(span, isField ? "field" : "total");
    }
  }
  for (const { figure: span } of gross?.entries.get(draft.index) ?? []) {
    const money = moneyOf(span);
    if (money === null || record.figures.has("gross_pay")) continue;
    record.figures.set("gross_pay", money);
    span.tokens[0]!.claim = scope === "check" ? "field" : "total";
  }
  putPayments(record, draft, hypothesis, texts.get(draft.index) ?? []);
  if (year.size > 0) record.ytdFigures = year;
  if (!record.figures.has("gross_pay") && record.figures.has("total_earnings") && scope === "check") {
    const money = record.figures.get("total_earnings")!;
    record.figures.set("gross_pay", money);
    money.token.claim = "field";
  }
  if (scope === "check") claimSaidAgain(record, draft);
  return record;
}

function saysNothing({ votes }: Slot): boolean {
  return (votes.subjects.get("none") ?? 0) > 0;
}

/** Whether the hours of all that is earned stand beside gross pay. */
function countsHours({ votes }: Slot): boolean {
  return namesFigure(votes) && (votes.kinds.get("hours") ?? 0) > 0;
}

/** A sum that is printed with a minus, as its lines are: what is withheld is told without one. */
function asWithheld(money: MoneyReading, subject: Subject, items: readonly ItemReading[]): MoneyReading {
  const section = subject === "total_taxes" ? "tax" : subject === "total_deductions" ? "deduction" : null;
  if (section === null || money.cents >= 0) return money;
  const own = items.flatMap((item) => (item.section === section ? (item.amount ?? []) : []));
  return asSumOf(money, own) ?? money;
}

/** What is counted without a word for people, unless it is of payments: `Payroll Count: 19`. */
const COUNTED = "(?<!\\b(?:payroll|checks?|vouchers?|deposits?|items?) )count";
/** A number of people; a year stands beside such words, too. */
const NUMBER = "(?!(?:19|20)\\d\\d\\b)([1-9]\\d{0,4})";
const COUNT = new RegExp(
  [
    "\\((\\d{1,5}) (?:employees?|emps?|people|persons?|paid)\\)",
    `\\b(?:employees?|${COUNTED}|headcount|people)(?: paid)?:? +${NUMBER}\\b`,
    `\\b${NUMBER} (?:employees?|emps?|people|paid)\\b`,
  ].join("|"),
  "i",
);

function countOf({ texts }: RecordDraft): RecordReading["employeeCount"] {
  // A number that ends one phrase counts not what the next one begins with: `Totals for Payroll 1`, `Employees Paid: 12`.
  const text = texts.map(({ span }) => span.text).join("  ");
  const match = COUNT.exec(text);
  const count = match?.slice(1).find((group) => group !== undefined);
  if (count === undefined) return null;
  const token = texts.flatMap(({ span }) => span.tokens).find((one) => one.text.includes(count));
  return token === undefined ? null : { count: Number(count), token };
}

function saysSomething({ items, figures }: RecordReading): boolean {
  return items.length > 0 || figures.size > 0;
}
