import { test } from "tap";
import type { Employee } from "@paylift/canonical";
import { compare, signOff, type SideInput } from "../src/index.ts";
import { earning, employee, output } from "./support/outputs.ts";
import { payroll } from "./support/payroll.ts";

const people = payroll(4, (index) => String(1_041 + index));
const without = (field: "gross_pay" | "net_pay", ...at: number[]): Employee[] =>
  people.map((one, index) => (at.includes(index) ? { ...one, [field]: null } : one));

for (const field of ["gross_pay", "net_pay"] as const)
  for (const side of ["source", "target"] as const)
    for (const at of [[0], [1, 3]])
      test(`${field} of ${at.length} that the ${side} prints and nobody could read is not tested`, async (t) => {
        const [whole, holes] = [output(people), output(without(field, ...at))];
        const report = side === "source" ? compare(holes, whole) : compare(whole, holes);
        t.same(report.discrepancies, []);
        t.same(report.untested, [
          {
            field,
            reason: "not_read",
            printed_by: side,
            count: at.length,
            field_paths: at.map((index) => `employees[${index}].${field}`),
          },
        ]);
        t.same(
          report.employees
            .filter(({ verdict }) => verdict === "could_not_test")
            .map((one) => one.source_index),
          at,
        );
        t.equal(
          report.matched_fields,
          compare(whole, whole).matched_fields - at.length,
          "never counted as equal",
        );
        t.match(signOff(report, []), {
          go: false,
          reasons: [`${at.length} could not be tested`],
          could_not_test: at.length,
        });
      });

test("what neither side could read is not equal", async (t) => {
  const report = compare(output(without("net_pay", 2)), output(without("net_pay", 2)));
  t.match(report.untested, [
    { field: "net_pay", reason: "not_read", printed_by: "source" },
    { field: "net_pay", reason: "not_read", printed_by: "target" },
  ]);
  t.equal(report.employees[2]?.verdict, "could_not_test");
  t.notOk(signOff(report, []).go);
});

test("what a layout prints for nobody, or for nobody who is not paid, is no such thing", async (t) => {
  const report = compare(output(people), output(without("gross_pay", 0, 1, 2, 3)));
  t.match(report.untested, [{ field: "gross_pay", reason: "not_printed", printed_by: "source", count: 4 }]);
  t.ok(signOff(report, []).go);
  const unpaid = employee({ employee_id: "9", name: "Zoe Young", earnings: [], deductions: [], taxes: [] });
  const blank = { ...unpaid, gross_pay: null, net_pay: null };
  const both = compare(output([...people, unpaid]), output([...people, blank]));
  t.ok(signOff(both, []).go);
});

test("a reading that names what it could not read is believed", async (t) => {
  const [one] = people;
  const side = (fields: Partial<Employee>, ...paths: (string | null)[]): SideInput => ({
    canonical_output: output([{ ...(one as Employee), ...fields }]),
    unreadable: paths.map((field_path) => ({ field_path })),
  });
  const gross = compare(output([one as Employee]), side({ gross_pay: null }, "employees[0].gross_pay"));
  t.match(gross.untested, [{ field: "gross_pay", reason: "not_read", printed_by: "target" }]);
  t.notOk(signOff(gross, []).go);
  const hours = side({ earnings: [earning({ amount: 1210.4 })] }, "employees[0].earnings[0].hours", null);
  t.match(compare(hours, hours).untested, [
    { field: "earnings.hours", reason: "not_read", printed_by: "source" },
    { field: "earnings.hours", reason: "not_read", printed_by: "target" },
  ]);
});
