import { test } from "tap";
import { buildLedger } from "../../src/canonicalise/build-ledger.ts";
import type { Ledger } from "../../src/canonicalise/ledger.ts";
import {
  agreementOf,
  differencesOf,
  otherNames,
  overlookedIds,
  overlookedLists,
} from "../../src/judge/differences.ts";
import {
  withFactsOf,
  withIdsOf,
  withNamesOf,
  withNumbersParted,
  withPaymentsOf,
  withPaymentsTold,
} from "../../src/judge/completed.ts";
import { withCountOf, withGrossOf, withTotalsOf } from "../../src/judge/completed-sums.ts";
import type { FactName, TextReading } from "../../src/interpret/reading.ts";
import { pdfOfText } from "../support/pdf-of-text.ts";
import { sharedEngine } from "../support/shared-engine.ts";
import { jointly } from "./joint-reading.ts";

const ROWS = [
  "101   Abernathy, Ann    1,500.00    1,500.00      155.00     21.75     12.00    1,311.25",
  "102   Byron, Ada        2,000.00    2,000.00      202.00     29.00     12.00    1,757.00",
  "103   Curie, Marie      1,800.00    1,800.00      180.00     26.10     12.00    1,581.90",
];

function ledgerOf(rows: readonly string[] = ROWS): Ledger {
  const heads = "ID    Employee           Regular   Gross Pay     Fed Tax  Medicare    Dental     Net Pay";
  return buildLedger(jointly(["Payroll Register", "", heads, ...rows].join("\n")).reading);
}

test("two readings differ in people, in their numbers, or in the lists of amounts, however much adds up", (t) => {
  t.same(differencesOf(ledgerOf(), ledgerOf()), []);
  t.match(differencesOf(ledgerOf(), ledgerOf(ROWS.slice(1))), [{ in: "people", tokens: Array }]);
  const renumbered = ledgerOf();
  renumbered.employees[0]!.employeeId = { text: "0110", tokens: [] };
  t.match(differencesOf(ledgerOf(), renumbered), [{ in: "ids", tokens: Array }]);
  const turned = ledgerOf();
  for (const { lines } of turned.employees)
    for (const line of lines) if (line.list === "deductions") Object.assign(line, { list: "taxes" });
  t.match(differencesOf(ledgerOf(), turned), [{ in: "lists", tokens: Array }]);
  t.end();
});

test("whom both pay the same and most of whom both name alike are misnamed by one of them where they differ", (t) => {
  const rows = [
    ...ROWS,
    "104   Duarte, Ines      1,200.00    1,200.00      120.00     17.40     12.00    1,050.60",
  ];
  const misnamed = ledgerOf(rows);
  misnamed.employees[2]!.name = misnamed.employees[1]!.name;
  t.match(otherNames(misnamed, ledgerOf(rows)), [{ in: "people", tokens: Array }]);
  t.same(otherNames(ledgerOf(rows), ledgerOf(rows)), []);
  const others = ledgerOf(rows);
  for (const person of others.employees) person.name = { text: `Dr ${person.name.text}`, tokens: [] };
  t.same(otherNames(ledgerOf(rows), others), [], "where all are called otherwise, it is how they are called");
  t.end();
});

test("two readings agree in who is paid, or in the lines of these as well", (t) => {
  t.equal(agreementOf(ledgerOf(), ledgerOf()), "lines");
  const relabelled = ledgerOf();
  relabelled.employees[0]!.lines[0]!.description = "Wages";
  t.equal(agreementOf(ledgerOf(), relabelled), "people");
  const renumbered = ledgerOf();
  renumbered.employees[0]!.employeeId = { text: "0110", tokens: [] };
  t.equal(agreementOf(ledgerOf(), renumbered), "none");
  t.equal(agreementOf(ledgerOf(), ledgerOf(ROWS.slice(1))), "none");
  t.end();
});

