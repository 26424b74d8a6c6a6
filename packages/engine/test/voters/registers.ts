import { pdfOfText } from "../support/pdf-of-text.ts";

const ROWS = `
  Lee, Ann         2,400.00    240.00      60.00    2,100.00
  Ortiz, Ben       1,812.50    181.25      55.00    1,576.25
  Khan, Zoe        3,000.00    410.00      35.00    2,555.00
  Moss, Eli        2,150.00    228.40      41.10    1,880.50`;

const FACTS = `
  Harbor Light Foods LLC
  Payroll Register
  Pay Period: 06/21/2026 - 07/04/2026      Pay Date: 07/10/2026`;

/** Two columns of which no word is known, between gross and net pay. */
export const UNKNOWN = pdfOfText(`${FACTS}
  Employee        Gross Pay        Xq       Zorb     Net Pay${ROWS}`);

/** The same with words that everybody knows. */
export const KNOWN = pdfOfText(`${FACTS}
  Employee        Gross Pay   Fed Tax     Dental     Net Pay${ROWS}`);

const NAMES = ["Lee, Ann", "Ortiz, Ben", "Khan, Zoe", "Moss, Eli"];

/** Of so many pages, on each of which other people are paid otherwise. */
export function longRegister(pages: number): Buffer {
  const texts = Array.from({ length: pages }, (_, page) => {
    const rows = NAMES.map((name, person) => {
      const gross = 2000 + 137 * page + 211 * person;
      const [one, other] = [150 + 17 * page + 31 * person, 40 + 3 * page + 7 * person];
      const cells = [gross, one, other, gross - one - other].map((units) => `${units}.00`.padStart(12));
      return `  ${String.fromCharCode(65 + page)}${name.padEnd(14)}${cells.join("")}`;
    });
    return [FACTS, `  Employee            Gross Pay          Xq        Zorb     Net Pay`, ...rows].join("\n");
  });
  return pdfOfText(...texts);
}

export const INVOICE = pdfOfText(`
  Harbor Street Supply LLC
  Invoice 20417
  Item                    Quantity       Price        Amount
  Shelf, oak                 2.00       140.00        280.00
  Delivery                   1.00        35.00         35.00
  Total                                               315.00`);
