import { test } from "tap";
import type { ExtractionResult } from "../src/api/result.ts";
import { draftVariant } from "../src/draft-variant.ts";
import { adpRegister } from "./drawn/adp-register.ts";
import { employerCodeRegister } from "./drawn/employer-code-register.ts";
import { paychexJournal } from "./drawn/paychex-journal.ts";
import { paycomRegister } from "./drawn/paycom-register.ts";
import { paylocityTables } from "./drawn/paylocity-tables.ts";
import { paylocityWithYtd } from "./drawn/paylocity-with-ytd.ts";
import { payrollRun } from "./drawn/payroll-run.ts";
import { pr5Register } from "./drawn/pr5-register.ts";
import { BUNDLED, BY_PLAN, extract, failed, folderOf } from "./support/drafts.ts";
import { failure } from "./support/events.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";
import { Random } from "./support/random.ts";
import { statementsOf } from "./support/statements/document.ts";
import { STATEMENT_LAYOUTS } from "./support/statements/layouts/index.ts";
import { expectedFigures, figuresOf } from "./support/summary/expected.ts";
import { payrollOf, type Person } from "./support/summary/payroll.ts";
import { ONLINE_LABELS, onlineStyle } from "./support/summary/quickbooks-styles.ts";
import { transposedPdf } from "./support/summary/transposed-document.ts";

const HEAD = (company: string, date: string): string => `
  Quillpay Payroll Register
  ${company}
  Pay Period: 06/01/2026 - 06/14/2026      Check Date: ${date}

                        EARNINGS                                  TAXES WITHHELD            DEDUCTIONS
  Employee              Description        Hours      Amount      Description    Amount     Description      Amount     Net Pay`;

const HARBOR = `${HEAD("Harbor Kites LLC", "06/19/2026")}
  Department 100 - Workshop
  Bellwether, Rosa      Regular            80.00    1,940.00      Federal        202.60     Medical           84.50    1,652.90
  ID: 1001              Gross Pay                   1,940.00      Total Taxes    202.60
  Okafor, Daniel        Regular            40.00    1,000.00      Federal        100.00     Medical           84.50      815.50
  ID: 1002              Gross Pay                   1,000.00      Total Taxes    100.00
  Dept 100 Totals       Regular           120.00    2,940.00      Federal        302.60     Medical          169.00    2,468.40
  Employees: 2          Gross Pay                   2,940.00      Total Taxes    302.60
  Company Totals        Regular           120.00    2,940.00      Federal        302.60     Medical          169.00    2,468.40
  Employees: 2          Gross Pay                   2,940.00      Total Taxes    302.60`;

const JUNIPER = `${HEAD("Juniper Bakery Inc", "06/26/2026")}
  Department 20 - Ovens
  Whitlock, Amos        Regular            80.00    1,720.00      Federal        172.00     Dental             9.80    1,538.20
  ID: E-31              Gross Pay                   1,720.00      Total Taxes    172.00
  Sorensen, Pia         Regular            50.00      990.00      Federal         99.00     Dental             9.80      881.20
  ID: E-34              Gross Pay                     990.00      Total Taxes     99.00
  Dept 20 Totals        Regular           130.00    2,710.00      Federal        271.00     Dental            19.60    2,419.40
  Employees: 2          Gross Pay                   2,710.00      Total Taxes    271.00
  Company Totals        Regular           130.00    2,710.00      Federal        271.00     Dental            19.60    2,419.40
  Employees: 2          Gross Pay                   2,710.00      Total Taxes    271.00`;

/** A table whose columns are employees, each with a column of amounts. */
async function sideBySide(company: string, seed: number): Promise<{ pdf: Buffer; people: Person[] }> {
  const people = payrollOf(new Random(seed), 7, ONLINE_LABELS);
  const head = [
    company,
    "Payroll Summary by Employee",
    "From Sep 16, 2023 to Sep 30, 2023 for all employees",
  ];
  const face = { font: "Helvetica", size: 7 } as const;
  const paper = { face, across: 4, down: 70, order: "across before down", labels: 180, column: 85 } as const;
  return { pdf: await transposedPdf(people, onlineStyle(head), paper), people };
}

