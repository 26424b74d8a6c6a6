import { test } from "tap";
import type { Correction } from "../src/api/correction.ts";
import type { LayoutData } from "../src/api/layout.ts";
import { createEngine } from "../src/engine.ts";
import { bundledVariants } from "../src/variants/bundled-providers.ts";
import { paycomRegister } from "./drawn/paycom-register.ts";
import { payrollRun } from "./drawn/payroll-run.ts";
import { failure } from "./support/events.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";
import { sharedEngine } from "./support/shared-engine.ts";

const HEAD = (company: string, date: string): string => `
  Quillpay Payroll Register
  ${company}
  Pay Period: 06/01/2026 - 06/14/2026      Check Date: ${date}

                        EARNINGS                                  TAXES WITHHELD            DEDUCTIONS
  Employee              Description        Hours      Amount      Description    Amount     Description      Amount     Net Pay`;

const HARBOR = pdfOfText(`${HEAD("Harbor Kites LLC", "06/19/2026")}
  Bellwether, Rosa      Regular            80.00    1,940.00      Federal        202.60     Flagpole          84.50    1,652.90
  ID: 1001              Gross Pay                   1,940.00      Total Taxes    202.60
  Okafor, Daniel        Regular            40.00    1,000.00      Federal        100.00     Flagpole          84.50      815.50
  ID: 1002              Gross Pay                   1,000.00      Total Taxes    100.00
  Company Totals        Regular           120.00    2,940.00      Federal        302.60     Flagpole         169.00    2,468.40
  Employees: 2          Gross Pay                   2,940.00      Total Taxes    302.60`);

const JUNIPER = pdfOfText(`${HEAD("Juniper Bakery Inc", "06/26/2026")}
  Whitlock, Amos        Regular            80.00    1,720.00      Federal        172.00     Flagpole           9.80    1,538.20
  ID: 2031              Gross Pay                   1,720.00      Total Taxes    172.00
  Sorensen, Pia         Regular            50.00      990.00      Federal         99.00     Flagpole           9.80      881.20
  ID: 2034              Gross Pay                     990.00      Total Taxes     99.00
  Company Totals        Regular           130.00    2,710.00      Federal        271.00     Flagpole          19.60    2,419.40
  Employees: 2          Gross Pay                   2,710.00      Total Taxes    271.00`);

/** Another program's register, with the same line. */
const OTHER = pdfOfText(`
  Marlow Wage Sheet
  Fenwick Tools
  From 06/01/2026 to 06/14/2026      Paid 06/19/2026

  Worker                Wage kind          Hrs        Wage        Tax            Withheld   Held back        Sum        To pay
  Amos Whitlock         Regular            80.00    1,720.00      Federal        172.00     Flagpole           9.80    1,538.20
  Pia Sorensen          Regular            50.00      990.00      Federal         99.00     Flagpole           9.80      881.20
  All                   Regular           130.00    2,710.00      Federal        271.00     Flagpole          19.60    2,419.40`);

const IS_UNION_DUES: Correction = {
  id: "1",
  action: "set_column",
  list: "deductions",
  code: null,
  description: "Flagpole",
  values: { type: "union_dues", description: "Kite Makers Union" },
  to_list: null,
};

test("a corrected document teaches its layout, and the next document of it is read so and is sure", async (t) => {
  const engine = await sharedEngine();
  const before = await engine.extract(JUNIPER);
  t.match(before.canonical_output.employees[0]?.deductions, [{ type: "other", description: "Flagpole" }]);
  t.ok(before.confidence_score < 0.95, "a layout that nobody knows is not sure");

  const learned = await engine.learn(HARBOR, [IS_UNION_DUES], { provider: "quillpay", name: "Register" });
  t.same(
    learned.differs_before.map(({ path }) => path),
    [0, 1].flatMap((i) => ["description", "type"].map((name) => `employees[${i}].deductions[0].${name}`)),
  );
  t.same(learned.differs_after, []);
  t.same(learned.untaught, []);
  t.ok(learned.confidence_after > learned.confidence_before);
  t.match(learned.provider, { slug: "quillpay", name: "Quillpay" });
  t.match(learned.variant, { slug: "register-taught", version: "1", evidence: "taught" });
  const text = JSON.stringify(learned);
  for (const name of ["Bellwether", "Okafor", "Harbor", "1,940", "1940"])
    t.notOk(text.includes(name), "no person, company or figure is in a layout");

  const after = await engine.extract(JUNIPER, { layouts: [learned] });
  const { provider, format_variant, employees } = after.canonical_output;
  t.match({ provider, format_variant }, { provider: "quillpay", format_variant: "register-taught" });
  for (const { deductions } of employees)
    t.match(deductions, [{ type: "union_dues", description: "Kite Makers Union", amount: 9.8 }]);
  t.ok(after.confidence_score >= 0.95, `${after.confidence_score}`);
  t.same(
    after.checks.filter(({ passed }) => passed === false),
    [],
  );
});

