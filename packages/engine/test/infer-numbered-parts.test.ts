import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withHours } from "./support/plain-lines.ts";

/** A report in parts, each with a table of the people, and the names of the parts as a counter of its own gives them. */
const reportOf = (title: (at: number, name: string) => string): string => `
  Cuyahoga Tool & Die Company
  Payroll Register for the period 5/5/2025 to 5/18/2025, paid 5/23/2025

  ${title(1, "Earnings")}
                             Regular     Regular                   Group Term       Gross
  Emp ID  Employee             Hours      Amount      Salary   Life (imputed)         Pay
  048     Boateng, Jerome      80.00    1,600.00                        20.00    1,620.00
  067     Zhang, Andrea                             2,000.00            10.00    2,010.00
  054     Eklund, Natalie      15.00    1,050.00                         5.00    1,055.00
          Totals (3 employees) 95.00    2,650.00    2,000.00            35.00    4,685.00

  ${title(2, "Taxes Withheld")}
                                      Federal      Social                        Total
  Emp ID   Employee                Income Tax    Security     Medicare           Taxes
  048      Boateng, Jerome             100.00      100.44        23.49          223.93
  067      Zhang, Andrea               150.00      124.62        29.15          303.77
  054      Eklund, Natalie                          65.41        15.30           80.71
           Totals (3 employees)        250.00      290.47        67.94          608.41

  ${title(3, "Deductions")}
                                                               Total
  Emp ID    Employee              401(k)     Medical      Deductions
  048       Boateng, Jerome        80.00                       80.00
  067       Zhang, Andrea                      50.00           50.00
  054       Eklund, Natalie
            Totals (3 employees)   80.00       50.00          130.00

  ${title(4, "Net Pay (Gross Pay less the amounts shown, plus Reimbursement)")}
                                 Gross    Less Imputed       Less         Less                             Net              Paid
  Emp ID  Employee                 Pay          Income      Taxes   Deductions   Reimbursement             Pay                By
  048     Boateng, Jerome     1,620.00           20.00     223.93        80.00           25.00        1,321.07        Check 9040
  067     Zhang, Andrea       2,010.00           10.00     303.77        50.00                        1,646.23    Direct Deposit
  054     Eklund, Natalie     1,055.00            5.00      80.71                                       969.29    Direct Deposit
          Totals (3 employees) 4,685.00          35.00     608.41       130.00           25.00        3,936.59

  ${title(5, "Employer Taxes and Contributions")}
                                Employer Social      Employer     Employer 401(k)    Total Employer
  Emp ID   Employee                    Security      Medicare               Match              Cost
  048      Boateng, Jerome               100.44         23.49               40.00            163.93
  067      Zhang, Andrea                 124.62         29.15                                153.77
  054      Eklund, Natalie                65.41         15.30                                 80.71
           Totals (3 employees)          290.47         67.94               40.00            398.41
`;

const COUNTERS: Record<string, (at: number, name: string) => string> = {
  numbers: (at, name) => `${at}. ${name}`,
  letters: (at, name) => `${"ABCDE"[at - 1]}) ${name}`,
  "Roman numerals": (at, name) => `Part ${["I", "II", "III", "IV", "V"][at - 1]} - ${name}`,
  nothing: (_, name) => name,
};

for (const [counter, title] of Object.entries(COUNTERS))
  test(`parts of a report that ${counter} count are about the same people`, (t) => {
    const { output, failed, unclaimed } = bestInferredOf(reportOf(title));
    const [jerome, andrea, natalie] = output.employees;
    t.match(output.employees, [
      {
        name: "Jerome Boateng",
        employee_id: "048",
        gross_pay: 1620,
        net_pay: 1321.07,
        payments: [{ number: "9040", method: "check", amount: 1321.07 }],
      },
      {
        name: "Andrea Zhang",
        employee_id: "067",
        gross_pay: 2010,
        net_pay: 1646.23,
        payments: [{ number: null, method: "direct_deposit", amount: 1646.23 }],
      },
      { name: "Natalie Eklund", employee_id: "054", gross_pay: 1055, net_pay: 969.29 },
    ]);
    t.equal(output.employees.length, 3);
    t.same(withHours(jerome!.earnings), ["regular 1600 80", "other 20 null", "reimbursement 25 null"]);
    t.equal(jerome!.earnings[1]!.role, "imputed");
    t.same(plain(andrea!.deductions), ["medical 50"]);
    t.same(natalie!.deductions, [], "who has nothing deducted stands in the list all the same");
    t.same(plain(jerome!.employer_taxes), ["social_security 100.44", "medicare 23.49"]);
    t.same(plain(jerome!.employer_contributions), ["401k 40"]);
    t.match(output.totals, { gross_pay: 4685, net_pay: 3936.59, total_taxes: 608.41, total_deductions: 130 });
    t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
    t.end();
  });

