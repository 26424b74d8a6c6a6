import { test } from "tap";
import { drawnPdf } from "./support/drawn-pdf.ts";
import { extractBytes } from "./support/extract-bytes.ts";

const PITCH_PT = 12;
const COLUMNS = [60, 170, 250, 330, 410, 490];
const HEADINGS = ["Employee", "Regular", "Overtime", "Gross Pay", "Federal W/H", "Net Pay"];
const PEOPLE: readonly { name: readonly string[]; pay: readonly string[] }[] = [
  { name: ["Adler, Nina"], pay: ["1,920.00", "72.00", "1,992.00", "219.12", "1,772.88"] },
  { name: ["Brandt, Owen"], pay: ["2,304.50", "0.00", "2,304.50", "253.50", "2,051.00"] },
  {
    name: ["Castell-", "Montgomery,", "Mirela", "Josephine"],
    pay: ["1,688.00", "126.60", "1,814.60", "199.61", "1,614.99"],
  },
  { name: ["Dunmore,", "Felix"], pay: ["2,750.00", "0.00", "2,750.00", "302.50", "2,447.50"] },
  { name: ["Ekwall, Sofie"], pay: ["1,512.00", "56.70", "1,568.70", "172.56", "1,396.14"] },
];
const TOTALS = ["10,174.50", "255.30", "10,429.80", "1,147.29", "9,282.51"];

/** A register whose names are broken over lines, with the numbers in the middle of them; rows are so far apart. */
function register(gap: number): Buffer {
  const cells: string[] = [];
  let y = 700;
  const put = (x: number, at: number, text: string): void =>
    void cells.push(`1 0 0 1 ${x} ${at} Tm (${text}) Tj`);
  put(60, 740, "Quillmark Stationers LLC");
  put(60, 726, "Payroll Register  Pay Period: 10/05/2026 - 10/18/2026  Check Date: 10/23/2026");
  const row = (texts: readonly string[], at: number): void =>
    texts.forEach((text, i) => put(COLUMNS[i]!, at, text));
  row(HEADINGS, y);
  y -= PITCH_PT + gap;
  for (const { name, pay } of PEOPLE) {
    name.forEach((line, i) => put(COLUMNS[0]!, y - PITCH_PT * i, line));
    row(["", ...pay], y - (PITCH_PT * (name.length - 1)) / 2);
    y -= PITCH_PT * name.length + gap;
  }
  row(["Totals", ...TOTALS], y);
  return drawnPdf({ content: `BT /F0 8 Tf ${cells.join("\n")} ET` });
}

test("lines of a name belong together where a gap parts them from the next", async (t) => {
  const { canonical_output, confidence_score } = await extractBytes(register(5), "joint");
  t.same(
    canonical_output.employees.map(({ name }) => name),
    ["Nina Adler", "Owen Brandt", "Mirela Josephine Castell-Montgomery", "Felix Dunmore", "Sofie Ekwall"],
  );
  t.ok(confidence_score >= 0.95, String(confidence_score));
});

test("sums prove no names whose lines stand as far from each other as from the next name", async (t) => {
  const { confidence_score } = await extractBytes(register(1), "joint");
  t.ok(confidence_score < 0.85, String(confidence_score));
});
