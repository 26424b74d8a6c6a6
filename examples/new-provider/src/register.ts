import PDFDocument from "pdfkit";
import type { Department, Employee, Line, Payroll } from "./payroll.ts";

const PAGE = { width: 792, height: 612, bottom: 560 };
/** Left edges of texts, and right edges of numbers, in points. */
const X = { person: 36, earning: 178, hours: 300, rate: 346, amount: 404, tax: 424, taxAmount: 560 };
const RIGHT = { deduction: 580, deductionAmount: 680, net: 752 };

/** Draws a payroll as Northwind Pay would print it: a block for each employee, stacks side by side. */
export async function drawRegister(payroll: Payroll): Promise<Uint8Array> {
  const sheet = new Sheet(payroll);
  for (const department of payroll.departments) {
    sheet.room(60);
    sheet.text(`Department ${department.code} - ${department.name}`, X.person, true);
    sheet.down(14);
    for (const employee of department.employees)
      sheet.block(employee.name, [`ID: ${employee.id}`], [employee]);
    sheet.block(`Department ${department.code} Totals`, countOf([department]), department.employees);
  }
  const everybody = payroll.departments.flatMap(({ employees }) => employees);
  sheet.block("Company Totals", countOf(payroll.departments), everybody);
  sheet.text("Funds to transfer", X.person);
  sheet.number(
    everybody.reduce((sum, employee) => sum + netOf(employee), 0),
    X.amount,
  );
  return sheet.end();
}

function netOf({ earnings, taxes, deductions }: Employee): number {
  return total(earnings) - total(taxes) - total(deductions);
}

function countOf(departments: readonly Department[]): string[] {
  return [`Employees: ${departments.reduce((sum, { employees }) => sum + employees.length, 0)}`];
}

