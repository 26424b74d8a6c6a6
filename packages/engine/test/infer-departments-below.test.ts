import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("below a name stands the id with its word, the department and what is paid, and below all how", (t) => {
  const card = (name: string, id: string, department: string, paid: string): string => `
   ${name}                                         Net pay
   Employee ID ${id}    ${department}                $1,455.30

   Earnings                  Hours      Rate      Amount
   Regular                   80.00     20.00    1,600.00
   Gross pay                                   $1,600.00
   Employee taxes
   Federal income tax                              22.30
   Social Security                                 99.20
   Medicare                                        23.20
   Total employee taxes                           $144.70

   ${paid}
  `;
  const { people, wrong } = readPrinted(`
  Payroll details                                         Pay period 05/10/2026 - 05/23/2026
  Blue Oven Bakehouse LLC                                            Check date 05/29/2026
  ${card("Rosa Bellwether   ", "266", "Front of House  ", "Direct deposit \u2014  $1,455.30")}
  ${card("Daniel F Okafor   ", "244", "Kitchen         ", "Paper check no. 5310 \u2014  $1,455.30")}
  ${card("Mina H Caldwell   ", "234", "Kitchen         ", "Direct deposit \u2014  $1,455.30")}
  ${card("Otto Brandt       ", "203", "Front of House  ", "Direct deposit \u2014  $1,455.30")}
  `);
  t.same(wrong, NOTHING);
  t.same(
    people.map(({ name, employee_id: id, department }) => [name, id, department]),
    [
      ["Rosa Bellwether", "266", "Front of House"],
      ["Daniel F Okafor", "244", "Kitchen"],
      ["Mina H Caldwell", "234", "Kitchen"],
      ["Otto Brandt", "203", "Front of House"],
    ],
  );
  t.match(people[1]!.payments, [{ number: "5310", method: "check", amount: 1455.3 }]);
  t.end();
});

test("a header says that departments stand below names, whatever their words mean and what stands behind", (t) => {
  const person = (name: string, id: string, department: string): string => `
  ${name}      40.00       800.00       800.00          60.00      0.00       683.80
  ${id}                  0.00         0.00                       49.60     12.00  Direct Deposit
  ${department}      0.00         0.00                       11.60      3.00         3377
  `;
  const { people, wrong } = readPrinted(`
  Alder Hollow Dairy Cooperative                                              PAYROLL SUMMARY
  Batavia, New York              Pay period: 3/29/2026 to 4/4/2026      Pay date: 4/9/2026

  EMPLOYEE             HOURS     EARNINGS        GROSS   FEDERAL TAXES  DEDUCTIONS    NET PAY
  Employee           Regular      Regular    Gross Pay     Federal W/H     401(k)     Net Pay
  ID                Overtime     Overtime              Social Security    Medical     Payment
  Department        Vacation     Vacation                     Medicare     Dental      Number
  ${person("Ashby, Dora  ", "0057  ", "Milking Parlor").replaceAll("683.80", "663.80")}
  ${person("Brandt, Otto ", "0071  ", "Crops & Feed  ").replaceAll("683.80", "663.80")}
  ${person("Cole, Mina   ", "0083  ", "Milking Parlor").replaceAll("683.80", "663.80")}
  ${person("Dubois, Ann  ", "0084  ", "Crops & Feed  ").replaceAll("683.80", "663.80")}
  `);
  t.same(
    people.map(({ name, employee_id: id, department }) => [name, id, department]),
    [
      ["Dora Ashby", "0057", "Milking Parlor"],
      ["Otto Brandt", "0071", "Crops & Feed"],
      ["Mina Cole", "0083", "Milking Parlor"],
      ["Ann Dubois", "0084", "Crops & Feed"],
    ],
  );
  t.same(wrong, NOTHING);
  t.end();
});

test("facts stand below each other, each above what it says: days of a period, a department, the day of pay", (t) => {
  const { output, people, wrong } = readPrinted(`
  Alder Valley                         Employee Pay Advice
  Local School District
  740 E Church St                      Earnings                          Hours         Rate        Current         YTD
  Marion, OH 43302                     Contract Salary                                            2,876.50   34,518.00
                                       Tutoring                           4.50      28.0000         126.00      294.00
  EMPLOYEE                             Total Gross                                                3,002.50   34,812.00
  Ashby, Dora E
                                       Taxes                                                       Current         YTD
  EMPLOYEE NO.                         Federal Withholding                                          122.09    1,339.42
  0021592                              Medicare                                                      42.08      487.27
                                       Ohio Withholding                                              62.40      721.45
  POSITION                             Total Taxes                                                  226.57    2,548.14
  Teacher - Grade 4
                                       Deductions                                                  Current         YTD
  DEPARTMENT                           STRS Retirement                                              420.35    4,873.68
  Maplewood Elementary                 Dental                                                         6.80       81.60
                                       Total Deductions                                             427.15    4,955.28
  PAY BEGIN DATE
  11/21/2025                           Net Pay                                                    2,348.78   27,308.58

  PAY END DATE
  12/04/2025

  PAY DATE
  12/12/2025
  `);
  t.same(output.pay_period, { start: "2025-11-21", end: "2025-12-04" });
  t.equal(output.pay_date, "2025-12-12");
  t.equal(output.company.name, "Alder Valley Local School District");
  t.match(people, [{ name: "Dora E Ashby", employee_id: "0021592", department: "Maplewood Elementary" }]);
  t.same(wrong, NOTHING);
  t.end();
});
