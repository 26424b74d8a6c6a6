import { Sheet, totalsOf, type Check, type Employee } from "@paylift/samples/parts";
import { groupsOf } from "../groups.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import {
  besideEachOther,
  deductionsLane,
  earningsLane,
  employerLane,
  plainLane,
  taxesLane,
  type Lane,
} from "../lanes.ts";
import { fittingSheet, finishPages, MARGIN, startPages } from "../pages.ts";
import { place, TableDrawing, type TableRow } from "../table.ts";
import { registerReading } from "../truth.ts";

const TITLES = ["Payroll Register", "Payroll Journal", "Payroll Detail Report", "Check Register Detail"];

interface Choices {
  title: string;
  identity: "column" | "band";
  employer: boolean;
  rates: boolean;
}

/** What somebody is paid altogether: gross, what is taken off, and how the rest is paid. */
function payLane(job: Job): Lane {
  const { print } = job;
  return plainLane(job, "Net Pay", ({ grossCents, taxCents, deductionCents, netCents, number, method }) => [
    ["Gross Pay", print.money(grossCents)],
    ["Total Taxes", print.withheld(taxCents)],
    ["Total Deductions", print.withheld(deductionCents)],
    ["Net Pay", print.money(netCents)],
    [`${method === "check" ? "Check" : "Direct Deposit"} # ${number}`, print.money(netCents)],
  ]);
}

function chosenLanes(job: Job, { employer, rates }: Choices): Lane[] {
  const { random } = job;
  const middle = random.shuffle([
    earningsLane(job, random.pick(["Earnings", "Hours and Earnings", "Gross Pay"]), { rates, hours: true }),
    taxesLane(job, random.pick(["Taxes", "Withholdings", "Taxes Withheld", "Statutory"])),
    deductionsLane(job, random.pick(["Deductions", "Voluntary Deductions"])),
    ...(employer ? [employerLane(job, "Employer Paid")] : []),
  ]);
  return [...middle, payLane(job)];
}

/** The identity of somebody, in a column of its own. */
function identityLane({ traits, print }: Job): Lane {
  const depth = traits.headerDepth;
  const heading =
    depth === 1 ? ["Employee"] : depth === 2 ? ["Employee", "Name"] : ["Employee", "Name", "ID"];
  return {
    columns: [
      { heading: traits.ids || depth < 3 ? heading : ["", "Employee", "Name"], align: "left", gap: 0 },
    ],
    rows: (_, { name, id }) => [[print.name(name)], ...(traits.ids ? [[`ID: ${id}`]] : [])],
  };
}

function totalRows(job: Job, who: string, employees: Employee[]): TableRow[] {
  const { print } = job;
  const { grossCents, taxCents, deductionCents, netCents } = totalsOf(employees);
  return [
    { cells: [], across: who, bold: true },
    { cells: [], across: `Gross Pay   ${print.money(grossCents)}` },
    { cells: [], across: `Total Taxes   ${print.withheld(taxCents)}` },
    { cells: [], across: `Total Deductions   ${print.withheld(deductionCents)}` },
    { cells: [], across: `Net Pay   ${print.money(netCents)}` },
  ];
}

function grandTotalRows(job: Job): TableRow[] {
  const { employees } = job.payroll;
  const count = { cells: [], across: `Total Employees: ${employees.length}` };
  return [...totalRows(job, "Company Totals", employees), count];
}

/** The rows of one check, the name above them or in the first column. */
function checkRows(job: Job, lanes: Lane[], identity: Choices["identity"]) {
  const { print, traits } = job;
  return (employee: Employee, check: Check): TableRow[] => {
    const rows = besideEachOther(lanes, check, employee).map((cells): TableRow => ({ cells }));
    if (identity === "column") return rows;
    const id = traits.ids ? `     Employee ID: ${employee.id}` : "";
    return [{ cells: [], across: `${print.name(employee.name)}${id}` }, ...rows];
  };
}

/** Stacks side by side, which have nothing to do with each other line by line. */
function draw(job: Job): Drawn {
  const { payroll, traits, random } = job;
  const choices: Choices = {
    title: random.pick(TITLES),
    identity: random.pick(["column", "band"]),
    employer: random.chance(0.4),
    rates: random.chance(0.6),
  };
  const inner = chosenLanes(job, choices);
  const lanes = choices.identity === "column" ? [identityLane(job), ...inner] : inner;
  const columns = lanes.flatMap((lane) => lane.columns);
  const rowsOf = checkRows(job, lanes, choices.identity);
  const all = payroll.employees.flatMap((employee) =>
    employee.checks.flatMap((check) => rowsOf(employee, check)),
  );
  const placing = place(new Sheet(traits.typeface), columns, all);
  const { sheet, size } = fittingSheet(job, placing.width);
  const table = new TableDrawing(columns, placing, MARGIN, size);
  const flow = startPages(job, sheet, choices.title, (pages) => table.heading(pages));
  const drawRows = (rows: TableRow[]): void => {
    for (const row of rows) table.row(flow, row);
    flow.space(size * 0.8);
  };
  for (const { department, members } of groupsOf(job)) {
    if (department !== null) drawRows([{ cells: [], across: `Department: ${department}` }]);
    for (const employee of members) for (const check of employee.checks) drawRows(rowsOf(employee, check));
    if (department !== null && traits.departments === "subtotals")
      drawRows(totalRows(job, `Department Total: ${department}`, members));
  }
  if (traits.grandTotals) drawRows(grandTotalRows(job));
  finishPages(job, sheet, choices.title);
  return {
    sheet,
    formatType: "payroll_journal",
    reading: registerReading(traits, {
      earnings: { hours: true, rates: choices.rates },
      employer: { taxes: choices.employer, contributions: choices.employer },
      payments: true,
      totals: { pay: true, taxes: true, deductions: true, employees: true },
    }),
  };
}

export const lanesRegister: AdversarialLayout = {
  name: "lanes",
  payroll: { ...PLAIN_PAYROLL, severalChecks: true },
  mostKinds: null,
  draw,
};