test("numbers that one reading has for each person, and the other for none, were overlooked", (t) => {
  const without = ledgerOf();
  for (const person of without.employees) person.employeeId = null;
  const overlooked = (one: Ledger, other: Ledger): string[] =>
    overlookedIds(one, other).map((difference) => difference.in);
  t.same(overlooked(without, ledgerOf()), ["ids"]);
  t.same(overlooked(ledgerOf(), without), []);
  t.same(overlooked(ledgerOf(), ledgerOf()), []);
  const some = ledgerOf();
  some.employees[1]!.employeeId = null;
  t.same(overlooked(without, some), [], "not everybody has one");
  t.same(overlooked({ ...without, employees: without.employees.slice(1) }, ledgerOf()), [], "other people");
  t.end();
});

test("payments that one reading overlooked are those of the people whom both name and pay alike", (t) => {
  const paid = (): Ledger => {
    const ledger = ledgerOf();
    for (const person of ledger.employees)
      person.payments = [{ number: null, method: "check", date: null, amount: person.net!, printed: true }];
    return ledger;
  };
  const amounts = (ledger: Ledger): number[][] =>
    ledger.employees.map(({ payments }) => payments.map(({ amount }) => amount.cents));
  t.same(amounts(withPaymentsOf(ledgerOf(), paid())), [[131_125], [175_700], [158_190]]);
  const other = paid();
  other.employees[0]!.net = other.employees[2]!.net;
  other.employees[1]!.name = { ...other.employees[1]!.name, text: "Byron, Max" };
  t.same(amounts(withPaymentsOf(ledgerOf(), other)), [[], [], [158_190]]);
  const some = ledgerOf();
  some.employees[2]!.payments = paid().employees[2]!.payments;
  t.same(amounts(withPaymentsOf(some, paid())), [[], [], [158_190]], "it has looked for them");
  some.employees[1]!.payments = paid().employees[1]!.payments;
  t.same(amounts(withPaymentsOf(some, paid())), [[131_125], [175_700], [158_190]], "and overlooked one");
  const split = paid();
  split.employees[1]!.payments = [...split.employees[1]!.payments, ...split.employees[2]!.payments];
  t.same(
    amounts(withPaymentsOf(some, split)),
    [[], [175_700], [158_190]],
    "the other reads payments otherwise",
  );
  t.end();
});

test("what is told of the whole run is taken from another reading where one says nothing, and nowhere else", (t) => {
  const telling = (told: Partial<Record<FactName, string>>): Ledger => {
    const ledger = ledgerOf();
    const facts = new Map<FactName, TextReading>();
    for (const [name, text] of Object.entries(told)) facts.set(name as FactName, { text, tokens: [] });
    return { ...ledger, reading: { ...ledger.reading, facts } };
  };
  const one = telling({ pay_date: "03/20/2026" });
  const other = telling({ pay_date: "03/27/2026", run_kind: "Regular", period_end: "03/14/2026" });
  const { facts } = withFactsOf(one, other).reading;
  t.same(Object.fromEntries([...facts].map(([name, { text }]) => [name, text])), {
    pay_date: "03/20/2026",
    run_kind: "Regular",
  });
  t.equal(one.reading.facts.size, 1, "the reading itself stays as it was");

  const companies = (own: string[], found: string[]): (string | undefined)[] => {
    const [mine, theirs] = [own, found].map(([name, id]) =>
      telling({ company_name: name!, company_id: id! }),
    );
    const told = withFactsOf(mine!, theirs!).reading.facts;
    return [told.get("company_name")?.text, told.get("company_id")?.text];
  };
  const name = "Tern Bakery LLC";
  t.same(companies([`${name} - Ashby`, "84-2917743"], [name, "TRN-22"]), [name, "TRN-22"]);
  t.same(companies([name, "0561 70114826"], [name, "70114826"]), [name, "70114826"]);
  t.same(companies([`${name} Group`, "TRN-22"], [name, "84-2917743"]), [`${name} Group`, "TRN-22"]);
  t.end();
});

