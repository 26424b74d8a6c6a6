import { test } from "tap";
import { createEngine } from "../src/engine.ts";
import { linesOfText, pdfOfPages } from "./support/pdfs.ts";

const LABELS = 30;
const LETTERS = 30_000;
/** Where cost grows with the square of the length, they take a minute; else about a second. */
const CPU_MS = 12_000;

test("labels and names without end cost no more than their letters", async (t) => {
  const engine = await createEngine({ threads: 1, cpuMs: CPU_MS });
  t.teardown(() => engine.close());
  // No two are the same, as what was found for a label is remembered.
  const long = (word: string, i: number): string => `${word.repeat(LETTERS / word.length)}${i}`;
  const lines = (line: (i: number) => string): string[] => Array.from({ length: LABELS }, (_, i) => line(i));
  const columns = "Employee   Earnings   Hours   Amount   Taxes   Amount   Gross Pay   Net Pay";
  const figures = "Regular   80.00   1,000.00   Federal   100.00   1,000.00   900.00";
  const registers = {
    labels: [
      "Sample, Anna",
      ...lines((i) => `${long("Dental", i)}   10.00`),
      "Gross Pay 1,000.00   Net Pay 900.00",
    ],
    names: [columns, `Sample, Carl   ${figures}`, ...lines((i) => `${long("Anna", i)}, Bert   ${figures}`)],
  };
  for (const [what, register] of Object.entries(registers)) {
    const title = "Payroll Register   Pay Period 01/01/2026 - 01/14/2026   Check Date 01/16/2026";
    const document = pdfOfPages([linesOfText([title, ...register], 0.9)]);
    const { confidence_score } = await engine.extract(document);
    t.ok(confidence_score < 0.85, `${LABELS} ${what} of ${LETTERS} letters are read, and believed by nobody`);
  }
});
