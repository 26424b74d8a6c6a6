import { test } from "tap";
import { readSpreadsheet } from "../src/read.ts";
import { drawOds } from "./drawn/draw-ods.ts";
import { drawXlsx } from "./drawn/draw-xlsx.ts";
import { hundredths, type DrawnCell, type DrawnSheet } from "./drawn/sheet.ts";

const FORMATS = [
  ["XLSX", drawXlsx],
  ["ODS", drawOds],
] as const;

const PEOPLE = [
  ["Bakery", "B-101", "Noor Halvorsen", 310_000, 46_500],
  ["Bakery", "B-102", "Piet Amaral", 287_500, 43_125],
  ["Bakery", "B-103", "Sana Wrobel", 402_050, 60_307],
  ["Kitchen", "K-201", "Ola Brandt", 295_000, 44_250],
  ["Kitchen", "K-202", "Ida Castellan", 351_025, 52_653],
] as const;

const money = (cents: number): DrawnCell => hundredths(cents, "0.00");

for (const [format, draw] of FORMATS) {
  const read = (sheet: Omit<DrawnSheet, "name">) => readSpreadsheet(draw([{ name: "Pay", ...sheet }])).result;

  test(`${format}: a department that is merged beside its people is that of each`, async (t) => {
    const header = [
      "Department",
      "Employee ID",
      "Employee Name",
      "Gross Pay",
      "Federal Income Tax",
      "Net Pay",
    ];
    const rows = PEOPLE.map(([department, id, name, gross, tax], at): DrawnCell[] => [
      at === 0 || at === 3 ? department : null,
      id,
      name,
      money(gross),
      money(tax),
      money(gross - tax),
    ]);
    const { canonical_output: output, evidence } = read({
      rows: [header, ...rows],
      merges: ["A2:A4", "A5:A6"],
    });
    t.same(
      output.employees.map(({ employee_id, department, net_pay }) => [employee_id, department, net_pay]),
      PEOPLE.map(([department, id, , gross, tax]) => [id, department, (gross - tax) / 100]),
    );
    t.match(evidence["employees[1].department"], [{ cell: "Pay!A3" }]);
  });

  test(`${format}: a person who is merged beside their items is one`, async (t) => {
    const header = ["Employee ID", "Employee Name", "Category", "Description", "Amount"];
    const rows = PEOPLE.flatMap(([, id, name, gross, tax]): DrawnCell[][] => [
      [id, name, "Earnings", "Regular", money(gross)],
      [null, null, "Taxes", "Federal Income Tax", money(tax)],
    ]);
    const merges = PEOPLE.flatMap((_, at) =>
      ["A", "B"].map((column) => `${column}${2 * at + 2}:${column}${2 * at + 3}`),
    );
    const { canonical_output: output } = read({ rows: [header, ...rows], merges });
    t.same(
      output.employees.map(({ employee_id, name, earnings, taxes }) => [
        employee_id,
        name,
        earnings.map(({ amount }) => amount),
        taxes.map(({ amount }) => amount),
      ]),
      PEOPLE.map(([, id, name, gross, tax]) => [id, name, [gross / 100], [tax / 100]]),
    );
  });

  test(`${format}: an amount that is merged beside several people is nobody's twice`, async (t) => {
    const header = [
      "Employee ID",
      "Employee Name",
      "Gross Pay",
      "Federal Income Tax",
      "Net Pay",
      "Batch Net",
    ];
    const rows = PEOPLE.map(([, id, name, gross, tax], at): DrawnCell[] => [
      id,
      name,
      money(gross),
      money(tax),
      money(gross - tax),
      at === 0 ? money(1_398_740) : null,
    ]);
    const { evidence, unclaimed } = read({ rows: [header, ...rows], merges: ["F2:F6"] });
    const cells = [...unclaimed, ...Object.values(evidence).flat()].map(({ cell }) => cell);
    t.same(
      cells.filter((cell) => /^Pay!F[2-6]/.test(cell ?? "")),
      ["Pay!F2"],
    );
  });

  test(`${format}: what is kept below merged cells is not read, and told`, async (t) => {
    const header = ["Employee ID", "Employee Name", "Gross Pay", "Federal Income Tax", "Net Pay"];
    const rows = PEOPLE.map(([, id, name, gross, tax]) => [
      id,
      name,
      money(gross),
      money(tax),
      money(gross - tax),
    ]);
    const note: DrawnCell[] = ["Paid by transfer", money(999_999), money(123)];
    const { canonical_output: output, ...result } = read({
      rows: [header, ...rows, note],
      merges: ["A7:C7"],
    });
    t.equal(output.employees.length, PEOPLE.length);
    t.match(result.hidden_text, [{ cell: "Pay!merged cells", words: 2, figures: 2 }]);
    t.ok(result.confidence_score < 0.85);
    t.same(result.unclaimed, []);
  });
}
