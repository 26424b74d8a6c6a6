import type { Random } from "../support/random.ts";
import { inkOf, PAGE } from "./ink.ts";
import { payrollOf, type Payroll } from "./payroll.ts";
import { IDS, NAMES, placeRegister, textsOf } from "./register.ts";
import { peopleOf, type Variation } from "./variation.ts";

type Printed = (cents: number) => string;

const grouped = (cents: number, group: string, point: string): string => {
  const [whole, decimals] = (Math.abs(cents) / 100).toFixed(2).split(".") as [string, string];
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)}${point}${decimals}`;
};
const usual = (cents: number): string => grouped(cents, ",", ".");
const whole = (cents: number, group = ","): string => grouped(cents, group, ".").slice(0, -3);
/** As spreadsheets print a number to which nobody gave a form. */
const general = (cents: number): string => String(cents / 100);
const lakhs = (cents: number): string => {
  const [units, decimals] = (cents / 100).toFixed(2).split(".") as [string, string];
  return `${units.replaceAll(/\B(?=(?:\d{2})+(?:\d{3})$)|\B(?=\d{3}$)/g, ",")}.${decimals}`;
};

interface Convention {
  print: Printed;
  /** What is paid in whole units. */
  whole?: "all" | "deductions" | "pay and deductions";
  /** How much more is paid than elsewhere. */
  times?: number;
  /** Default US dollars. */
  currency?: string;
}

/** How money is printed. */
export const CONVENTIONS: Readonly<Record<string, Convention>> = {
  "whole dollars": { print: (cents) => `$${whole(cents)}`, whole: "all" },
  "whole units": { print: (cents) => whole(cents), whole: "all" },
  "whole units without groups": { print: (cents) => whole(cents, ""), whole: "all" },
  "whole units with a dash for cents": { print: (cents) => `${whole(cents)}.-`, whole: "all" },
  "as spreadsheets do": { print: general, whole: "deductions" },
  "as spreadsheets do, of round pay": { print: general, whole: "pay and deductions" },
  "as spreadsheets do, in groups": {
    print: (cents) => (cents / 100).toLocaleString("en-US"),
    whole: "deductions",
  },
  US$: { print: (cents) => `US$${usual(cents)}` },
  CA$: { print: (cents) => `CA$${usual(cents)}`, currency: "CAD" },
  C$: { print: (cents) => `C$${usual(cents)}`, currency: "CAD" },
  A$: { print: (cents) => `A$${usual(cents)}`, currency: "AUD" },
  NZ$: { print: (cents) => `NZ$${usual(cents)}`, currency: "NZD" },
  S$: { print: (cents) => `S$${usual(cents)}`, currency: "SGD" },
  HK$: { print: (cents) => `HK$${usual(cents)}`, currency: "HKD" },
  R$: { print: (cents) => `R$ ${grouped(cents, ".", ",")}`, currency: "BRL" },
  "Rs.": { print: (cents) => `Rs. ${lakhs(cents)}`, times: 40, currency: "INR" },
  lakhs: { print: lakhs, times: 40 },
  pounds: { print: (cents) => `£${usual(cents)}`, currency: "GBP" },
  "euros behind": { print: (cents) => `${grouped(cents, ".", ",")} €`, currency: "EUR" },
  francs: { print: (cents) => `CHF ${grouped(cents, "'", ".")}`, currency: "CHF" },
  "raised commas": { print: (cents) => grouped(cents, "'", ".") },
  "curved commas": { print: (cents) => grouped(cents, "\u2019", ".") },
  "points and a comma": { print: (cents) => grouped(cents, ".", ",") },
  "spaces and a comma": { print: (cents) => grouped(cents, " ", ",") },
  "a comma alone": { print: (cents) => grouped(cents, "", ",") },
  crowns: { print: (cents) => `${grouped(cents, " ", ",")} kr`, currency: "SEK" },
};

/** A register in one of the ways in which the world prints money. */
export function moneyOfTheWorld(random: Random, convention: string): Variation {
  const { print, whole: paid, times = 1 } = CONVENTIONS[convention]!;
  const payroll = payrollOf(random, random.int(5, 8));
  for (const person of payroll.people) person.amounts = amountsIn(payroll, person.amounts, paid, times);
  const register = placeRegister(random, payroll, [IDS, NAMES], print);
  return {
    name: `money: ${convention}`,
    pages: [
      {
        content: textsOf(register)
          .map((text) => inkOf(text))
          .join("\n"),
        mediaBox: [0, 0, ...PAGE],
      },
    ],
    people: peopleOf(payroll),
  };
}

/** The amounts of a person, some in whole units, whose sums hold. */
function amountsIn(
  { columns }: Payroll,
  amounts: readonly number[],
  paid: Convention["whole"],
  times: number,
): number[] {
  let [gross, rest] = [0, 0];
  return columns.map(({ slot }, i) => {
    if (slot === "gross") return (rest = gross);
    if (slot === "net") return rest;
    const isRound =
      paid === "all" ||
      (paid !== undefined && slot === "deduction") ||
      (paid === "pay and deductions" && i === 0);
    const unit = isRound ? 100 : 1;
    const amount = Math.max(unit, Math.round((amounts[i]! * times) / unit) * unit);
    if (slot === "earning") gross += amount;
    else rest -= amount;
    return amount;
  });
}