test("a gross pay that one reading overlooked is the other's where its own earnings come to it", (t) => {
  const without = ledgerOf();
  without.employees[0]!.gross = null;
  without.employees[1]!.gross = null;
  Object.assign(
    without.employees[1]!.lines.find(({ list }) => list === "earnings")!,
    { amount: 190_000 },
  );
  const gross = (one: Ledger, other: Ledger): (number | undefined)[] =>
    withGrossOf(one, other).employees.map((person) => person.gross?.cents);
  t.same(gross(without, ledgerOf()), [150_000, undefined, 180_000]);
  const paidOtherwise = ledgerOf();
  for (const person of paidOtherwise.employees) person.net = null;
  t.same(gross(without, paidOtherwise), [undefined, undefined, 180_000]);
  t.end();
});

test("a printed number of people is taken from another reading where it is how many were found", (t) => {
  const summed = (): Ledger =>
    ledgerOf([
      ...ROWS,
      "Totals  (3)            5,300.00    5,300.00      537.00     76.85     36.00    4,650.15",
    ]);
  const counted = (count: number): Ledger => {
    const ledger = summed();
    const [total] = ledger.totals;
    return {
      ...ledger,
      totals: [{ ...total!, employeeCount: { count, token: total!.figures.get("gross_pay")!.token } }],
    };
  };
  const uncounted = {
    ...summed(),
    totals: summed().totals.map((total) => ({ ...total, employeeCount: null })),
  };
  const count = (other: Ledger): number | undefined =>
    withCountOf(uncounted, other).totals.at(-1)!.employeeCount?.count;
  t.equal(count(counted(3)), 3);
  t.equal(count(counted(2)), undefined, "of others");
  t.end();
});

test("premiums that may be a tax of the employer or a contribution are not taken without a look", async (t) => {
  const engine = await sharedEngine();
  const { confidence_score: score, confidence_reasons: reasons } = await engine.extract(
    pdfOfText(`
  Payroll Register
  Pay Period: 03/01/2026 - 03/14/2026    Pay Date: 03/20/2026

  ID     Employee            Regular     Gross Pay    Federal Tax    Medicare     Net Pay   ER Medicare   Workers Comp
  1101   Abernathy, Ann     1,500.00      1,500.00         155.00       21.75    1,323.25         21.75          15.00
  1102   Byron, Ada         2,000.00      2,000.00         202.00       29.00    1,769.00         29.00          20.00
  1103   Curie, Marie       1,800.00      1,800.00         180.00       26.10    1,593.90         26.10          18.00
  Totals                    5,300.00      5,300.00         537.00       76.85    4,686.15         76.85          53.00`),
  );
  t.ok(reasons.some(({ code }) => code === "rival_readings"));
  t.ok(score < 0.85, String(score));
});

test("two people of one name are two: a reading that has one of them is another", (t) => {
  const one = ledgerOf();
  const [ann, ada, marie] = one.employees;
  const two = { ...one, employees: [ann!, ada!, marie!, { ...marie!, employeeId: null }] };
  t.match(differencesOf(one, two), [{ in: "people", tokens: Array }]);
  t.same(differencesOf(two, { ...two, employees: [...two.employees].reverse() }), [], "in any order");
  t.end();
});

test("a department before the name may be taken for a number: what nobody knows is not confident", async (t) => {
  const engine = await sharedEngine();
  const result = await engine.extract(
    pdfOfText(`
  Payroll Register
  Pay Date: 03/20/2026

  Dept   Employee            Regular     Gross Pay    Federal Tax    Medicare     Dental      Net Pay
  0110   Abernathy, Ann     1,500.00      1,500.00         155.00       21.75      12.00     1,311.25
  0120   Byron, Ada         2,000.00      2,000.00         202.00       29.00      12.00     1,757.00
  0130   Curie, Marie       1,800.00      1,800.00         180.00       26.10      12.00     1,581.90
  Totals                    5,300.00      5,300.00         537.00       76.85      36.00     4,650.15`),
  );
  t.same(
    result.canonical_output.employees.map(({ name }) => name),
    ["Ann Abernathy", "Ada Byron", "Marie Curie"],
  );
  t.ok(
    result.checks.every(({ passed }) => passed !== false),
    "all of it adds up",
  );
  t.match(
    result.confidence_reasons.find(({ code }) => code === "disputed_reading"),
    { message: /the numbers of people/ },
  );
  t.ok(result.confidence_score < 0.85, String(result.confidence_score));
});

