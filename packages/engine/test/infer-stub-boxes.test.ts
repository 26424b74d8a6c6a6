import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

/** A statement in boxes: facts above, lists in the middle, a grid of figures at the end. */
const statement = (name: string, id: string, voucher: string): string => `
  Garden State Orthotics                                                        Earnings Statement

  Employee               Employee ID             Department              Company Code
  ${name}        ${id}                    CL - Clinic             GS0114
  Pay Period             Pay Date                Voucher                 Pay Rate
  09/01/2026 - 09/15/2026   09/15/2026           ${voucher}                   21.2000 / hr

  Earnings
  Description            Hours        Rate        Current             YTD
  Regular                80.00     21.2000       1,696.00       30,000.00
  GTL Imputed                                       19.53          332.01
  Reimbursement                                    164.22          867.88
  Gross Pay                                      1,715.53       30,332.01

  Deductions
  Description            Pre-Tax                  Current             YTD
  401(k) Loan            No                         33.53          335.30
  Medical PPO            Yes                       110.58        1,879.86
  Total Deductions                                 144.11        2,215.16

  Taxes
  Description                                     Current             YTD
  Federal Income Tax                               152.29        2,632.17
  Social Security                                  122.57        2,118.46
  Total Taxes                                      274.86        4,750.63

  Direct Deposit
  Account Type           Account                   Amount
  Checking               XXXXXX4756              1,441.25

                    Gross Pay     Imputed    Reimbursements       Taxes    Deductions      Net Pay
  Current            1,715.53       19.53            164.22      274.86        144.11     1,441.25
  Year to Date      30,332.01      332.01            867.88    4,750.63      2,215.16    23,902.09
`;

const { output, failed } = bestInferredOf(
  statement("Rosa Bellwether", "E231", "77120"),
  statement("Daniel Okafor  ", "E589", "77121"),
);

test("what a grid of figures says of lines is told by the lists above", (t) => {
  const [person] = output.employees;
  t.same(plain(person!.earnings), ["regular 1696", "other 19.53", "reimbursement 164.22"]);
  t.same(plain(person!.deductions), ["401k_loan 33.53", "medical 110.58"]);
  t.same(plain(person!.employer_contributions), []);
  t.match(person, { gross_pay: 1715.53, net_pay: 1441.25 });
  t.same(failed, []);
  t.end();
});

test("a column of a list answers whether deductions are taken before taxes", (t) => {
  t.match(output.employees[0]!.deductions, [{ pretax: false }, { pretax: true }]);
  t.end();
});

test("a department that is called as a company might be stands below the word for one", (t) => {
  t.match(output.company, { name: "Garden State Orthotics", id: "GS0114" });
  t.match(output.employees, [
    { name: "Rosa Bellwether", department: "Clinic", payments: [{ number: "77120", amount: 1441.25 }] },
    { name: "Daniel Okafor", department: "Clinic", payments: [{ number: "77121", amount: 1441.25 }] },
  ]);
  t.end();
});

test("a line of a form with nothing beside it but dashes does not go on with the one above", (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kites LLC
  Employee: Rosa Bellwether     Pay Date: 07/10/2026
  Earnings       Hours    Rate        Amount    Taxes & Deductions         Amount
  Regular            -       -             -    Fed. Withholding           100.00
  Salary             -       -      1,000.00    Health Insurance            20.00
  Bonus              -       -             -    Dental                          -
  Gross Pay                         1,000.00    Total                      120.00
                                                NET PAY                    880.00
  `);
  const [person] = output.employees;
  t.match(person!.earnings, [{ description: "Salary", amount: 1000 }]);
  t.match(person!.deductions, [{ description: "Health Insurance", amount: 20 }]);
  t.same(failed, []);
  t.end();
});

test("the day of payment may stand in a box at the end of each stub, and the department above the name", (t) => {
  const stub = (name: string, id: string, department: string): string => `
                                                   CO NO              DEPT
  HARBOR KITES LLC                                 20936              ${department}
  EMPLOYEE                  EMP NO   PERIOD BEGIN   PERIOD END    VOUCHER NO
  ${name}          ${id}      04/12/26       04/25/26      1188
  EARNINGS     HOURS       RATE        AMOUNT    TAXES            AMOUNT
  REGULAR      72.00    20.0000      1,440.00    FEDERAL W/H      156.00
  VACATION      4.00    20.0000         80.00    SOC SEC          100.00
  HOLIDAY       4.00    20.0000         80.00    MEDICARE          20.00
  OVERTIME      4.00    30.0000        120.00    NC STATE W/H      60.00
  SICK          8.00    20.0000        160.00
  BEREAVEMENT   8.00    20.0000        160.00
  JURY DUTY     8.00    20.0000        160.00
  FLOATING HOL  8.00    20.0000        160.00

                 GROSS PAY         TAXES       NET PAY       PAY DATE
  CURRENT         2,360.00        336.00      2,024.00       05/02/26
`;
  const { output, failed } = bestInferredOf(
    `${stub("BELLWETHER, ROSA", "239", "100 SALES")}

${stub("OKAFOR, DANIEL  ", "138", "200 DELIVERY")}`,
    stub("SANDOVAL, FIONA ", "140", "100 SALES"),
  );
  t.match(output, { pay_date: "2026-05-02", company: { id: "20936" } });
  t.match(output.employees, [
    { net_pay: 2024, department: "SALES" },
    { net_pay: 2024, department: "DELIVERY" },
    { net_pay: 2024, department: "SALES" },
  ]);
  t.same(failed, []);
  t.end();
});

test("a name stands above its id, and what stands behind that is none", (t) => {
  const slip = (name: string, id: string, place: string): string => `
  Harbor Software Works Inc.                                                   Pay date
                                                                        October 15, 2026
  ${name}                                                         Pay period
  Employee ID ${id} · ${place}                                     Oct 1, 2026 – Oct 15, 2026

  Earnings                        Hours           This period        Year to date
  Salary                          86.67             $3,541.67          $70,833.40
  Gross pay                                         $3,541.67          $70,833.40

  Taxes withheld                                  This period        Year to date
  Federal income tax                                  $550.63           $8,448.69
  Total taxes                                         $550.63           $8,448.69
  Net pay                                           $2,991.04          $62,384.71
`;
  const { output, failed } = bestInferredOf(
    slip("Daniel Okafor", "TSW-241", "Engineering"),
    slip("Rosa de la Cruz", "TSW-128", "Customer Success"),
  );
  t.match(output.employees, [
    { name: "Daniel Okafor", employee_id: "TSW-241" },
    { name: "Rosa de la Cruz", employee_id: "TSW-128" },
  ]);
  t.equal(output.employees.length, 2);
  t.same(failed, []);
  t.end();
});
