import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";
import { described } from "./support/plain-lines.ts";

const SUMMARY = `
  Payroll Summary
  Company     Pennine Joinery Limited           PAYE ref        913/PJ882
  Tax month   10                                Period          01/01/2026 - 31/01/2026
  Frequency   Monthly                           Payment date    30/01/2026

                        Payments                                        Deductions from employee                                    Employer
                                                                               Student     Attach-
        Basic    Overtime      SSP    Gross Pay       PAYE       NI    Pension     Loan        ment    Expenses     Net Pay         NI  Pension
  0011 Ana Lucia Santos   AB121843C   Tax code 1100L M1   Cost centre:   Workshop
     3,447.86                            3,447.86   480.07   191.99                                                2,775.80     454.63
  0015 Francois Le Blanc   PW635196B   Tax code BR   Cost centre:   Workshop
     3,304.20              163.45        3,467.65   484.03   193.57     173.38    49.00                            2,567.67     457.60   104.03

  Cost centre total:   Workshop (2)
     6,752.06     0.00     163.45        6,915.51   964.10   385.56     173.38    49.00        0.00        0.00    5,343.47     912.23   104.03
  0001 Winifred Zielinski   AB775174A   Tax code 1257L   Cost centre:   Site
     3,581.63                            3,581.63   506.83   202.69     179.08    64.00                  107.10    2,736.13     474.69   107.45
  0009 Terrence B Holloway   JK117574B   Tax code S1257L   Cost centre:   Site
     2,895.81   298.66                   3,194.47  (29.39)   171.72     159.72                59.00                2,833.42     416.62    95.83

  Cost centre total:   Site (2)
     6,477.44   298.66       0.00        6,776.10   477.44   374.41     338.80    64.00       59.00      107.10    5,569.55     891.31   203.28

  Company total: 4 employees
    13,229.50   298.66     163.45       13,691.61 1,441.54   759.97     512.18   113.00       59.00      107.10   10,913.02   1,803.54   307.31

  Figures in brackets are refunds. NI = National Insurance. SSP = Statutory Sick Pay. Expenses are outside gross pay.
`;

test("a line of facts about somebody heads none of the figures below, whatever it holds", (t) => {
  const { output, people, wrong } = readPrinted(SUMMARY);
  t.same(wrong, NOTHING);
  t.equal(output.company.name, "Pennine Joinery Limited");
  const terrence = people.find(({ employee_id }) => employee_id === "0009")!;
  t.match(terrence, { name: "Terrence B Holloway", department: "Site", net_pay: 2833.42 });
  t.same(described(terrence.earnings), ["Basic 2895.81", "Overtime 298.66"]);
  t.same(described(terrence.taxes), ["PAYE -29.39", "NI 171.72"]);
  t.same(described(terrence.deductions), ["Pension 159.72", "Attachment 59"]);
  t.match(output.totals, { employee_count: 4, gross_pay: 13691.61, net_pay: 10913.02 });
  t.end();
});

test("a side over the middle of columns of numbers that end where their names do pays what stands below it", (t) => {
  const { people } = readPrinted(SUMMARY);
  const first = people.find(({ name }) => name === "Winifred Zielinski");
  t.same(described(first!.employer_taxes), ["NI 474.69"]);
  t.same(described(first!.employer_contributions), ["Pension 107.45"]);
  t.end();
});
