import { linesOfText, pdfOfPages } from "../../../packages/engine/test/support/pdfs.ts";
import type { HostileKinds } from "../hostile-kind.ts";

const HEADING = "Payroll Register   Pay Period 01/01/2026 - 01/14/2026   Check Date 01/16/2026";
const COLUMNS = "Employee   Earnings   Hours   Amount   Taxes   Amount   Gross Pay   Net Pay";

/** Pages of these lines, small enough that all of a page fit on it. */
function register(lines: readonly string[], perPage = 700): Buffer {
  const pages: string[] = [];
  for (let i = 0; i < lines.length; i += perPage)
    pages.push(
      linesOfText([HEADING, COLUMNS, ...lines.slice(i, i + perPage)], 0.9)
        .replace("TL", "TL")
        .replace(/\d+(\.\d+)? TL/, "1.1 TL"),
    );
  return pdfOfPages(pages);
}

function lines(count: number, line: (i: number) => string): string[] {
  return Array.from({ length: count }, (_, i) => line(i));
}

/** Text that looks like payroll and is there to make the reading of it slow. */
export const payroll: HostileKinds = {
  "20,000 people on 29 pages": {
    slow: true,
    make: () =>
      register(
        lines(20_000, (i) => `Person${i}, Anna  Regular  80.00  1,000.00  Federal  100.00  1,000.00  900.00`),
      ),
  },
  "1,400 people on two pages": {
    slow: true,
    make: () =>
      register(
        lines(1400, (i) => `Person${i}, Anna  Regular  80.00  1,000.00  Federal  100.00  1,000.00  900.00`),
      ),
  },
  "2,000 people of one name": {
    slow: true,
    make: () =>
      register(
        lines(2000, () => "Sample, Anna  Regular  80.00  1,000.00  Federal  100.00  1,000.00  900.00"),
      ),
  },
  "100,000 figures without a word": {
    slow: true,
    make: () => register(lines(1000, () => "1,000.00 ".repeat(100))),
  },
  "one line of 20,000 figures": { make: () => register([`Gross Pay ${"1,000.00 ".repeat(20_000)}`]) },
  "2,000 headings and nothing below": { make: () => register(lines(2000, () => COLUMNS)) },
  "20,000 totals": {
    slow: true,
    make: () => register(lines(20_000, () => "Grand Total  Gross Pay  1,000.00  Net Pay  900.00")),
  },
  "a figure of 100,000 digits": {
    make: () =>
      register([`Sample, Anna  Gross Pay  ${"9".repeat(100_000)}.00  Net Pay ${"1,".repeat(50_000)}000.00`]),
  },
  "labels of 50,000 letters": {
    make: () =>
      register([
        "Sample, Anna",
        ...["Dental", "X", "Church", "Pay to the order of "].map(
          (word) => `${word.repeat(50_000 / word.length)}   10.00`,
        ),
        "Gross Pay 1,000.00   Net Pay 900.00",
      ]),
  },
  "a name of 100,000 letters": {
    make: () => register([`${"Anna".repeat(25_000)}, Bert  Gross Pay 1,000.00 Net Pay 900.00`]),
  },
  "labels of 50,000 spaces, points and slashes": {
    make: () =>
      register(
        ["Gross", "Net Pay", "Pay Date"].flatMap((label) =>
          [". ", "-", "/", ":", "( "].map((sign) => `${label} ${sign.repeat(50_000)} 1,000.00`),
        ),
      ),
  },
  "dates that are none, 20,000 times": {
    slow: true,
    make: () => register(lines(2000, () => "Pay Date 99/99/9999 00/00/0000 31/02/2026 ".repeat(10))),
  },
};
