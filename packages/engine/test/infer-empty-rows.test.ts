import { test } from "tap";
import { companyOf } from "../src/infer/document/company-name.ts";
import { inferredOf, peopleOf } from "./support/inferred.ts";
import { linesOfText } from "./support/page-of.ts";

test("a lone dash with a rule below it, above headings, is read over", async (t) => {
  const { records } = inferredOf(`
    Payroll Register
    —
    ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    Employee           Regular   Federal Tax     Net Pay
    Bellwether, Rosa    800.00         96.00      704.00
    Quill, Edmund       900.00        108.00      792.00`);
  t.match(records, [{ name: "Bellwether, Rosa" }, { name: "Quill, Edmund" }]);
});

test("second lines leave nothing behind, at the same place of several pages", async (t) => {
  const page = (...[first, second]: [string, string]): string => `
    Payroll Register
    Employee           Paid by    Regular   Federal Tax     Net Pay
    ${first}   Direct      800.00         96.00      704.00
                       Deposit
    ${second}   Direct      900.00        108.00      792.00
                       Deposit`;
  const people = peopleOf(
    page("Bellwether, Rosa", "Quill, Edmund   "),
    page("Harbor, Rosalind", "Ostrander, Edie "),
  );
  t.same(Object.keys(people), ["Bellwether, Rosa", "Quill, Edmund", "Harbor, Rosalind", "Ostrander, Edie"]);
});

test("a lone dash below the first line names no company and hides none", async (t) => {
  const nameOn = (page: string): string | undefined => companyOf(linesOfText([page]))?.text;
  const rest = "Week of 08/02/2026\nRosa Bellwether  40.00  800.00";
  t.equal(nameOn(`Heron Bay Diner & Grill\n—\n${rest}`), undefined);
  t.equal(nameOn(`Heron Bay Diner & Grill\n—\nWeekly Payroll\n${rest}`), "Heron Bay Diner & Grill");
});