test("printed totals hold for lines that are called otherwise, those of departments too", async (t) => {
  const excludeProviders = bundledVariants().map(({ provider }) => provider.slug);
  const engine = await createEngine({ threads: 1, excludeProviders });
  t.teardown(() => engine.close());
  const pdf = await paycomRegister(payrollRun(3, 8));
  const before = await engine.extract(pdf);
  const [line] = before.canonical_output.employees[0]!.deductions;
  const { code, description } = line!;
  const values = { description: "Something else" };
  const correction: Correction = {
    id: "1",
    action: "set_column",
    list: "deductions",
    code,
    description,
    values,
    to_list: null,
  };
  const layout = await engine.learn(pdf, [correction]);
  t.same(layout.differs_after, []);
  const after = await engine.extract(pdf, { layouts: [layout] });
  t.match(after.canonical_output.employees[0]?.deductions, [{ description: "Something else" }]);
  const held = ({ checks }: typeof before, of = ""): number =>
    checks.filter(({ id, passed }) => passed === true && id.startsWith(of)).length;
  t.ok(held(before, "department.") > 0, "totals of departments are among them");
  t.equal(held(after), held(before));
});

test("a document of another layout is read as ever", async (t) => {
  const engine = await sharedEngine();
  const learned = await engine.learn(HARBOR, [IS_UNION_DUES]);
  const [before, after] = [await engine.extract(OTHER), await engine.extract(OTHER, { layouts: [learned] })];
  t.same(after.canonical_output, before.canonical_output);
  t.equal(after.confidence_score, before.confidence_score);
});

test("a layout whose own document is still read wrong is not trusted, and says in what", async (t) => {
  const engine = await sharedEngine();
  const corrections: Correction[] = [
    IS_UNION_DUES,
    {
      id: "2",
      correction_type: "wrong_value",
      field_path: "employees[0].name",
      corrected_value: "Rosa M Bellweather",
    },
  ];
  const learned = await engine.learn(HARBOR, corrections);
  t.same(learned.differs_after, [{ path: "employees[0].name", missing: false }]);
  const after = await engine.extract(JUNIPER, { layouts: [learned] });
  t.match(after.canonical_output.employees[0]?.deductions, [{ type: "union_dues" }], "what it taught counts");
  t.match(after.confidence_reasons, [{ code: "taught_in_part" }]);
  t.ok(after.confidence_score < 0.95);
});

test("a second document adds to what a layout knows, as its next version", async (t) => {
  const engine = await sharedEngine();
  const first = await engine.learn(HARBOR, [IS_UNION_DUES], { provider: "quillpay" });
  const second = await engine.learn(
    JUNIPER,
    [{ ...IS_UNION_DUES, values: { type: "union_dues", description: "Union" } }],
    { known: first },
  );
  t.match(second.variant, { slug: first.variant.slug, version: "2" });
  const after = await engine.extract(HARBOR, { layouts: [second] });
  t.match(after.canonical_output.employees[0]?.deductions, [{ description: "Union" }]);
});

test("lines of one label that are several things teach nothing, and are told", async (t) => {
  const engine = await sharedEngine();
  const learned = await engine.learn(HARBOR, [
    {
      id: "1",
      correction_type: "wrong_value",
      field_path: "employees[0].deductions[0].type",
      corrected_value: "life",
    },
  ]);
  t.same(learned.untaught, ['Lines called "Flagpole" are corrected to be several things.']);
  t.match(learned.differs_after, [{ path: "employees[0].deductions[0].type" }]);
});

test("what does not fit is refused with its place", async (t) => {
  const engine = await sharedEngine();
  const learned = await engine.learn(HARBOR, [IS_UNION_DUES]);
  const { provider, variant } = structuredClone(learned) as unknown as LayoutData & {
    variant: { taught: { lines: object[] } };
  };
  const lines = [
    { read: { list: "taxes", code: null, description: "X" }, is: { list: "taxes", type: "life" } },
  ];
  const wrong = { provider, variant: { ...variant, taught: { ...variant.taught, lines } } };
  t.match(await failure(engine.extract(JUNIPER, { layouts: [wrong] })), {
    code: "invalid_variant",
    details: { pointer: "/variant/taught/lines/0/is" },
  });
  const twice = {
    provider,
    variant: {
      ...variant,
      taught: { ...variant.taught, lines: [variant.taught.lines[0]!, variant.taught.lines[0]!] },
    },
  };
  t.match(await failure(engine.extract(JUNIPER, { layouts: [twice] })), {
    code: "invalid_variant",
    message: /told before/,
  });
  t.match(await failure(engine.learn(HARBOR, [], { provider: "No Slug" })), {
    code: "invalid_argument",
    details: { option: "provider" },
  });
  t.match(await failure(engine.learn(new Uint8Array([1, 2]), [])), { code: "not_a_pdf" });
});

