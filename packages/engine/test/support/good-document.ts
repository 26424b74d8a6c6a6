import { PdfBuilder } from "./pdf-builder.ts";

type Place = [x: number, top: number, text: string];

/** Columns of the report by name, with their right edge where they hold figures, their left edge where text. */
const SUMMARY = ["Gross earnings", "Reimbursements", "Employee taxes", "Employee deductions", "Net pay"];
const EMPLOYER = ["Employer taxes", "Company contributions", "Employer cost"];
const SUMMARY_RIGHT = [250, 322, 394, 472, 540, 602, 692, 762];
const SIZE = 6.5;

/**
 * A payroll journal of two employees whose figures add up, in a layout that the engine knows. `more` are operators of its
 * page behind them.
 */
export function goodDocument(more = ""): Buffer {
  return page(more, [
    [605, 30, "Payroll Journal Report"],
    [605, 45, "Sample Company"],
    [42, 66, "Payroll period"],
    [42, 78, "09/27/2026 - 10/10/2026"],
    [190, 66, "Pay day"],
    [190, 78, "10/14/2026"],
    [290, 66, "Payroll type"],
    [290, 78, "Regular payroll"],
    [400, 66, "Employees"],
    [400, 78, "2"],
    [480, 66, "Net pay"],
    [480, 78, "$2,300.00"],
    [600, 66, "Total employer cost"],
    [600, 78, "$3,300.00"],
    [30, 111, "Payroll summary by employee"],
    ...summary(128, "Employee", [...SUMMARY, ...EMPLOYER]),
    ...summary(143, "Sample, Anna", money(1000, 0, 150, 50, 800, 70, 30, 1100)),
    ...summary(155, "Specimen, Bert", money(2000, 0, 400, 100, 1500, 140, 60, 2200)),
    ...summary(167, "Total", money(3000, 0, 550, 150, 2300, 210, 90, 3300)),
    [30, 202, "Payroll details"],
    ...employee(218, "Anna Sample", {
      hours: "40.00",
      gross: 1000,
      income: 80,
      social: 70,
      saved: 50,
      match: 30,
      net: 800,
    }),
    ...employee(298, "Bert Specimen", {
      hours: "80.00",
      gross: 2000,
      income: 260,
      social: 140,
      saved: 100,
      match: 60,
      net: 1500,
    }),
  ]);
}

interface Pay {
  hours: string;
  gross: number;
  income: number;
  social: number;
  saved: number;
  match: number;
  net: number;
}

function employee(top: number, name: string, pay: Pay): Place[] {
  const [rate, gross, income, social, saved, match, net] = money(
    25,
    pay.gross,
    pay.income,
    pay.social,
    pay.saved,
    pay.match,
    pay.net,
  ) as [string, string, string, string, string, string, string];
  return [
    [32, top, name],
    [290, top, "Department: Office"],
    [470, top, "Payment: Check"],
    right(762, top, `Net pay: ${net}`),
    [32, top + 14, "Earnings"],
    right(172, top + 14, "Hours"),
    right(206, top + 14, "Rate"),
    right(262, top + 14, "Amount"),
    [276, top + 14, "Employee taxes"],
    right(428, top + 14, "Amount"),
    [442, top + 14, "Employer taxes"],
    right(580, top + 14, "Amount"),
    [594, top + 14, "Benefits & deductions"],
    right(716, top + 14, "Employee"),
    right(762, top + 14, "Company"),
    [32, top + 24, "Regular Hours"],
    right(172, top + 24, pay.hours),
    right(206, top + 24, rate),
    right(262, top + 24, gross),
    [276, top + 24, "Federal Income Tax (Employee)"],
    right(428, top + 24, income),
    [442, top + 24, "Social Security (Employer)"],
    right(580, top + 24, social),
    [594, top + 24, "Traditional 401(k)"],
    right(716, top + 24, saved),
    [276, top + 33, "Social Security (Employee)"],
    right(428, top + 33, social),
    [594, top + 33, "401(k) company match"],
    right(762, top + 33, match),
  ];
}

function summary(top: number, name: string, cells: readonly string[]): Place[] {
  return [[30, top, name], ...cells.map((cell, i) => right(SUMMARY_RIGHT[i]!, top, cell))];
}

function money(...amounts: number[]): string[] {
  return amounts.map((amount) => `$${amount.toLocaleString("en-US", { minimumFractionDigits: 2 })}`);
}

function right(edge: number, top: number, text: string): Place {
  return [edge - widthOf(text), top, text];
}

function page(more: string, places: readonly Place[]): Buffer {
  const pdf = new PdfBuilder();
  const tree = pdf.reserve();
  const font = pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  const shown = places.map(
    ([x, top, text]) => `1 0 0 1 ${x.toFixed(2)} ${612 - top} Tm (${text.replace(/[()]/g, "\\$&")}) Tj`,
  );
  const content = pdf.deflated("", `BT /F0 ${SIZE} Tf\n${shown.join("\n")}\nET ${more}`);
  const node = pdf.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 792 612] /Contents ${content} 0 R ` +
      `/Resources << /Font << /F0 ${font} 0 R >> >> >>`,
  );
  pdf.set(tree, `<< /Type /Pages /Kids [${node} 0 R] /Count 1 >>`);
  return pdf.build(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

// Helvetica: exact for figures, near enough for words.
function widthOf(text: string): number {
  const ems = [...text].reduce((sum, sign) => sum + (/[.,: ()il]/.test(sign) ? 0.278 : 0.556), 0);
  return ems * SIZE;
}
