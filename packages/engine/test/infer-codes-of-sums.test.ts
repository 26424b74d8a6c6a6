import { test } from "tap";
import { withCodes } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("codes that stand alone beside people mean what the sums of all say behind them", (t) => {
  const person = (name: string, id: string, voucher: string, paid: string): string => `
  ${name}        R     40.00  20.0000     800.00   FIT     90.00   51    20.00   MED-R    11.60          ${voucher}
  EMP ${id}               V      8.00  20.0000     160.00   MED     13.92   71    30.00   OHU      25.00
  ${paid}                                            DAY     12.00
                          TOTAL                    960.00          115.92         50.00            36.60            794.08
  `;
  const { people, wrong } = readPrinted(
    `
  HARBOR STAMPING CO                                                         PERIOD 02/02/2026 TO 02/08/2026
  CLIENT 7-4410      PAYROLL JOURNAL                                                   CHECK DATE 02/13/2026

  EMPLOYEE                CD    HOURS     RATE   EARNINGS   TAX  WITHHELD  DED   AMOUNT   EMPLOYER   TAX           NET PAY
  ${person("ROSA BELLWETHER", "00022", "V118204", "DIRECT DEPOSIT")}
  ${person("MIGUEL A OKAFOR", "00024", "V118205", "DIRECT DEPOSIT")}
  ${person("PRIYA N DESAI  ", "00028", "V118206", "CHECK         ")}
  `,
    `
  COMPANY TOTALS AND CODE LEGEND
  EARNINGS                    TAXES WITHHELD                      DEDUCTIONS                 EMPLOYER TAXES
  R    Regular     2,400.00   FIT   Federal Income Tax   270.00   51   Dental        60.00   MED-R   Medicare ER         34.80
  V    Vacation      480.00   MED   Medicare              41.76   71   Child Support 90.00   OHU     Ohio Unemployment   75.00
  TOTAL            2,880.00   DAY   Dayton City Tax       36.00   TOTAL             150.00   TOTAL                      109.80
                              TOTAL                      347.76
  `,
  );
  t.same(wrong, NOTHING);
  const [rosa] = people;
  t.same(withCodes(rosa!.earnings), ["R regular 800", "V pto 160"]);
  t.same(withCodes(rosa!.taxes), ["FIT federal_income 90", "MED medicare 13.92", "DAY local_income 12"]);
  t.same(withCodes(rosa!.deductions), ["51 dental 20", "71 child_support 30"]);
  t.same(withCodes(rosa!.employer_taxes), ["MED-R medicare 11.6", "OHU state_unemployment 25"]);
  t.same(
    people.map(({ payments }) => payments.map(({ number, method }) => `${method} ${number}`)),
    [["direct_deposit V118204"], ["direct_deposit V118205"], ["check V118206"]],
    "numbers stand in the column of the net pay, and below the names how it is paid",
  );
  t.end();
});
