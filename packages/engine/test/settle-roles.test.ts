import { test } from "tap";
import { HEADER, journal } from "./support/made-up-variant.ts";
import { ledgerOf } from "./support/proof-of.ts";
import { netOf } from "../src/reconcile/pay-effect.ts";
import { settleRoles } from "../src/reconcile/settle-roles.ts";

/** The roles of the lines that bear a label after settling, one an employee. */
function rolesOf(label: string, page: string): string[] {
  const ledger = ledgerOf(journal(), page);
  settleRoles(ledger);
  return ledger.employees.flatMap(({ lines }) =>
    lines
      .filter(({ description }) => description === label)
      .map((line) => {
        if (!("role" in line)) return line.list;
        return "inGross" in line ? `${line.role} ${line.inGross ? "in" : "beside"} gross` : line.role;
      }),
  );
}

const ANNA = `
    Sample, Anna    Regular                     100.00                      Zorb          6.00                    Gross         100.00
                                                        FIT          10.00                                        Net            90.00`;
const BERT = `
    Specimen, Bert  Regular                     200.00                      Zorb          7.00                    Gross         200.00
                                                        FIT          20.00                                        Net           180.00`;
const page = (...rows: string[]): string => `    ${HEADER}${rows.join("")}`;

test("two employees whose sums hold without it show that a label is the employer's cost", async (t) => {
  t.same(rolesOf("Zorb", page(ANNA, BERT)), ["employer_cost", "employer_cost"]);
});

test("one witness is not enough", async (t) => {
  t.same(rolesOf("Zorb", page(ANNA)), ["cash"]);
  const other = BERT.replace("Zorb", "Club").replace("180.00", "173.00");
  t.same(rolesOf("Zorb", page(ANNA, other)), ["cash"]);
});

test("a label is settled for all who have it, also where no net tells", async (t) => {
  const carl = `
    Muster, Carl    Regular                      50.00                      Zorb          1.00`;
  t.same(rolesOf("Zorb", page(ANNA, BERT, carl)), ["employer_cost", "employer_cost", "employer_cost"]);
});

test("a role does not flip where that would break a sum that holds", async (t) => {
  const third = ANNA.replace("Sample, Anna", "Muster, Carl");
  const holds = `
    Beispiel, Dora  Regular                      50.00                      Zorb          1.00                    Net            49.00`;
  t.same(rolesOf("Zorb", page(ANNA, BERT, third)), ["employer_cost", "employer_cost", "employer_cost"]);
  t.same(rolesOf("Zorb", page(ANNA, BERT, third, holds)), ["cash", "cash", "cash", "cash"]);
});

test("misprints do not flip a role", async (t) => {
  const misprinted = (row: string): string => row.replace("90.00", "89.90").replace("180.00", "179.10");
  t.same(rolesOf("Zorb", page(misprinted(ANNA), misprinted(BERT))), ["cash", "cash"]);
});

test("earnings that are not paid, or paid beside the gross, are told by the sums", async (t) => {
  const pay = (name: string, gross: string, net: string): string =>
    `
    ${name.padEnd(16)}Regular                     100.00                                                            Gross         ${gross.padStart(6)}
                    Zorb                          6.00                                                            Net           ${net.padStart(6)}`;
  const both = (gross: string, net: string): string =>
    page(pay("Sample, Anna", gross, net), pay("Specimen, Bert", gross, net));
  t.same(rolesOf("Zorb", both("106.00", "106.00")), ["cash in gross", "cash in gross"]);
  t.same(rolesOf("Zorb", both("100.00", "106.00")), ["cash beside gross", "cash beside gross"]);
  t.same(rolesOf("Zorb", both("106.00", "100.00")), ["memo in gross", "memo in gross"]);
  t.same(rolesOf("Zorb", both("100.00", "100.00")), ["memo beside gross", "memo beside gross"]);
});

test("what is called imputed stays imputed where it is not paid", async (t) => {
  const pay = (name: string): string =>
    `
    ${name.padEnd(16)}Regular                     100.00                                                            Gross         100.00
                    GTL                           6.00                                                            Net           100.00`;
  t.same(rolesOf("GTL", page(pay("Sample, Anna"), pay("Specimen, Bert"))), [
    "imputed beside gross",
    "imputed beside gross",
  ]);
});

test("an earning that an offset takes out again is imputed, and lowers the net once", async (t) => {
  const pay = (label: string): string =>
    page(`
    Sample, Anna    Regular                     100.00                      RSU Offset   40.00                    Gross         140.00
                    ${label.padEnd(16)}             40.00                                                            Net           100.00`);
  t.same(rolesOf("RSU", pay("RSU")), ["imputed in gross"]);
  t.same(rolesOf("Cash Tips", pay("Cash Tips")), ["memo in gross"]);
  const [anna] = ledgerOf(journal(), pay("RSU")).employees;
  t.equal(netOf(anna!, anna!.gross!.cents), 10_000);
});
