/** Headings in two lines: each stands for a line of the employee below it. */
export const LAKESIDE = [
  `
LAKESIDE TOOLING                        PAYROLL REGISTER                      PAID 06/20/2026
PERIOD 06/01/2026 - 06/14/2026

EMP#  EMPLOYEE NAME          HOURS     REGULAR   GROSS PAY     FED TAX        401K   TOTAL TAX
      DEPT  CHECK#                    OVERTIME                 SOC SEC      DENTAL     NET PAY
1001  BELLWETHER, ROSA       40.00    1,000.00    1,100.00      120.00       50.00      188.20
      20    501201            4.00      100.00                   68.20       10.00      851.80
1002  OKAFOR, DANIEL         40.00      900.00      900.00       90.00                  145.80
      35    501202                                               55.80       12.00      742.20
COMPANY TOTALS               80.00    1,900.00    2,000.00      210.00       50.00      334.00
      EMPLOYEES 2             4.00      100.00                  124.00       22.00    1,594.00
`,
] as const;

/** Codes and amounts in running lines without headings; the last page says what the codes are. */
export const ELDER_CREEK = [
  `
COUNTY OF ELDER CREEK                   PAYROLL REGISTER                      Pay date 06/20/2026
Pay period 06/01/2026 - 06/14/2026                               Codes are explained on the last page

1001    BELLWETHER, ROSA            Public Health
010       1,000.00    025      100.00    201      120.00    202       68.20
301          50.00
Gross     1,100.00    Taxes     188.20    Deductions     50.00    Net      861.80

1002    OKAFOR, DANIEL              Sheriff
010         900.00    201       90.00    202       55.80    301       30.00
Gross       900.00    Taxes     145.80    Deductions     30.00    Net      724.20

Total gross      2,000.00
Total net        1,586.00
`,
  `
CODES

Earnings
010   Regular Pay
025   Holiday Pay
Taxes
201   Federal Withholding
202   Social Security
Deductions
301   Dental Plan
`,
] as const;
