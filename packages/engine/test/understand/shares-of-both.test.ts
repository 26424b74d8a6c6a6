import { test } from "tap";
import { jointly, namesIn, peopleOf, printedLines } from "./joint-reading.ts";

const CHECKS = `
Lake Bluff School District                    PAYROLL CHECK REGISTER                     CHECK DATE: 04/15/26

CHECK                                       GROSS    FEDERAL     STATE              OTHER        NET
NUMBER   EMP#    EMPLOYEE NAME                PAY        TAX    IL TAX   MEDICARE   DEDUCTS        PAY
900617   00214   ABBOTT, CAROLYN S       3,400.00     172.50    134.00      47.20    350.00   2,696.30
900618   00377   BIANCHI, MARCO          2,500.00     182.90    106.90      36.40    250.00   1,923.80
900619   00402   CISNEROS, YOLANDA       1,300.00      31.70     59.40      20.10    130.00   1,058.80
61208    00431   EGBERT, TAMARA          1,700.00      54.30     69.30      24.40    170.00   1,382.00

         CHECKS (C)            1         1,700.00      54.30     69.30      24.40    170.00   1,382.00
         DIRECT DEPOSITS (D)   3         7,200.00     387.10    300.30     103.70    730.00   5,678.90
         REGISTER TOTALS       4         8,900.00     441.40    369.60     128.10    900.00   7,060.90
`;

const PLANS = `
Lake Bluff School District             PAYROLL DEDUCTION REGISTER BY CODE                CHECK DATE: 04/15/26

CODE     DESCRIPTION
         EMP#    EMPLOYEE NAME                    EMPLOYEE        BOARD PAID           TOTAL

TRS      TEACHERS RETIREMENT
         00214   ABBOTT, CAROLYN S                  300.00             20.00          320.00
         00377   BIANCHI, MARCO                     210.00             15.00          225.00
         00402   CISNEROS, YOLANDA                  100.00             10.00          110.00
         00431   EGBERT, TAMARA                     150.00             12.00          162.00
                            ** CODE TOTAL TRS       760.00             57.00          817.00

DELTA    DELTA DENTAL
         00214   ABBOTT, CAROLYN S                   50.00              5.00           55.00
         00377   BIANCHI, MARCO                      40.00              4.00           44.00
         00402   CISNEROS, YOLANDA                   30.00              3.00           33.00
         00431   EGBERT, TAMARA                      20.00              2.00           22.00
                            ** CODE TOTAL DELTA     140.00             14.00          154.00
`;

test("what both sides pay together is paid by none of them again", async (t) => {
  const [carolyn] = peopleOf(jointly(CHECKS, PLANS));
  t.strictSame(printedLines(carolyn!), [
    "deduction DELTA DENTAL 5000",
    "deduction TEACHERS RETIREMENT 30000",
    "employer_contribution DELTA DENTAL 500",
    "employer_contribution TEACHERS RETIREMENT 2000",
    "tax FEDERAL TAX 17250",
    "tax MEDICARE 4720",
    "tax STATE IL TAX 13400",
  ]);
});

test("what all are paid in one way is a sum, and nobody", async (t) => {
  t.strictSame(namesIn(jointly(CHECKS)), [
    "ABBOTT, CAROLYN S",
    "BIANCHI, MARCO",
    "CISNEROS, YOLANDA",
    "EGBERT, TAMARA",
  ]);
});

test("other deductions stay one line where nothing prints them one by one", async (t) => {
  const [carolyn] = peopleOf(jointly(CHECKS));
  t.ok(printedLines(carolyn!).includes("deduction OTHER DEDUCTS 35000"));
});
