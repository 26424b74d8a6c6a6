import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withCodes } from "./support/plain-lines.ts";

test("a list on the last page says what codes mean", (t) => {
  const { output, unclaimed } = bestInferredOf(
    `
  CATAWBA VALLEY SCHOOL DISTRICT
  PAYROLL REGISTER
  PAY PERIOD 06/01/2026 THRU 06/14/2026    PAY DATE 06/19/2026

  EMP NO   EMPLOYEE NAME          CD    HOURS     RATE      AMOUNT    CD    WITHHELD    CD    DEDUCTED        GROSS         NET
  0583     BELLWETHER, ROSA       01    72.00    15.00     1080.00    FT      108.00    RET      64.80      1140.00      883.69
                                  05     4.00    15.00       60.00    MC       16.53    H1       66.98
  0590     OKAFOR, MIGUEL         01    80.00    20.00     1600.00    FT      160.00    RET      96.00      1600.00     1320.80
                                                                      MC       23.20
           TOTALS                      156.00              2740.00            307.73            227.78      2740.00     2204.49
  `,
    `
  CODE LEGEND
  01     REGULAR SALARY
  05     SICK LEAVE
  FT     FEDERAL INCOME TAX
  MC     MEDICARE
  RET    RETIREMENT PLAN
  H1     HEALTH INSURANCE
  `,
  );
  const [rosa] = output.employees;
  t.match(rosa, { name: "ROSA BELLWETHER", gross_pay: 1140, net_pay: 883.69 });
  t.same(withCodes(rosa!.earnings), ["01 regular 1080", "05 sick 60"]);
  t.same(withCodes(rosa!.taxes), ["FT federal_income 108", "MC medicare 16.53"]);
  t.match(rosa!.deductions, [
    { code: "RET", description: "RETIREMENT PLAN", amount: 64.8 },
    { code: "H1", type: "medical", amount: 66.98 },
  ]);
  t.same(unclaimed, []);
  t.end();
});