test("where readings differ in the numbers of people alone, those of the other are taken", (t) => {
  const ids = ({ employees }: Ledger): (string | null)[] =>
    employees.map(({ employeeId }) => employeeId?.text ?? null);
  const numbered = ledgerOf();
  const without = ledgerOf();
  for (const person of without.employees) person.employeeId = null;
  t.equal(withIdsOf(numbered, without), numbered, "where none is found, everybody keeps theirs");
  const departments = ledgerOf();
  for (const person of departments.employees) {
    person.department = person.employeeId;
    person.employeeId = null;
  }
  t.same(
    ids(withIdsOf(numbered, departments)),
    [null, null, null],
    "but for what the other takes for departments",
  );
  const counted = ledgerOf(
    ROWS.map((row, i) => row.replace(/^\s*\d+/, (id) => String(i + 1).padEnd(id.length))),
  );
  t.same(ids(counted), ["1", "2", "3"]);
  t.same(ids(withIdsOf(counted, without)), [null, null, null], "and for the numbers of their rows");
  t.same(ids(withIdsOf(without, numbered)), ["101", "102", "103"]);
  t.equal(withIdsOf(numbered, ledgerOf(ROWS.slice(1))), numbered, "they differ in people");
  const namesakes = ledgerOf();
  for (const person of namesakes.employees) person.name = namesakes.employees[0]!.name;
  t.equal(withIdsOf(namesakes, namesakes), namesakes);
  t.end();
});

test("a list that one reading has for people, and the other takes for sums of nothing, was overlooked", (t) => {
  const without = ledgerOf();
  for (const person of without.employees)
    person.lines = person.lines.filter(({ list }) => list !== "deductions");
  const overlooked = (one: Ledger, other: Ledger): string[] =>
    overlookedLists(one, other).map((difference) => difference.in);
  t.same(overlooked(without, ledgerOf()), ["lists"]);
  t.ok(overlookedLists(without, ledgerOf())[0]!.tokens.length > 0);
  t.same(overlooked(ledgerOf(), without), []);
  t.same(overlooked(ledgerOf(), ledgerOf()), []);
  t.end();
});

test("an invoice for payroll work is titled so, and is no payroll", (t) => {
  const calendar = [
    "Payroll processing, base fee        2        38.00        76.00",
    "Total due        76.00",
  ];
  t.equal(jointly(["Payroll Register", "", ...calendar].join("\n")).isTitled, true);
  t.equal(jointly(["Keystone Payroll", "Invoice 55218", "", ...calendar].join("\n")).isTitled, false);
  t.end();
});

test("what another reading tells of the same payments completes them", (t) => {
  const paid = (number: string | null, method: "check" | null): Ledger => {
    const ledger = ledgerOf();
    for (const person of ledger.employees)
      person.payments = [
        {
          number: number === null ? null : { text: number, tokens: [] },
          method,
          date: null,
          amount: person.net!,
          printed: true,
        },
      ];
    return ledger;
  };
  const told = (ledger: Ledger): unknown =>
    ledger.employees.map(({ payments }) => payments.map(({ number, method }) => [number?.text, method]));
  const all = (number: string | undefined, method: string | null): unknown =>
    ROWS.map(() => [[number, method]]);
  t.same(told(withPaymentsTold(paid("4417", null), paid("9999", "check"))), all("4417", "check"));
  t.same(told(withPaymentsTold(paid(null, "check"), ledgerOf())), all(undefined, "check"));
  t.end();
});