class Sheet {
  readonly #payroll: Payroll;
  readonly #pdf: PDFKit.PDFDocument = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: new Date(0) },
  });
  readonly #bytes: Promise<Uint8Array>;
  #page = 0;
  #y = Infinity;

  constructor(payroll: Payroll) {
    this.#payroll = payroll;
    this.#bytes = new Promise((resolve) => {
      const chunks: Buffer[] = [];
      this.#pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
      this.#pdf.on("end", () => resolve(Buffer.concat(chunks)));
    });
  }

  end(): Promise<Uint8Array> {
    this.#pdf.end();
    return this.#bytes;
  }

  /** One person, or the sums over several. */
  block(title: string, details: readonly string[], people: readonly Employee[]): void {
    const earnings = added(people.flatMap(({ earnings }) => earnings));
    const taxes = added(people.flatMap(({ taxes }) => taxes));
    const deductions = added(people.flatMap(({ deductions }) => deductions));
    const company = added(people.flatMap((one) => one.company));
    const hours = added(
      people.flatMap((one) => one.earnings.map(({ label, hours }) => ({ label, amount: hours }))),
    );
    const [gross, taxed, deducted] = [total(earnings), total(taxes), total(deductions)];
    const one = people.length === 1 && title === people[0]!.name ? people[0]! : null;
    const rows = Math.max(
      earnings.length + 1,
      taxes.length + 1,
      this.#linesOf(deductions, company),
      1 + details.length,
    );
    this.room(rows * 11 + 10);
    const top = this.#y;
    [title, ...details].forEach((line, i) => this.at(top + i * 11, () => this.text(line, X.person)));
    earnings.forEach(({ label, amount }, i) =>
      this.at(top + i * 11, () => {
        this.text(label, X.earning);
        this.number(hours[i]!.amount, X.hours);
        if (one !== null) this.number(one.earnings[i]!.rate, X.rate);
        this.number(amount, X.amount);
      }),
    );
    this.#sum(top + earnings.length * 11, "Gross Pay", gross, X.earning, X.amount);
    this.#list(top, taxes, "Total Taxes", X.tax, X.taxAmount);
    this.#list(top, deductions, "Total Deductions", RIGHT.deduction, RIGHT.deductionAmount);
    this.#paidByCompany(top + (deductions.length + 1) * 11, company);
    this.at(top, () => this.number(gross - taxed - deducted, RIGHT.net));
    if (one !== null) this.at(top + 11, () => this.right(`Deposit ${one.deposit}`, RIGHT.net));
    this.#y = top;
    this.down(rows * 11 + 10);
  }

  #linesOf(deductions: readonly Line[], company: readonly Line[]): number {
    return deductions.length + 1 + (company.length > 0 ? 1 + company.length : 0);
  }

  /** What the company pays stands below the deductions, and is none. */
  #paidByCompany(top: number, lines: readonly Line[]): void {
    if (lines.length === 0) return;
    this.at(top, () => this.text("Company Paid", RIGHT.deduction, true));
    lines.forEach(({ label, amount }, i) =>
      this.at(top + (i + 1) * 11, () => {
        this.text(label, RIGHT.deduction);
        this.number(amount, RIGHT.deductionAmount);
      }),
    );
  }

  #list(top: number, lines: readonly Line[], sum: string, x: number, right: number): void {
    lines.forEach(({ label, amount }, i) =>
      this.at(top + i * 11, () => {
        this.text(label, x);
        this.number(amount, right);
      }),
    );
    if (lines.length > 0) this.#sum(top + lines.length * 11, sum, total(lines), x, right);
  }

  #sum(y: number, label: string, amount: number, x: number, right: number): void {
    this.at(y, () => {
      this.text(label, x, true);
      this.number(amount, right);
    });
  }

  /** Begins a page where what comes does not fit any more. */
  room(height: number): void {
    if (this.#y + height <= PAGE.bottom) return;
    this.#pdf.addPage();
    this.#page++;
    const { company, companyId, period, payDate } = this.#payroll;
    this.at(30, () => this.text("Northwind Pay", X.person, true));
    this.at(44, () => {
      this.text("Payroll Register by Employee", X.person, true);
      this.text(`Pay Period: ${period[0]} - ${period[1]}`, X.tax);
      this.right(`Page ${this.#page}`, RIGHT.net);
    });
    this.at(58, () => {
      this.text(company, X.person);
      this.text(`Client ID: ${companyId}`, X.earning);
      this.text(`Check Date: ${payDate}`, X.tax);
    });
    this.at(82, () => {
      this.text("EARNINGS", X.earning, true);
      this.text("TAXES WITHHELD", X.tax, true);
      this.text("DEDUCTIONS", RIGHT.deduction, true);
    });
    this.at(94, () => {
      this.text("Employee", X.person, true);
      this.text("Description", X.earning, true);
      this.right("Hours", X.hours, true);
      this.right("Rate", X.rate, true);
      this.right("Amount", X.amount, true);
      this.text("Description", X.tax, true);
      this.right("Amount", X.taxAmount, true);
      this.text("Description", RIGHT.deduction, true);
      this.right("Amount", RIGHT.deductionAmount, true);
      this.right("Net Pay", RIGHT.net, true);
    });
    this.#y = 114;
  }

  at(y: number, draw: () => void): void {
    this.#y = y;
    draw();
  }

  down(points: number): void {
    this.#y += points;
  }

  text(text: string, x: number, bold = false): void {
    this.#font(bold).text(text, x, this.#y, { lineBreak: false });
  }

  right(text: string, x: number, bold = false): void {
    this.text(text, x - this.#font(bold).widthOfString(text), bold);
  }

  number(hundredths: number, right: number): void {
    const [whole, rest] = (hundredths / 100).toFixed(2).split(".");
    this.right(`${whole!.replace(/\B(?=(?:\d{3})+$)/g, ",")}.${rest}`, right);
  }

  #font(bold: boolean): PDFKit.PDFDocument {
    return this.#pdf.font(bold ? "Helvetica-Bold" : "Helvetica").fontSize(8);
  }
}

/** Amounts of the same label added up, in the order in which the labels come. */
function added(lines: readonly Line[]): Line[] {
  const sums = new Map<string, number>();
  for (const { label, amount } of lines) sums.set(label, (sums.get(label) ?? 0) + amount);
  return [...sums].map(([label, amount]) => ({ label, amount }));
}

function total(lines: readonly Line[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