test("a list of codes may be a paragraph below the table", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                       PAYROLL JOURNAL                  Period Ending 06/14/2026   Check Date 06/19/2026

  Emp No    Name                   Cd       Hrs         Amt    Cd          Amt    Cd         Amt       Gross         Net
  0451      BELLWETHER, ROSA       E01    80.00    1,600.00    T01      160.00    D10      80.00    1,700.00    1,435.35
                                   E10               100.00    T03       24.65
  0452      OKAFOR, MIGUEL         E01    40.00    1,000.00    T01      100.00                      1,000.00      885.50
                                                               T03       14.50
            TOTALS                       120.00    2,700.00             299.15              80.00    2,700.00    2,320.85

  Code key: E01 = Regular; E10 = Bonus; T01 = Federal Income Tax; T03 = Medicare;
  D10 = 401(k)
  `);
  const [rosa] = output.employees;
  t.same(withCodes(rosa!.earnings), ["E01 regular 1600", "E10 bonus 100"]);
  t.same(withCodes(rosa!.taxes), ["T01 federal_income 160", "T03 medicare 24.65"]);
  t.same(withCodes(rosa!.deductions), ["D10 401k 80"]);
  t.same(unclaimed, []);
  t.end();
});

test("a legend of numbers at the head explains numbers before figures", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  PAYROLL REGISTER                         SUSQUEHANNA FOUNDRY CORP
  WEEK ENDING 06/14/2026

  DEDUCTION CODES:  01=401K PLAN   02=HEALTH INSURANCE   07=UNION DUES

  EMP NO    EMPLOYEE NAME          REG HRS    OT HRS     REG PAY     OT PAY       GROSS       FED      MEDI     NET PAY
                                   CD  AMOUNT     CD  AMOUNT
  1001      BELLWETHER, ROSA         80.00      4.00    1,600.00     120.00    1,720.00    172.00     24.94    1,387.06
                                   01   96.00     02   40.00
  1002      OKAFOR, MIGUEL           40.00      0.00    1,000.00       0.00    1,000.00    100.00     14.50      865.50
                                   07   20.00
            COMPANY TOTALS          120.00      4.00    2,600.00     120.00    2,720.00    272.00     39.44    2,252.56
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { gross_pay: 1720, net_pay: 1387.06 });
  t.same(withCodes(rosa!.deductions), ["01 401k 96", "02 medical 40"]);
  t.same(withCodes(miguel!.deductions), ["07 union_dues 20"]);
  t.same(plain(rosa!.earnings), ["regular 1600", "overtime 120"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a code that lists of two sections explain means what the list of its column says", (t) => {
  const { output, unclaimed } = bestInferredOf(
    `
  CATAWBA VALLEY SCHOOL DISTRICT
  PAYROLL REGISTER
  PAY PERIOD 06/01/2026 THRU 06/14/2026    PAY DATE 06/19/2026

  EMPLOYEE NAME          CD      EARNINGS    TAXES          TAXED    CD    DEDUCTED        GROSS         NET
  BELLWETHER, ROSA       R        1080.00    FEDERAL       108.00    K        64.80      1140.00      883.69
                         K          60.00    MEDICARE       16.53    M        66.98
  OKAFOR, MIGUEL         R        1600.00    FEDERAL       160.00    K        96.00      1600.00     1320.80
                                             MEDICARE       23.20
  TOTALS                          2740.00                  307.73            227.78      2740.00     2204.49
  `,
    `
  CODE LEGEND
  EARNINGS CODES            DEDUCTION CODES
  R      REGULAR            K      401K
  K      CASH TIPS          M      MEDICAL
  V      VACATION           D      DENTAL
  V BEFORE A NUMBER = VOUCHER
  `,
  );
  const [rosa, miguel] = output.employees;
  t.same(withCodes(rosa!.earnings), ["R regular 1080", "K tips 60"]);
  t.same(withCodes(rosa!.deductions), ["K 401k 64.8", "M medical 66.98"]);
  t.same(withCodes(miguel!.deductions), ["K 401k 96"]);
  t.same(unclaimed, []);
  t.end();
});

test("codes of a list may be short words beside others, and begin with the number of a plan", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    `
  Payroll Register
  Harbor Kites, Inc.     Period: 06/01/2026 - 06/14/2026   Check Date: 06/19/2026

  Employee               Earnings                          Employee Taxes               Deductions            Employer Liability     Payment
                         Code      Hours          Amount   Code     Taxable    Amount   Code       Amount     Code        Amount
  Bellwether, Rosa       Reg       72.00        1,440.00   FITW    1,520.00    144.00   401LN       80.00     SOC-ER       99.20     Net Pay
  Emp #: 1049            Hol        8.00          160.00   MED     1,600.00     23.20   401KC       80.00     401KM        48.00     1,272.80
                         Total     80.00        1,600.00   Total               167.20   Total      160.00     Total       147.20

  Okafor, Miguel         Reg       40.00        1,000.00   FITW    1,000.00    100.00                         SOC-ER       62.00     Net Pay
  Emp #: 1050            Total     40.00        1,000.00   MED     1,000.00     14.50                         Total        62.00     885.50
                                                           Total               114.50

  Code Descriptions
  Earnings     Reg Regular    OT Overtime    Hol Holiday
  Taxes        FITW Federal Income Tax     MED Medicare
  Deductions   401LN 401(k) Loan    401KC 401(k) Catch-Up
  Employer     SOC-ER Social Security Employer    401KM 401(k) Match
  `,
  );
  const [rosa] = output.employees;
  t.same(withCodes(rosa!.earnings), ["Reg regular 1440", "Hol holiday 160"]);
  t.match(rosa!.earnings[1], { description: "Holiday" });
  t.same(withCodes(rosa!.deductions), ["401LN 401k_loan 80", "401KC 401k 80"]);
  t.same(withCodes(rosa!.employer_taxes), ["SOC-ER social_security 99.2"]);
  t.same(withCodes(rosa!.employer_contributions), ["401KM 401k 48"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
