import { pdfOfText } from "./pdf-of-text.ts";

type People = readonly (readonly [
  name: string,
  id: string,
  pay: string,
  tax: string,
  held: string,
  net: string,
])[];

/** A register of a program that no variant describes, with a deduction that no vocabulary knows. */
function register(company: string, day: string, people: People, totals: readonly string[]): Buffer {
  const [pay = "", tax = "", held = "", net = ""] = totals;
  const row = (...cells: readonly string[]): string => {
    const [name = "", kind = "", amount = "", of = "", withheld = "", less = "", sum = "", paid = ""] = cells;
    return `  ${name.padEnd(22)}${kind.padEnd(20)}${amount.padStart(10)}    ${of.padEnd(12)}${withheld.padStart(9)}     ${less.padEnd(14)}${sum.padStart(8)}${paid.padStart(12)}`;
  };
  return pdfOfText(
    [
      "",
      "  Quillpay Payroll Register",
      `  ${company}`,
      `  Pay Period: 06/01/2026 - 06/14/2026      Check Date: ${day}`,
      "",
      row("", "EARNINGS", "", "TAXES WITHHELD", "", "DEDUCTIONS"),
      row("Employee", "Description", "Amount", "Description", "Amount", "Description", "Amount", "Net Pay"),
      ...people.flatMap(([name, id, gross, federal, flag, paid]) => [
        row(name, "Regular", gross, "Federal", federal, "Flagpole", flag, paid),
        row(`ID: ${id}`, "Gross Pay", gross, "Total Taxes", federal),
      ]),
      row("Company Totals", "Regular", pay, "Federal", tax, "Flagpole", held, net),
      row(`Employees: ${people.length}`, "Gross Pay", pay, "Total Taxes", tax),
    ].join("\n"),
  );
}

export const HARBOR = register(
  "Harbor Kites LLC",
  "06/19/2026",
  [
    ["Bellwether, Rosa", "1001", "1,940.00", "202.60", "84.50", "1,652.90"],
    ["Okafor, Daniel", "1002", "1,000.00", "100.00", "84.50", "815.50"],
  ],
  ["2,940.00", "302.60", "169.00", "2,468.40"],
);
export const JUNIPER = register(
  "Juniper Bakery Inc",
  "06/26/2026",
  [
    ["Whitlock, Amos", "2031", "1,720.00", "172.00", "9.80", "1,538.20"],
    ["Sorensen, Pia", "2034", "990.00", "99.00", "9.80", "881.20"],
  ],
  ["2,710.00", "271.00", "19.60", "2,419.40"],
);
