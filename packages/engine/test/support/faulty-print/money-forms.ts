import { drawnPdf } from "../drawn-pdf.ts";
import type { Random } from "../random.ts";
import { drawn, HEIGHT, printed, WIDTH, type Register } from "./made-up-register.ts";
import { shownOf, type Faulty } from "./truth.ts";

interface Form {
  currency: string;
  /** Amounts have no cents. */
  whole?: boolean;
  print: (whole: string, cents: string) => string;
}

const grouped =
  (by: string, point: string, before = "", behind = "") =>
  (whole: string, cents: string): string =>
    `${before}${whole.replace(/\B(?=(?:\d{3})+$)/g, by)}${point}${cents}${behind}`;

const plainly = (before = "", behind = "", by = ",") => {
  const print = grouped(by, "", before, behind);
  return (whole: string): string => print(whole, "");
};

/** How pages of several countries write amounts; signs are those of WinAnsi. */
const FORMS: Readonly<Record<string, Form>> = {
  "US$1,234.56": { currency: "USD", print: grouped(",", ".", "US$") },
  "CA$1,234.56": { currency: "CAD", print: grouped(",", ".", "CA$") },
  "C$1,234.56": { currency: "CAD", print: grouped(",", ".", "C$") },
  "A$1,234.56": { currency: "AUD", print: grouped(",", ".", "A$") },
  "NZ$1,234.56": { currency: "NZD", print: grouped(",", ".", "NZ$") },
  "HK$1,234.56": { currency: "HKD", print: grouped(",", ".", "HK$") },
  "S$1,234.56": { currency: "SGD", print: grouped(",", ".", "S$") },
  "R$1.234,56": { currency: "BRL", print: grouped(".", ",", "R$") },
  "£1,234.56": { currency: "GBP", print: grouped(",", ".", "\\243") },
  "1.234,56 €": { currency: "EUR", print: grouped(".", ",", "", " \\200") },
  "1 234,56 €": { currency: "EUR", print: grouped("\\240", ",", "", "\\240\\200") },
  "CHF 1'234.56": { currency: "CHF", print: grouped("'", ".", "CHF ") },
  "1’234.56": { currency: "USD", print: grouped("\\222", ".") },
  "1 234,56 kr": { currency: "SEK", print: grouped(" ", ",", "", " kr") },
  "Rs.1,234.56": { currency: "INR", print: grouped(",", ".", "Rs.") },
  "1234.56": { currency: "USD", print: grouped("", ".") },
  "1234,56": { currency: "USD", print: grouped("", ",") },
  "1.234,56": { currency: "USD", print: grouped(".", ",") },
  "$1,234": { currency: "USD", whole: true, print: plainly("$") },
  "1,234": { currency: "USD", whole: true, print: plainly() },
  "¥1,234": { currency: "JPY", whole: true, print: plainly("\\245") },
  "1'234.-": { currency: "USD", whole: true, print: plainly("", ".-", "'") },
};

export interface FormedRegister extends Faulty {
  currency: string;
}

function formed({ currency, whole = false, print }: Form) {
  return (made: Register, _random: Random): FormedRegister => {
    const register = whole ? inWhole(made) : made;
    const texts = printed(register);
    for (const text of texts) {
      if (text.column === undefined || text.of === "heading" || !/\d/.test(text.text)) continue;
      const [units, cents] = text.text.replaceAll(",", "").split(".") as [string, string];
      text.text = print(units, cents);
      // Escapes are a letter each.
      const width = text.text.replaceAll(/\\\d{3}/g, "0").length;
      text.drawn = `BT /F0 ${text.size} Tf 1 0 0 1 ${text.x - 0.5 * text.size * width} ${text.y} Tm (${text.text}) Tj ET`;
    }
    const pdf = drawnPdf({ content: drawn(texts), mediaBox: [0, 0, WIDTH, HEIGHT] });
    return { pdf, currency, people: register.people.map((payee) => shownOf(payee, register)) };
  };
}

/** The same register with amounts that have no cents. */
function inWhole(register: Register): Register {
  const { columns } = register;
  const people = register.people.map((payee) => {
    const cents = payee.cents.map((amount) => Math.round(amount / 100) * 100);
    const sum = (...lists: string[]): number =>
      cents.reduce((all, amount, i) => (lists.includes(columns[i]!.list) ? all + amount : all), 0);
    const gross = sum("earnings");
    const net = gross - sum("taxes", "deductions");
    return {
      ...payee,
      cents: cents.map((amount, i) =>
        columns[i]!.list === "gross" ? gross : columns[i]!.list === "net" ? net : amount,
      ),
    };
  });
  return { ...register, people, zero: register.zero === "0.00" ? "0" : register.zero };
}

export const MONEY_FORMS: Readonly<Record<string, (register: Register, random: Random) => FormedRegister>> =
  Object.fromEntries(Object.entries(FORMS).map(([name, form]) => [name, formed(form)]));