const SECTIONS = `
  Payroll Journal
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026

       Description                Hours      Amount
  Bellwether, Rosa
       Regular                    80.00    1,940.00
       Gross Pay                           1,940.00
       Federal Income Tax                    202.60
       Medicare                               28.13
       Medical Insurance                      84.50
       Dental                                  9.80
       Net Pay                             1,614.97
  Okafor, Daniel
       Regular                    40.00    1,000.00
       Gross Pay                           1,000.00
       Federal Income Tax                    100.00
       Medicare                               14.50
       Medical Insurance                      84.50
       Dental                                  9.80
       Net Pay                               791.20`;

/** Gross and net pay of everybody, in cents. */
function paid({ employees }: ExtractionResult["canonical_output"]): string[] {
  return employees
    .map(({ gross_pay: gross, net_pay: net }) => `${Math.round(gross! * 100)} ${Math.round(net! * 100)}`)
    .sort();
}

test("a register of stacks side by side is drafted so that it reads at once", async (t) => {
  const samples = [pdfOfText(HARBOR), pdfOfText(JUNIPER)];
  const draft = await draftVariant(samples, { provider: "quillpay", name: "Quillpay" });
  t.equal(draft.obstacle, null);
  t.match(draft.provider, { slug: "quillpay", name: "Quillpay" });
  t.match(draft.variant, {
    slug: "payroll-register-v1",
    format_type: "payroll_journal",
    evidence: "described",
  });
  const { all } = draft.variant!["fingerprint"] as { all: string[] };
  t.ok(all.includes("Quillpay Payroll Register"));
  t.notMatch(
    JSON.stringify(draft),
    /Harbor|Juniper|Bellwether|Whitlock|Rosa|Workshop|1,940/,
    "nobody is named",
  );

  const folder = folderOf(t, draft);
  for (const sample of samples) {
    const { canonical_output: output, unclaimed, checks } = await extract(sample, folder);
    t.equal(output.format_variant, "payroll-register-v1");
    t.equal(output.employees.length, 2);
    t.ok(output.employees.every(({ employee_id: id, net_pay: net }) => id !== null && net !== null));
    t.match(output.company.name, /^(?:Harbor Kites LLC|Juniper Bakery Inc)$/);
    t.equal(output.pay_period.end, "2026-06-14");
    t.same(unclaimed, []);
    t.same(
      checks.filter(({ passed }) => passed === false),
      [],
    );
  }
});

test("one sample is enough, and what that leaves unsure is said", async (t) => {
  const draft = await draftVariant([pdfOfText(HARBOR)]);
  t.equal(draft.provider.slug, "my-provider");
  t.equal(draft.provider.name, "My Provider");
  t.match(draft.todo[0], /One sample was given/);
  t.notMatch(JSON.stringify(draft), /Harbor|Bellwether|Okafor/);
  folderOf(t, draft);
});

test("whatever the layout, a draft loads and names nobody", async (t) => {
  const layouts = {
    adpRegister,
    employerCodeRegister,
    paychexJournal,
    paycomRegister,
    paylocityTables,
    paylocityWithYtd,
    pr5Register,
  };
  for (const [name, draw] of Object.entries(layouts)) {
    const run = payrollRun(3, 9);
    const draft = await draftVariant([await draw(run), await draw(payrollRun(4, 7))]);
    const text = JSON.stringify(draft);
    for (const person of run.employees) t.notOk(text.includes(person.last), `${name} names nobody`);
    t.notOk(text.includes(run.company), `${name} names no company`);
    t.ok(draft.variant !== null || draft.obstacle !== null, name);
    if (draft.variant !== null) folderOf(t, draft);
  }
});

/** Statement layouts whose draft needs no work to read its samples. */
const DRAFTED_STATEMENTS = ["boxes side by side", "QuickBooks", "Paylocity", "ADP, form C"];

