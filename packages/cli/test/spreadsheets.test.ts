import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import type { ValidationReport } from "@paylift/validation";
import { readWorkbook } from "../../tabular/src/read.ts";
import { DESIGNS } from "../../tabular/test/drawn/designs/index.ts";
import { drawOds } from "../../tabular/test/drawn/draw-ods.ts";
import { drawnSheets } from "../../tabular/test/drawn/drawn-sheets.ts";
import { PRINTED } from "../../tabular/test/drawn/designs/printed.ts";
import { payrollOf, type Payroll } from "../../tabular/test/drawn/payroll.ts";
import { runPaylift } from "./support/run-paylift.ts";

const payroll = payrollOf(12, 6);
const xlsxOf = (of: Payroll): Uint8Array => DESIGNS[0]!.draw(of);
const odsOf = (of: Payroll): Uint8Array => drawOds(drawnSheets(readWorkbook(xlsxOf(of))));

test("a workbook of an old program is refused with what to do", async (t) => {
  const path = join(t.testdir({}), "register.xls");
  writeFileSync(path, Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(5000)]));
  for (const args of [
    ["extract", path],
    ["diff", path, path],
  ]) {
    const { code, stdout, stderr } = await runPaylift(args);
    t.not(code, 0);
    t.match(`${stdout}${stderr}`.replace(/\s+/g, " "), /old office program \(XLS\).* save it as XLSX/);
  }
});

test("a workbook of LibreOffice is read, and compared with one of Excel and with a printed text", async (t) => {
  const folder = t.testdir({});
  const file = (name: string, bytes: Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  const [xlsx, ods] = [file("old.xlsx", xlsxOf(payroll)), file("new.ods", odsOf(payroll))];

  const { code, stdout } = await runPaylift(["extract", ods, "--json"]);
  t.equal(code, 0);
  const { canonical_output: output, evidence } = JSON.parse(stdout);
  t.equal(output.employees.length, payroll.people.length);
  t.match(evidence["employees[0].net_pay"], [{ cell: "Register!Q7" }]);

  const same = await runPaylift(["diff", xlsx, ods]);
  t.equal(same.code, 0, same.stdout);
  t.match(same.stdout, /6 employees matched\.\nAll of \d+ compared values are equal\./);

  const printed = PRINTED.find(({ name }) => name.startsWith("prn"))!.draw(payroll);
  const text = await runPaylift(["diff", ods, file("new.prn", printed)]);
  t.equal(text.code, 0, text.stdout);
  t.match(text.stdout, /6 employees matched\./);

  const changed = structuredClone(payroll);
  changed.people[2]!.net += 150;
  const other = await runPaylift(["diff", xlsx, file("changed.ods", odsOf(changed)), "--json"]);
  t.equal(other.code, 1);
  const { discrepancies }: ValidationReport = JSON.parse(other.stdout);
  t.match(
    discrepancies.find(({ field_path }) => field_path === "employees[2].net_pay"),
    { difference: "1.50" },
  );
});
