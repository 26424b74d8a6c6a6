import { test } from "tap";
import { allOf, jointly, namesIn, peopleOf } from "./joint-reading.ts";

/** Somebody's box: what is printed of them, line by line. */
const boxOf = (name: string, regular: string, gross: string, tax: string, net: string): string[] =>
  [
    [name],
    ["Earnings", "Amount"],
    ["Regular", regular],
    ["Bonus", "100.00"],
    ["Gross pay", gross],
    ["Taxes", "Amount"],
    ["Federal income tax", tax],
    ["Medicare", "20.00"],
    ["Net pay", net],
    [""],
  ].map(([label, amount = ""]) => label!.padEnd(24) + amount.padStart(10));

const beside = (one: readonly string[], other: readonly string[]): string[] =>
  one.map((line, i) => `${line}        ${other[i]!}`);

test("boxes that follow each other in two lanes are people each, whatever is printed at the head and the foot of the page", async (t) => {
  const page = [
    "      Lantern Foods LLC",
    "      Payroll of March 20, 2026",
    "",
    ...beside(
      boxOf("Ann Abernathy", "1,400.00", "1,500.00", "167.00", "1,313.00"),
      boxOf("Ada Byron", "1,900.00", "2,000.00", "212.00", "1,768.00"),
    ),
    ...beside(
      boxOf("Marie Curie", "1,700.00", "1,800.00", "184.00", "1,596.00"),
      boxOf("Ines Duarte", "1,100.00", "1,200.00", "120.00", "1,060.00"),
    ),
    "",
    "      Lantern Foods LLC",
  ].join("\n");
  const people = peopleOf(jointly(page));
  t.same(
    new Set(people.map(({ name, figures }) => `${name?.text} ${figures.get("net_pay")?.cents}`)),
    new Set(["Ann Abernathy 131300", "Ada Byron 176800", "Marie Curie 159600", "Ines Duarte 106000"]),
  );
  t.same(allOf(people, "Ines Duarte"), [
    "earning Bonus 10000",
    "earning Regular 110000",
    "tax Federal income tax 12000",
    "tax Medicare 2000",
  ]);
});

/** A page about somebody, with a check below it or a line about their deposit. */
const stub = (name: string, id: string, pay: string, below: string): string => `
        Lantern Foods LLC                                Earnings Statement

    ${name.padEnd(30)}Employee ID ${id}

    Earnings        Hours      Rate       Current
    Regular         80.00     20.00      1,600.00
    Bonus                                  100.00
    Gross Pay                            1,700.00

    Taxes                                 Current
    Federal Tax                            160.00
    Medicare                                24.65

    Net Pay                              ${pay}

    ${below}
`;

test("who is named again on the one check is named where all the others are", async (t) => {
  const joint = jointly(
    stub("Iris Novak", "4417", "1,515.35", "Deposited to account ending 1881"),
    stub("Omar Farouk", "4418", "1,515.35", "Pay to the order of    Omar Farouk"),
    stub("Petra Kovac", "4419", "1,515.35", "Deposited to account ending 2207"),
    stub("Ines Duarte", "4420", "1,515.35", "Deposited to account ending 6190"),
    stub("Ada Byron", "4421", "1,515.35", "Deposited to account ending 7121"),
    stub("Ann Abernathy", "4422", "1,515.35", "Deposited to account ending 3005"),
  );
  t.same(namesIn(joint), [
    "Iris Novak",
    "Omar Farouk",
    "Petra Kovac",
    "Ines Duarte",
    "Ada Byron",
    "Ann Abernathy",
  ]);
});

test("a list is named by the heading over its labels, where codes stand before them", async (t) => {
  const page = (name: string, gala: string, gross: string, net: string): string => `
    Lantern Dental Center                                     Pay Statement

    Employee: ${name}

    Code   Earning          Amount     Code   Employer Paid      Amount
    REG    Regular        1,600.00     SS     Social Security     87.70
    GLA    Gala             ${gala}     MED    Medicare            24.65
           Gross Pay      ${gross}

    Code   Withholding      Amount
    FIT    Federal Tax      160.00
    MED    Medicare          24.65

           Net Pay        ${net}
`;
  const people = peopleOf(
    jointly(
      page("Iris Novak", "100.00", "1,700.00", "1,515.35"),
      page("Omar Farouk", "200.00", "1,800.00", "1,615.35"),
    ),
  );
  t.same(allOf(people, "Omar Farouk"), [
    "earning Gala 20000",
    "earning Regular 160000",
    "employer_tax Medicare 2465",
    "employer_tax Social Security 8770",
    "tax Federal Tax 16000",
    "tax Medicare 2465",
  ]);
});