test("pay statements are drafted so that every figure is read and every sum holds", async (t) => {
  for (const layout of STATEMENT_LAYOUTS.filter(({ name }) => DRAFTED_STATEMENTS.includes(name))) {
    const files = await Promise.all([1, 2, 3].map((seed) => statementsOf(layout, seed)));
    const draft = await draftVariant(files.map(({ bytes }) => bytes));
    t.match(draft.variant, { slug: "pay-statement-v1", format_type: "pay_statement" }, layout.name);
    const folder = folderOf(t, draft);
    const text = JSON.stringify(draft);
    for (const { bytes, payroll } of files) {
      for (const { name } of payroll.pays) t.notOk(text.includes(name), `${layout.name} names nobody`);
      const { canonical_output: output, unclaimed, checks } = await extract(bytes, folder, BUNDLED);
      t.equal(output.format_variant, "pay-statement-v1");
      t.same(
        paid(output),
        payroll.pays.map(({ gross, net }) => `${gross.amount} ${net.amount}`).sort(),
        layout.name,
      );
      t.same(unclaimed, [], layout.name);
      t.same(failed(checks), [], layout.name);
    }
  }
});

test("employees side by side are drafted with their sections and sums", async (t) => {
  const samples = [await sideBySide("Harbor Kites LLC", 1), await sideBySide("Juniper Bakery Inc", 2)];
  const draft = await draftVariant(
    samples.map(({ pdf }) => pdf),
    { provider: "quillpay" },
  );
  t.match(draft.variant, { slug: "payroll-summary-v1", tables: [{ layout: "transposed" }] });
  const text = JSON.stringify(draft);
  t.notMatch(text, /Harbor|Juniper/, "no company is named");
  const folder = folderOf(t, draft);
  for (const { pdf, people } of samples) {
    for (const { name } of people) t.notOk(text.includes(name.family), "nobody is named");
    const { canonical_output: output, unclaimed, checks } = await extract(pdf, folder, BUNDLED);
    t.equal(output.provider, "quillpay");
    t.same(
      figuresOf(output),
      people.map((person) => expectedFigures(person, true)),
    );
    t.same(unclaimed, []);
    t.same(failed(checks), []);
  }
});

test("a table whose sections have no headings is not drafted", async (t) => {
  const { variant, obstacle } = await draftVariant([
    pdfOfText(
      `Payroll Summary
                    Bellwether, Rosa     Okafor, Daniel
  Regular                   1,940.00           1,000.00
  Federal Income Tax          200.00             100.00
  Net Pay                   1,740.00             900.00`,
    ),
  ]);
  t.equal(variant, null);
  t.equal(obstacle?.code, "transposed");
});

test("samples of several kinds are not drafted together", async (t) => {
  const { bytes } = await statementsOf(STATEMENT_LAYOUTS[0]!, 1);
  const { obstacle } = await draftVariant([bytes, pdfOfText(HARBOR)]);
  t.equal(obstacle?.code, "pay_statement");
});

test("what cannot be drafted is said, with what to do instead", async (t) => {
  const cases: Record<string, [Uint8Array, string]> = {
    "statements without boxes": [
      pdfOfText("Pay Statement\n  Employee: Bellwether, Rosa\n  Regular   1,940.00\n  Net Pay   1,940.00"),
      "no_boxes",
    ],
    "a list without a header": [pdfOfText(BY_PLAN.replace(/^.*Employee Name.*$/m, "")), "listing"],
    "a letter": [pdfOfText("To whom it may concern\n  The register is closed."), "no_people"],
    "names without a header": [
      pdfOfText("Payroll Register\n  Bellwether, Rosa    1,940.00\n  Okafor, Daniel      1,000.00"),
      "no_header",
    ],
  };
  for (const [name, [pdf, code]] of Object.entries(cases)) {
    const draft = await draftVariant([pdf]);
    t.equal(draft.variant, null, name);
    t.equal(draft.obstacle?.code, code, name);
    t.match(draft.obstacle?.message, /docs\/variants\.md|paylift inspect/, name);
  }
});

test("a draft says what it reads otherwise than it is read without it", async (t) => {
  const draft = await draftVariant([pdfOfText(SECTIONS)]);
  t.match(draft.todo.join(" "), /As it is, the draft reads \d+ of \d+ \w+: see the section of their lane/);
  folderOf(t, draft);
});

test("wrong arguments and broken documents are refused, with the document's place in the list", async (t) => {
  t.match(await failure(draftVariant([])), { code: "invalid_argument" });
  t.match(await failure(draftVariant([pdfOfText(HARBOR)], { provider: "Quill Pay" })), {
    code: "invalid_argument",
  });
  t.match(await failure(draftVariant([pdfOfText(HARBOR), Buffer.from("no PDF")])), {
    code: "not_a_pdf",
    details: { document: 1 },
  });
});