test("a part without sums may say of some people nothing, and what others come to", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Acme Widgets Inc
  Payroll Register
  Pay Period: 10/19/2025 - 11/01/2025     Check Date: 11/07/2025

  Pay Summary
  Employee                     Gross       Taxes  Deductions     Net Pay   Check No.
  Hector Barlow             2,000.00      253.00                1,747.00        5501
  Paulette Beaumont         1,500.00      164.75       13.35    1,321.90        5502
  Xiao Zhang                1,000.00      126.50       24.65      848.85        5503

  Section A - Earnings
  Employee                 Reg Hours     Regular       Bonus   Gross Pay
  Hector Barlow                80.00    1,600.00      400.00    2,000.00
  Paulette Beaumont            60.00    1,500.00                1,500.00
  Xiao Zhang                   50.00    1,000.00                1,000.00

  Section B - Taxes
  Employee                   Federal     Soc Sec    Medicare
  Hector Barlow               100.00      124.00       29.00
  Paulette Beaumont            50.00       93.00       21.75
  Xiao Zhang                   50.00       62.00       14.50

  Section C - Deductions
  Employee                    Dental      Vision
  Hector Barlow
  Paulette Beaumont            13.35
  Xiao Zhang                   20.00        4.65
`);
  t.match(output.employees, [
    {
      name: "Hector Barlow",
      department: null,
      gross_pay: 2000,
      net_pay: 1747,
      payments: [{ number: "5501" }],
    },
    { name: "Paulette Beaumont", department: null, payments: [{ number: "5502", amount: 1321.9 }] },
    { name: "Xiao Zhang", department: null, gross_pay: 1000, net_pay: 848.85 },
  ]);
  t.same(plain(output.employees[2]!.deductions), ["dental 20", "vision 4.65"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("parts have sums of departments, of which somebody may have nothing in one", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Acme Widgets Inc
  Payroll Register
  Pay Period: 10/19/2025 - 11/01/2025     Check Date: 11/07/2025

  I. EARNINGS
  No.     Name                   Regular       Bonus   Gross Pay
  Department 100
  12450   Barlow, Hector        1,600.00      400.00    2,000.00
  12467   Beaumont, Paulette    1,500.00                1,500.00
          Department Total      3,100.00      400.00    3,500.00
  Department 200
  12535   Zhang, Xiao           1,000.00                1,000.00
          Department Total      1,000.00                1,000.00
          Grand Total           4,100.00      400.00    4,500.00

  II. TAXES
  No.     Name                   Federal     Soc Sec    Medicare  Total Taxes
  Department 100
  12450   Barlow, Hector          100.00      124.00       29.00       253.00
  12467   Beaumont, Paulette       50.00       93.00       21.75       164.75
          Department Total        150.00      217.00       50.75       417.75
  Department 200
  12535   Zhang, Xiao              50.00       62.00       14.50       126.50
          Department Total         50.00       62.00       14.50       126.50
          Grand Total             200.00      279.00       65.25       544.25

  III. DEDUCTIONS
  No.     Name                    Dental      Vision  Total Deds
  Department 100
  12450   Barlow, Hector           13.35        5.00       18.35
  12467   Beaumont, Paulette
          Department Total         13.35        5.00       18.35
  Department 200
  12535   Zhang, Xiao              20.00        4.65       24.65
          Department Total         20.00        4.65       24.65
          Grand Total              33.35        9.65       43.00

  IV. NET PAY
  No.     Name                 Gross Pay     - Taxes      - Deds   = Net Pay
  Department 100
  12450   Barlow, Hector        2,000.00      253.00       18.35    1,728.65
  12467   Beaumont, Paulette    1,500.00      164.75                1,335.25
          Department Total      3,500.00      417.75       18.35    3,063.90
  Department 200
  12535   Zhang, Xiao           1,000.00      126.50       24.65      848.85
          Department Total      1,000.00      126.50       24.65      848.85
          Grand Total           4,500.00      544.25       43.00    3,912.75
`);
  t.match(output.employees, [
    { name: "Hector Barlow", employee_id: "12450", department: "100", gross_pay: 2000, net_pay: 1728.65 },
    { name: "Paulette Beaumont", department: "100", net_pay: 1335.25 },
    { name: "Xiao Zhang", department: "200", net_pay: 848.85 },
  ]);
  t.match(output.totals, { gross_pay: 4500, net_pay: 3912.75, total_taxes: 544.25, total_deductions: 43 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
