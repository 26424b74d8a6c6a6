import { test } from "tap";
import { jointly, peopleOf } from "./joint-reading.ts";

/** Each line of each person: what it is called, its hours, its amount. */
function linesOf(joint: ReturnType<typeof jointly>): string[][] {
  return peopleOf(joint).map(({ items }) =>
    items.map(
      ({ section, label, hours, amount }) =>
        `${section} ${label.text} ${hours?.token.text ?? "-"} ${amount?.cents}`,
    ),
  );
}

const CERTIFIED = `
    Certified Payroll

    Contractor               Payroll No.    For Week Ending    Project
    Mesa Verde Electric      17             06/13/2026         Rio Bravo Lift Station

    Name and Employee No.   No. of     O/S      Total    Rate of       Gross       FICA     Fed W/H     Other      Total   Net Wages
                            Exempt.             Hours        Pay      Earned                                     Deduct.        Paid
    Aldous Quintana              2     O         3.00      66.90      200.70     151.83      154.32     62.44     368.59    1,616.11
    Q114                               S        40.00      44.60    1,784.00
                                               This Project         1,984.70        Union Dues          62.44
                                               All Projects         1,984.70
    Renee Tolliver               0     S        24.00      44.60    1,070.40     125.56      191.27     53.52     370.35    1,270.93
    T087                               Other Jobs                     570.88        Union Dues          53.52
                                               This Project         1,070.40
                                               All Projects         1,641.28
    Jesus Arriaga                1     S        40.00      28.99    1,159.60      88.71       97.23    177.29     363.23      796.37
    A052                                       This Project         1,159.60        Union Dues          34.79
                                               All Projects         1,159.60        Child Support      142.50
    Caleb Stroud                 3     O         4.00      39.53      158.12      76.60       75.84     30.04     182.48      818.84
    S220                               S        32.00      26.35      843.20
                                               This Project         1,001.32        Union Dues          30.04
                                               All Projects         1,001.32
`;

test("what hours and rates come to is a line of pay below gross pay, where rows of such lines go on to no net pay", async (t) => {
  const joint = jointly(CERTIFIED);
  t.same(
    peopleOf(joint).map(({ figures }) => figures.get("gross_pay")?.cents),
    [198470, 164128, 115960, 100132],
  );
  t.same(
    linesOf(joint).map((lines) => lines.filter((line) => line.startsWith("earning"))),
    [
      ["earning O 3.00 20070", "earning S 40.00 178400"],
      ["earning S 24.00 107040", "earning Other Jobs - 57088"],
      ["earning S 40.00 115960"],
      ["earning O 4.00 15812", "earning S 32.00 84320"],
    ],
  );
});

test("a number that the lines below it come to is no line beside them", async (t) => {
  t.same(
    linesOf(jointly(CERTIFIED)).map((lines) => lines.filter((line) => line.startsWith("deduction"))),
    [
      ["deduction Union Dues - 6244"],
      ["deduction Union Dues - 5352"],
      ["deduction Union Dues - 3479", "deduction Child Support - 14250"],
      ["deduction Union Dues - 3004"],
    ],
  );
});

test("how many somebody provides for is no number of theirs, and the last day of a week stands below its heading", async (t) => {
  const joint = jointly(CERTIFIED);
  t.same(
    peopleOf(joint).map(({ employeeId }) => employeeId?.text),
    ["Q114", "T087", "A052", "S220"],
  );
  t.equal(joint.reading.facts.get("period_end")?.text, "06/13/2026");
});
