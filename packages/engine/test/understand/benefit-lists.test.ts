import { test } from "tap";
import { allOf, jointly, peopleOf } from "./joint-reading.ts";

test("what all lines of a person come to is none of them, by whatever columns they stand in", async (t) => {
  const joint = jointly(`
    Benefit Deductions by Employee

                                                 Employee    Employee    Employer       Total    Employee
    Plan    Description             Coverage      Pre-Tax   After-Tax       Share        Cost         YTD

    Arceneaux, Jorge     ID KM01006     Plant
    401K    401(k) Traditional                     122.32                  110.09      232.41      611.60
    HDHP    Medical High Deductible  Family        182.41                  547.75      730.16      912.05
    STD     Short-Term Disability                               8.45                     8.45       42.25
                  Employee Total                   304.73       8.45       657.84      971.02    1,565.90
    Birdsong, Corinne    ID KM01233     Plant
    401K    401(k) Traditional                      47.88                   47.88       95.76      239.40
    DENT    Dental Plus              Family         26.79                   26.79       53.58      133.95
    VLIFE   Voluntary Life                                     13.34                    13.34       66.70
                  Employee Total                    74.67      13.34        74.67      162.68      440.05
    Castro, Miriam       ID KM01193     Office
    HDHP    Medical High Deductible  EE+CH         139.49                  418.99      558.48      697.45
    DENT    Dental Plus              EE+CH          15.15                   15.15       30.30       75.75
    STD     Short-Term Disability                               7.75                     7.75       38.75
                  Employee Total                   154.64       7.75       434.14      596.53      811.95
    Dumont, Alice        ID KM01217     Office
    401K    401(k) Traditional                      87.60                   87.60      175.20      438.00
    HDHP    Medical High Deductible  EE+SP         200.69                  602.59      803.28    1,003.45
                  Employee Total                   288.29                  690.19      978.48    1,441.45
  `);
  t.same(allOf(peopleOf(joint), "Arceneaux, Jorge"), [
    "deduction 401(k) Traditional 12232",
    "deduction Medical High Deductible 18241",
    "deduction Short-Term Disability 845",
    "employer_contribution 401(k) Traditional 11009",
    "employer_contribution Medical High Deductible 54775",
  ]);
  t.same(allOf(peopleOf(joint), "Birdsong, Corinne"), [
    "deduction 401(k) Traditional 4788",
    "deduction Dental Plus 2679",
    "deduction Voluntary Life 1334",
    "employer_contribution 401(k) Traditional 4788",
    "employer_contribution Dental Plus 2679",
  ]);
});

test("pay in the line of a name is none of the sums in its column, and a rate below a percent sign no amount", async (t) => {
  const joint = jointly(`
    Contribution Register

                                                  Deferral   Employee   Employer      Total
    Code    Plan / Benefit           Tax Status          %    Current    Current    Current

    Arceneaux, Jorge      ID 880123    Dept CLN Clinic             Gross Pay       2,448.00
    401K    401(k) Pre-Tax Deferral  Pre-tax          5.00     122.40      97.92     220.32
    MED     Medical PPO              Pre-tax                   136.52     354.95     491.47
                         Employee total                        258.92     452.87     711.79
    Birdsong, Corinne     ID 880170    Dept LAB Laboratory         Gross Pay       3,040.00
    401K    401(k) Pre-Tax Deferral  Pre-tax          3.00      91.20      91.20     182.40
    DEN     Dental                   Pre-tax                    12.33       9.86      22.19
                         Employee total                        103.53     101.06     204.59
    Castro, Miriam        ID 880102    Dept CLN Clinic             Gross Pay       1,826.50
    401K    401(k) Pre-Tax Deferral  Pre-tax          4.00      73.06      73.06     146.12
    MED     Medical PPO              Pre-tax                    81.30     211.38     292.68
                         Employee total                        154.36     284.44     438.80
  `);
  const people = peopleOf(joint);
  t.same(allOf(people, "Arceneaux, Jorge"), [
    "deduction 401(k) Pre-Tax Deferral 12240",
    "deduction Medical PPO 13652",
    "employer_contribution 401(k) Pre-Tax Deferral 9792",
    "employer_contribution Medical PPO 35495",
  ]);
  t.same(
    people.map(({ figures }) => figures.get("gross_pay")?.cents),
    [244_800, 304_000, 182_650],
  );
});

test("a total is what the columns left of it come to in its own row, of this period or of the year", async (t) => {
  const joint = jointly(`
    Retirement Plan Contributions

                                         Gross     Pre-Tax        Roth        Loan        Total    Employer
    Employee                               Pay      401(k)      401(k)   Repayment     Employee       Match

    Arceneaux, Jorge      Current     1,713.92      102.84        0.00       20.00       122.84       68.56
                          YTD        20,878.36    1,252.68        0.00      100.00     1,352.68      835.16
    Birdsong, Corinne     Current     3,942.31      118.27       50.00                   168.27      118.27
                          YTD        39,423.10    1,182.70      500.00                 1,682.70    1,182.70
    Castro, Miriam        Current     1,737.60      139.01        0.00       30.00       169.01       69.50
                          YTD        16,580.51    1,326.45        0.00      300.00     1,626.45      663.20
  `);
  t.same(allOf(peopleOf(joint), "Birdsong, Corinne"), [
    "deduction Pre-Tax 401(k) 11827",
    "deduction Roth 401(k) 5000",
    "employer_contribution Employer Match 11827",
  ]);
});

test("what the employer pays of a line goes on in the rows below, but not to what all lines come to", async (t) => {
  const joint = jointly(`
    Benefit Deductions

    Code    Plan                     Tax status         Employee    Employer       Total

    Arceneaux, Jorge      ID B70482
    MED     Medical                  Pre-tax              187.20    1,101.10    1,288.30
    STD     Short-Term Disability    After-tax             10.13                   10.13
    BLIF    Basic Life               Employer-paid                      8.59        8.59
    Employee total                                        197.33    1,109.69    1,307.02
    Birdsong, Corinne     ID B70018
    MED     Medical                  Pre-tax              225.15      804.65    1,029.80
    DENT    Dental                   Pre-tax               30.78       28.12       58.90
    BLIF    Basic Life               Employer-paid                      6.32        6.32
    Employee total                                        255.93      839.09    1,095.02
    Castro, Miriam        ID B70113
    MED     Medical                  Pre-tax               72.00      423.50      495.50
    DENT    Dental                   Pre-tax               11.63       10.00       21.63
    BLIF    Basic Life               Employer-paid                      8.80        8.80
    Employee total                                         83.63      442.30      525.93
  `);
  t.same(allOf(peopleOf(joint), "Castro, Miriam"), [
    "deduction Dental 1163",
    "deduction Medical 7200",
    "employer_contribution Basic Life 880",
    "employer_contribution Dental 1000",
    "employer_contribution Medical 42350",
  ]);
});