const LINE_PRINTER = (company: string, first: string, second: string): Buffer =>
  pdfOfText(`
  ${company.padEnd(48)}P A Y R O L L   R E G I S T E R                  PAGE: 1
  COMPANY: LMS            PERIOD ENDING 06/14/26 (BEGINNING 06/08/26)              PAID 06/19/26

  EMP#  EMPLOYEE NAME           REG HRS     REGULAR    BONUS  GROSS PAY   FED TAX  STATE TAX  LOCAL TAX  TOTAL TAX    NET PAY
  1001  ${first.padEnd(20)}      40.00      800.00   100.00     900.00     90.00      30.00      10.00     130.00     770.00
  1002  ${second.padEnd(20)}      40.00    1,000.00             1,000.00    100.00      40.00      20.00     160.00     840.00
        TOTALS                    80.00    1,800.00   100.00   1,900.00    190.00      70.00      30.00     290.00   1,610.00`);

test("a company's name is found left of its title, and a heading that is no place stays none", async (t) => {
  const engine = await sharedEngine();
  const first = LINE_PRINTER("LAKESHORE STAMPING", "OKAFOR, DANIEL", "BELLWETHER, ROSA");
  const read = (await engine.extract(first)).canonical_output;
  t.match(read.employees[0]?.taxes[2], { description: "LOCAL TAX", locality: "LOCAL TAX" });
  const corrections: Correction[] = [
    {
      id: "company",
      correction_type: read.company.name === null ? "missing_field" : "wrong_value",
      field_path: "company.name",
      corrected_value: "LAKESHORE STAMPING",
    },
    ...[0, 1].map((i): Correction => ({
      id: `${i}`,
      correction_type: "spurious",
      field_path: `employees[${i}].taxes[2].locality`,
      corrected_value: "",
    })),
  ];
  const learned = await engine.learn(first, corrections, { provider: "lineprint" });
  t.same([learned.differs_after, learned.untaught], [[], []]);
  const other = LINE_PRINTER("HARBOR KITES", "WHITLOCK, AMOS", "SORENSEN, PIA");
  const { canonical_output: output } = await engine.extract(other, { layouts: [learned] });
  t.equal(output.provider, "lineprint");
  t.equal(output.company.name, "HARBOR KITES");
  t.match(output.employees[0]?.taxes[2], { type: "local_income", locality: null });
});

test("a layout is known by its title, whatever period stands behind it", async (t) => {
  const engine = await sharedEngine();
  const register = (title: string, day: string, company: string): Buffer =>
    pdfOfText(`
  ${company}
  Payroll Register for pay period ${title}
  Check date: ${day}

  No     Name                Hours      Regular      Federal        Net
  1001   Rosa Bellwether     80.00     1,940.00       202.60   1,737.40
  1002   Daniel Okafor       40.00     1,000.00       100.00     900.00
         Totals             120.00     2,940.00       302.60   2,637.40`);
  const first = register("05/01/2026 through 05/15/2026", "05/21/2026", "Harbor Kites LLC");
  const learned = await engine.learn(first, [], { provider: "quillpay" });
  t.match(learned.variant["fingerprint"], { most: ["Payroll Register for pay period"] });
  const other = register("06/01/2026 through 06/15/2026", "06/21/2026", "Juniper Bakery Inc");
  t.equal((await engine.extract(other, { layouts: [learned] })).canonical_output.provider, "quillpay");
});

const districtOf = (company: string, one: string, other: string): Buffer =>
  pdfOfText(`
  ${company}
  Brackenfell Payroll Register
  Pay Period: 06/01/2026 - 06/14/2026      Check Date: 06/19/2026

  No     Name                Department              Regular      Gross Pay      Federal        Net Pay      ER Medicare
  1001   Rosa Bellwether     ${one.padEnd(20)}   1,940.00       1,940.00       202.60       1,737.40            28.13
  1002   Daniel Okafor       ${other.padEnd(20)}   1,000.00       1,000.00       100.00         900.00            14.50
         Totals                                     2,940.00       2,940.00       302.60       2,637.40`);

