import { test } from "tap";
import { jointly, peopleOf, who } from "./joint-reading.ts";

const PEOPLE = ["Bartz, Colleen", "Hoekstra, Dirk", "Lemanski, Paul", "Osei, Akua"] as const;

/** Gross pay, taxes and net pay of a check of somebody. */
const columns = (gross: number): string =>
  [gross, -110 - gross / 100, -14.5, gross - 124.5 - gross / 100]
    .map((one) => one.toFixed(2).padStart(12))
    .join("");
const sum = (...all: readonly number[]): string =>
  [0, 1, 2, 3]
    .map((i) => all.reduce((cents, gross) => cents + Number(columns(gross).trim().split(/\s+/)[i]), 0))
    .map((one) => one.toFixed(2).padStart(12))
    .join("");

const payOf = (i: number): readonly [number, number] => [1100 + 100 * i, 1300 + 100 * i];

const blocks = (line: (name: string, n: number) => string, total: string): string => `
Employee Earnings Record
Employee            Date        Check No        Gross     Federal    Medicare     Net Pay
${PEOPLE.map(
  (name, i) => `
${payOf(i)
  .map((gross, n) => `${line(name, n).padEnd(20)}0${n + 4}/10/26    33${n}${i}    ${columns(gross)}`)
  .join("\n")}
${total.padEnd(40)}${sum(...payOf(i))}`,
).join("\n")}
`;

const codeOf = (name: string): string => name.split(",")[0]!.toUpperCase();

test("the records between two sums are about the one who is named in them, whatever line the name is in", async (t) => {
  const names = PEOPLE.flatMap((name) => [name, name]);
  t.same(
    who(jointly(blocks((name, n) => (n === 0 ? codeOf(name) : name), "Total"))),
    names.map((name) => `${codeOf(name)} ${name}, -`),
  );
  t.same(
    peopleOf(jointly(blocks((name, n) => (n === 0 ? name : ""), "Total"))).map(({ name }) => name!.text),
    names,
  );
});

test("between the sums of groups each line is about whoever it names", async (t) => {
  const other = (name: string): string => name.replace(/^\w+/, "Abernathy");
  for (const total of ["Total", "Department Total"])
    t.same(
      peopleOf(jointly(blocks((name, n) => (n === 0 ? name : other(name)), total))).map(
        ({ name }) => name!.text,
      ),
      PEOPLE.flatMap((name) => [name, other(name)]),
    );
});

test("checks of several lines begin where their day stands, whose heading may be over that of their number", async (t) => {
  const check = (name: string, code: string, day: string, number: string, gross: number): string => {
    const [all, tax, medicare, net] = columns(gross).trim().split(/\s+/);
    return `${code.padEnd(20)}${day.padEnd(12)}${net!.padStart(12)}${all!.padStart(12)}${tax!.padStart(12)}
${name.padEnd(20)}${number.padEnd(12)}${"".padStart(24)}${medicare!.padStart(12)}`;
  };
  const text = `
Current Earnings Report
Employee ID         Date              Amount       Gross  Fed_Income
Employee            Reference                               Medicare
${PEOPLE.map((name, i) => {
  const [first, second] = payOf(i);
  const [all, tax, medicare, net] = sum(first, second).trim().split(/\s+/);
  return `
${check(name, `${codeOf(name).slice(0, 3)}01`, "3/6/26", `DD228${i}`, first)}
${check("", "", "3/20/26", `DD229${i}`, second)}
${"Total 3/1/26 thru 3/31/26".padEnd(32)}${net!.padStart(12)}${all!.padStart(12)}${tax!.padStart(12)}
${"".padEnd(56)}${medicare!.padStart(12)}`;
}).join("\n")}
`;
  t.same(
    peopleOf(jointly(text)).map(({ name, figures, payments }) => [
      name?.text,
      figures.get("gross_pay")?.cents,
      payments[0]?.date?.text,
    ]),
    PEOPLE.flatMap((name, i) =>
      payOf(i).map((gross, n) => [name, gross * 100, n === 0 ? "3/6/26" : "3/20/26"]),
    ),
  );
});

for (const total of ["Total Bartz, Colleen", "Total"])
  test(`${total} below the lines of one person among others with one line`, async (t) => {
    const [first, second] = payOf(0);
    const text = `
Payroll Summary
Employee            Job              Regular       Gross     Federal    Medicare     Net Pay
Bartz, Colleen      Server      ${first.toFixed(2).padStart(12)}
                    Bartender   ${second.toFixed(2).padStart(12)}
${total.padEnd(32)}${(first + second).toFixed(2).padStart(12)}${columns(first + second)}
${PEOPLE.slice(1)
  .map(
    (name, i) =>
      `${name.padEnd(20)}Host        ${payOf(i)[0].toFixed(2).padStart(12)}${columns(payOf(i)[0])}`,
  )
  .join("\n")}
`;
    t.same(
      peopleOf(jointly(text)).map(({ figures }) => figures.get("gross_pay")?.cents ?? null)[0],
      total === "Total" ? null : (first + second) * 100,
    );
  });