test("sums of the company that another reading found are taken where the people of the reading come to them", (t) => {
  const total = (...sums: readonly string[]): string => `Totals${" ".repeat(19)}${sums.join("      ")}`;
  const sums = ["5,300.00", "5,300.00", "537.00", "76.85", "36.00", "4,650.15"];
  const figures = ({ totals }: Ledger): string[] =>
    totals.flatMap((record) =>
      [...record.figures].map(([name, { cents }]) => `${record.scope} ${name} ${cents}`),
    );
  const other = ledgerOf([...ROWS, "", total(...sums)]);
  t.same(figures(withTotalsOf(ledgerOf(), other)), [
    "company gross_pay 530000",
    "company net_pay 465015",
    "company total_deductions 3600",
  ]);
  const wrong = ledgerOf([...ROWS, "", total(...sums.with(5, "4,650.16"))]);
  t.same(
    figures(withTotalsOf(ledgerOf(), wrong)),
    ["company gross_pay 530000", "company total_deductions 3600"],
    "a cent more is another sum",
  );
  const own = ledgerOf([...ROWS, "", total(...sums)]);
  t.equal(withTotalsOf(own, other), own, "what the reading has itself stays");
  t.end();
});

test("the number of a company before its name is taken with it, and a name that goes on is left whole", (t) => {
  const named = (name: string, id: string | null): Ledger => {
    const ledger = ledgerOf();
    const facts = new Map<FactName, TextReading>([["company_name", { text: name, tokens: [] }]]);
    if (id !== null) facts.set("company_id", { text: id, tokens: [] });
    return { ...ledger, reading: { ...ledger.reading, facts } };
  };
  const company = (one: Ledger, other: Ledger): (string | undefined)[] => {
    const { facts } = withFactsOf(one, other).reading;
    return [facts.get("company_name")?.text, facts.get("company_id")?.text];
  };
  t.same(company(named("0RQ63 - Alder Home LLC", null), named("Alder Home LLC", "0RQ63")), [
    "Alder Home LLC",
    "0RQ63",
  ]);
  t.same(company(named("Alder Health Associates, P.C.", "A1"), named("Associates, P.C.", "B2")), [
    "Alder Health Associates, P.C.",
    "A1",
  ]);
  t.end();
});

test("people who share a name in one reading are called as another one calls those of their numbers", (t) => {
  const names = ({ employees }: Ledger): string[] => employees.map(({ name }) => name.text);
  const shared = ledgerOf();
  shared.employees[1]!.name = { ...shared.employees[0]!.name };
  t.same(names(shared), ["Abernathy, Ann", "Abernathy, Ann", "Curie, Marie"]);
  t.same(names(withNamesOf(shared, ledgerOf())), ["Abernathy, Ann", "Byron, Ada", "Curie, Marie"]);
  const own = ledgerOf();
  t.equal(withNamesOf(own, shared), own, "who has a name of their own keeps it");
  t.end();
});

test("numbers that one reading has in all names are parted where another one reads them beside these", (t) => {
  const numbers = ["ABE", "BYR", "CUR"];
  const [joined, parted] = [ledgerOf(), ledgerOf()];
  joined.employees.forEach((person, i) => {
    person.name = { ...person.name, text: `${person.name.text} ${numbers[i]}` };
    person.employeeId = null;
  });
  parted.employees.forEach((person, i) => (person.employeeId = { text: numbers[i]!, tokens: [] }));
  const people = ({ employees }: Ledger) =>
    employees.map(({ name, employeeId }) => [name.text, employeeId?.text]);
  t.same(people(withNumbersParted(joined, parted)), people(parted));
  parted.employees[2]!.employeeId = null;
  t.equal(withNumbersParted(joined, parted), joined, "of some of them nothing is known");
  t.end();
});