test("departments called by their names alone, and what nobody adds up, are taught", async (t) => {
  const engine = await sharedEngine();
  const first = districtOf("Harbor Kites LLC", "4400 Public Works", "2200 Field Crew");
  const read = await engine.extract(first);
  const names = ["Public Works", "Field Crew"];
  t.same(
    read.canonical_output.employees.map(({ department }) => department),
    ["4400 Public Works", "2200 Field Crew"],
  );
  const corrections = names.map((name, i): Correction => ({
    id: `${i}`,
    correction_type: "wrong_value",
    field_path: `employees[${i}].department`,
    corrected_value: name,
  }));
  const learned = await engine.learn(first, corrections, { provider: "brackenfell" });
  t.same(learned.differs_after, []);
  t.match(learned.variant, { taught: { department: "name" } });
  const other = districtOf("Juniper Mills Inc", "3100 Day Shift", "Night Shift");
  const after = await engine.extract(other, { layouts: [learned] });
  t.same(
    after.canonical_output.employees.map(({ department }) => department),
    ["Day Shift", "Night Shift"],
  );
  const codes = (result: typeof read): string[] => result.confidence_reasons.map(({ code }) => code);
  t.ok(codes(read).includes("unproved_figures"), `${codes(read)}`);
  t.notOk(codes(after).includes("unproved_figures"), `${codes(after)}`);
  t.ok(after.confidence_score >= 0.95, `${after.confidence_score}`);
});

const stubsOf = (company: string, day: string, numbers: readonly [string, string]): Buffer =>
  pdfOfText(`
  ${company}
  Tidewheel Payroll Register
  Pay Period: 06/01/2026 - 06/14/2026      Check Date: ${day}

  ID     Employee            Check No     Date          Regular      Gross Pay      Federal        Net Pay
  1001   Rosa Bellwether     ${numbers[0]}        ${day}    1,940.00       1,940.00       202.60       1,737.40
  1002   Daniel Okafor       ${numbers[1]}        ${day}    1,000.00       1,000.00       100.00         900.00
         Totals                                         2,940.00       2,940.00       302.60       2,637.40`);

test("payments from which somebody takes the date show none in later documents of the layout", async (t) => {
  const engine = await sharedEngine();
  const first = stubsOf("Harbor Kites LLC", "06/19/2026", ["7001", "7002"]);
  const dates = ({ canonical_output: { employees } }: Awaited<ReturnType<typeof engine.extract>>) =>
    employees.flatMap(({ payments }) => payments.map(({ number, date }) => `${number} ${date}`));
  t.same(dates(await engine.extract(first)), ["7001 2026-06-19", "7002 2026-06-19"]);
  const corrections = [0, 1].map((i): Correction => ({
    id: `${i}`,
    correction_type: "wrong_value",
    field_path: `employees[${i}].payments[0].date`,
    corrected_value: "",
  }));
  const learned = await engine.learn(first, corrections, { provider: "tidewheel" });
  t.same(learned.differs_after, []);
  t.match(learned.variant, { taught: { dates_payments: false } });
  const other = stubsOf("Juniper Mills Inc", "06/26/2026", ["8001", "8002"]);
  t.same(dates(await engine.extract(other, { layouts: [learned] })), ["8001 null", "8002 null"]);
});

test("a column without a heading keeps no layout from being taught", async (t) => {
  const engine = await sharedEngine();
  const page = pdfOfText(`
  Harbor Kites LLC
  Larkspur Payroll Register
  Pay Period: 06/01/2026 - 06/14/2026      Check Date: 06/19/2026

  ID     Employee              Regular      Gross Pay      Federal                      Net Pay
  1001   Rosa Bellwether      1,940.00       1,940.00       202.60         40.00       1,697.40
  1002   Daniel Okafor        1,000.00       1,000.00       100.00         20.00         880.00
         Totals               2,940.00       2,940.00       302.60         60.00       2,577.40`);
  const read = await engine.extract(page);
  const printed = read.canonical_output.employees.flatMap(({ deductions, taxes }) => [
    ...deductions,
    ...taxes,
  ]);
  t.ok(printed.some(({ description }) => description === ""));
  const { variant } = await engine.learn(page, [], { provider: "larkspur" });
  t.match(variant, {
    taught: { lines: [{ read: { description: "Regular" } }, { read: { description: "Federal" } }] },
  });
  t.equal((variant.taught as { lines: unknown[] }).lines.length, 2, "and is none of them");
});
