import { drawCsv, type CsvStyle } from "../draw-csv.ts";
import { drawXlsx } from "../draw-xlsx.ts";
import type { List, Payroll, Person } from "../payroll.ts";
import { sum } from "../payroll.ts";
import { hundredths, type DrawnCell, type DrawnSheet } from "../sheet.ts";
import { amountOf, figureColumn, sheet, textColumn, titleRows, wideRows, type Column } from "./wide.ts";
import {
  id,
  name,
  department,
  gross,
  net,
  EMPLOYER,
  idAsNumber,
  hours,
  amount,
  PAY,
  TAXES,
  DEDUCTIONS,
  header,
  groups,
  grouped,
  wide,
  fullName,
  itemCells,
} from "./columns.ts";

export interface Design {
  name: string;
  /** Lists that the design leaves out. */
  omits: readonly (List | "hours" | "figures")[];
  draw(payroll: Payroll): Uint8Array;
}

export const DESIGNS: readonly Design[] = [
  {
    name: "wide",
    omits: EMPLOYER,
    draw: (payroll) =>
      drawXlsx([
        sheet(
          "Register",
          wide(payroll, [id, name, department, ...PAY(), gross, ...TAXES(), ...DEDUCTIONS(), net]),
        ),
      ]),
  },
  {
    name: "wide-groups",
    omits: EMPLOYER,
    draw(payroll) {
      const columns = [
        idAsNumber,
        name,
        ...grouped([hours("Regular", "Regular"), hours("Overtime", "Overtime")], "Hours"),
        ...grouped(
          [amount("Regular"), amount("Overtime"), amount("Bonus"), { ...gross, heading: "Gross" }],
          "Earnings",
        ),
        ...grouped(
          [
            amount("Federal Income Tax", "Federal"),
            amount("Social Security"),
            amount("Medicare"),
            amount("CA State Income Tax", "CA State"),
          ],
          "Taxes",
        ),
        ...grouped(DEDUCTIONS(), "Deductions"),
        net,
      ];
      const title = titleRows(payroll);
      const { cells, merges } = groups(columns, title.length + 1);
      return drawXlsx([
        sheet(
          "Sheet1",
          [...title, cells, header(columns), ...wideRows(payroll.people, columns, "Grand Totals")],
          { merges },
        ),
      ]);
    },
  },
  {
    name: "wide-codes",
    omits: EMPLOYER,
    draw(payroll) {
      const format = "General";
      const columns = [
        { ...idAsNumber, heading: "File No" },
        { ...name, heading: "Name" },
        { ...department, heading: "Dept" },
        hours("Regular", "REG HRS"),
        amount("Regular", "REG", format),
        hours("Overtime", "OT HRS"),
        amount("Overtime", "OT", format),
        amount("Bonus", "BONUS", format),
        figureColumn("GROSS", ({ gross: own }) => own, format),
        amount("Federal Income Tax", "FIT", format),
        amount("Social Security", "SS EE", format),
        amount("Medicare", "MED EE", format),
        amount("CA State Income Tax", "SIT CA", format),
        amount("401(k)", "401K", format),
        amount("Medical", "MEDICAL", format),
        amount("Dental", "DENTAL", format),
        figureColumn("NET", ({ net: own }) => own, format),
      ];
      return drawXlsx([
        sheet("Export", [header(columns), ...wideRows(payroll.people, columns, "TOTAL", "General")]),
      ]);
    },
  },
  {
    name: "wide-comma-csv",
    omits: EMPLOYER,
    draw: (payroll) =>
      drawCsv(
        sheet("", wide(payroll, [id, name, department, ...PAY(), gross, ...TAXES(), ...DEDUCTIONS(), net])),
        {
          delimiter: ";",
          decimals: ",",
          encoding: "latin1",
        },
      ),
  },
  {
    name: "long-flat",
    omits: [...EMPLOYER, "figures"],
    draw(payroll) {
      const rows = payroll.people.flatMap((person) =>
        person.lines
          .filter(({ list }) => !list.startsWith("employer"))
          .map((line) => [{ number: person.id }, fullName(person), ...itemCells(line)]),
      );
      const heading = [
        "Employee ID",
        "Employee Name",
        "Type",
        "Code",
        "Description",
        "Hours",
        "Rate",
        "Amount",
      ];
      return drawXlsx([sheet("Detail", [...titleRows(payroll), heading, ...rows])]);
    },
  },
  {
    name: "long-subtotals",
    omits: EMPLOYER,
    draw(payroll) {
      const rows = payroll.people.flatMap((person): DrawnCell[][] => [
        ...person.lines
          .filter(({ list }) => !list.startsWith("employer"))
          .map((line, at) => [
            at === 0 ? person.id : null,
            at === 0 ? fullName(person) : null,
            ...itemCells(line),
          ]),
        [null, null, null, null, "Gross Pay", null, null, hundredths(person.gross, "0.00")],
        [null, null, null, null, "Net Pay", null, null, hundredths(person.net, "0.00")],
      ]);
      const heading = [
        "Employee ID",
        "Employee Name",
        "Type",
        "Code",
        "Description",
        "Hours",
        "Rate",
        "Amount",
      ];
      return drawXlsx([sheet("Detail", [...titleRows(payroll), heading, ...rows])]);
    },
  },
  {
    name: "long-csv",
    omits: ["figures"],
    draw(payroll) {
      const rows = payroll.people.flatMap((person): DrawnCell[][] =>
        person.lines.map((line) => [
          payroll.company,
          payroll.start,
          payroll.end,
          payroll.payDate,
          person.id,
          person.family,
          person.given,
          ...itemCells(line),
        ]),
      );
      const heading = [
        "Company",
        "Period Start",
        "Period End",
        "Pay Date",
        "Employee Number",
        "Last Name",
        "First Name",
        "Category",
        "Pay Code",
        "Pay Item",
        "Hours",
        "Rate",
        "Current Amount",
      ];
      return drawCsv(sheet("", [heading, ...rows]), { delimiter: ",", decimals: ".", encoding: "utf8-mark" });
    },
  },
  {
    name: "sheets-by-list",
    omits: EMPLOYER,
    draw(payroll) {
      const people = [id, name];
      const one = (title: string, columns: Column[]): DrawnSheet =>
        sheet(title, [
          ...titleRows(payroll),
          header([...people, ...columns]),
          ...wideRows(payroll.people, [...people, ...columns], "Totals"),
        ]);
      return drawXlsx([
        one("Summary", [gross, net]),
        one("Earnings", PAY()),
        one("Taxes", TAXES()),
        one("Deductions", DEDUCTIONS()),
      ]);
    },
  },
  {
    name: "sheets-by-department",
    omits: EMPLOYER,
    draw(payroll) {
      const columns = [
        id,
        name,
        ...PAY("#,##0.00"),
        gross,
        ...TAXES("#,##0.00"),
        ...DEDUCTIONS("#,##0.00"),
        net,
      ];
      const sheets = [...Map.groupBy(payroll.people, ({ department: own }) => own)].map(([title, people]) =>
        sheet(title, [
          ...titleRows(payroll),
          [`Department: ${title}`],
          header(columns),
          ...wideRows(people, columns, "Department Total", "#,##0.00"),
        ]),
      );
      return drawXlsx(sheets);
    },
  },
  {
    name: "wide-year",
    omits: [...EMPLOYER, "hours"],
    draw(payroll) {
      const both = (label: string, of: (person: Person) => number | null): Column[] =>
        grouped(
          [
            figureColumn("Current", of),
            figureColumn("YTD", (person) => {
              const own = of(person);
              return own === null ? null : own * 7;
            }),
          ],
          label,
        );
      const labels = ["Regular", "Overtime", "Bonus"];
      const withheld = [
        "Federal Income Tax",
        "Social Security",
        "Medicare",
        "CA State Income Tax",
        "401(k)",
        "Medical",
        "Dental",
      ];
      const columns = [
        id,
        name,
        ...labels.flatMap((label) => both(label, amountOf(label))),
        ...both("Gross Pay", ({ gross: own }) => own),
        ...withheld.flatMap((label) => both(label, amountOf(label))),
        ...both("Net Pay", ({ net: own }) => own),
      ];
      const title = titleRows(payroll);
      const { cells, merges } = groups(columns, title.length + 1);
      return drawXlsx([
        sheet("YTD", [...title, cells, header(columns), ...wideRows(payroll.people, columns, "Totals")], {
          merges,
        }),
      ]);
    },
  },
  {
    name: "wide-tsv",
    omits: EMPLOYER,
    draw(payroll) {
      const style: CsvStyle = { delimiter: "\t", decimals: ".", encoding: "utf16le" };
      const columns = [
        textColumn("Pay Period Begin", () => payroll.start),
        textColumn("Pay Period End", () => payroll.end),
        textColumn("Check Date", () => payroll.payDate),
        { ...id, heading: "Employee No" },
        textColumn("Last Name", ({ family }) => family),
        textColumn("First Name", ({ given }) => given),
        ...PAY("General"),
        figureColumn("Gross Pay", ({ gross: own }) => own, "General"),
        ...TAXES("General"),
        ...DEDUCTIONS("General"),
        figureColumn("Net Pay", ({ net: own }) => own, "General"),
      ];
      return drawCsv(sheet("", [header(columns), ...wideRows(payroll.people, columns, null)]), style);
    },
  },
  {
    name: "wide-departments",
    omits: ["employer_contributions"],
    draw(payroll) {
      const columns = [
        id,
        name,
        ...PAY(),
        gross,
        ...TAXES(),
        figureColumn("Total Taxes", ({ lines }) => sum(lines.filter(({ list }) => list === "taxes"))),
        ...DEDUCTIONS(),
        figureColumn("Total Deductions", ({ lines }) =>
          sum(lines.filter(({ list }) => list === "deductions")),
        ),
        net,
        amount("Employer Social Security", "ER Social Security"),
        amount("Employer Medicare", "ER Medicare"),
      ];
      const byDepartment = [...Map.groupBy(payroll.people, ({ department: own }) => own)];
      const rows = byDepartment.flatMap(([title, people]) => [
        [`Department: ${title}`],
        ...wideRows(people, columns, `Total ${title}`),
      ]);
      const totals = wideRows(payroll.people, columns, "Company Totals").slice(-1);
      return drawXlsx([sheet("Register", [...titleRows(payroll), header(columns), ...rows, ...totals])], {
        from1904: true,
      });
    },
  },
];
