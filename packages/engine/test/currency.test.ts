import { test } from "tap";
import type { Line } from "../src/layout/lines.ts";
import { printedCurrency } from "../src/layout/currency.ts";
import { extractBytes } from "./support/extract-bytes.ts";
import { lineOf } from "./support/page-of.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";

const register = (
  sign: string,
): string => `Harbour Foods Ltd                     Payroll Register          Pay Date: 03/28/2025
Employee             Basic Pay     Gross Pay    PAYE Tax    National Insurance    Net Pay
Bellwether, Rosa     ${sign}2,000.00     ${sign}2,000.00     ${sign}190.40     ${sign}76.24              ${sign}1,733.36
Okafor, Daniel       ${sign}1,500.00     ${sign}1,500.00     ${sign}90.40      ${sign}36.24              ${sign}1,373.36
Total                ${sign}3,500.00     ${sign}3,500.00     ${sign}280.80     ${sign}112.48             ${sign}3,106.72`;

const extract = (text: string) => extractBytes(pdfOfText(text));

test("a printed currency is told, and foreign taxes get no type of the United States", async (t) => {
  const { canonical_output } = await extract(register("£"));
  t.equal(canonical_output.currency, "GBP");
  t.match(
    canonical_output.employees.map(({ name, gross_pay, net_pay }) => [name, gross_pay, net_pay]),
    [
      ["Rosa Bellwether", 2000, 1733.36],
      ["Daniel Okafor", 1500, 1373.36],
    ],
  );
  t.same(
    canonical_output.employees[0]!.taxes.map(({ type, jurisdiction, amount }) => [
      type,
      jurisdiction,
      amount,
    ]),
    [
      ["other", "GB", 190.4],
      ["other", "GB", 76.24],
    ],
  );
});

test("a dollar sign, or none, means US dollars", async (t) => {
  for (const sign of ["$", ""])
    t.equal((await extract(register(sign))).canonical_output.currency, "USD", `"${sign}"`);
});

/** The currency of figures that a recogniser read. */
function scanned(texts: string, confidence = 0.9): string {
  const tokens = lineOf(texts).tokens.map((token) => {
    const words = token.words.map((word) => ({ ...word, source: "ocr" as const, confidence }));
    return { text: token.text, words };
  });
  return printedCurrency([{ tokens } as unknown as Line]);
}

test("a sign that a recogniser guessed at tells no currency", async (t) => {
  t.equal(scanned("1,00€", 0.4), "USD");
  t.equal(scanned("1,00€"), "EUR");
});

test("a digit that a recogniser read as a sign is none beside dollars, or before a point", async (t) => {
  t.equal(scanned("€.00"), "USD");
  t.equal(scanned("63€  88  636.88"), "USD", "part of a figure");
  t.equal(scanned("$4.00  €1.00"), "USD");
  t.equal(scanned("€4.00  €1.00  $2.00"), "EUR");
  t.equal(scanned("CAD"), "CAD");
  t.equal(scanned("€  4,00"), "EUR");
});

/** The currency of a line of a text layer. */
const printed = (text: string): string => printedCurrency([lineOf(text)]);

test("a currency is what stands before or behind its amounts", async (t) => {
  for (const [text, currency] of [
    ["NZ$1,234.56", "NZD"],
    ["HK$1,234.56", "HKD"],
    ["S$1,234.56", "SGD"],
    ["-R$1.234,56", "BRL"],
    ["₹1,38,270.00", "INR"],
    ["₱1,234.56", "PHP"],
    ["¥345,678", "JPY"],
    ["CHF 1,234.56", "CHF"],
    ["Rs. 1,234.56", "INR"],
    ["Rs.1,234.56", "INR"],
    ["Net 1,234.56 kr", "SEK"],
    ["1,234.56 NOK", "NOK"],
    ["1,234.56 zł", "PLN"],
    ["Currency: KWD", "KWD"],
  ] as const)
    t.equal(printed(text), currency, text);
});

test("letters that stand for something else tell no currency", async (t) => {
  for (const text of ["PHP Developer", "CHF", "Rs Tax 12.00", "$12.00 kr", "12.00          SEK"])
    t.equal(printed(text), "USD", text);
});
