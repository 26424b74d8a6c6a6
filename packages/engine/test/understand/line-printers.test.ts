import { test } from "tap";
import { allOf, jointly, peopleOf, who } from "./joint-reading.ts";

test("a line printer sets titles off with stars, heads labels and amounts alike, and a code a space before its label", async (t) => {
  const joint = jointly(`
    PAYROLL REGISTER                                                                                        PAGE 1

    EE CODE   NAME / CHECK       EARNINGS             HOURS     RATE     AMOUNT TAXES       AMOUNT DEDUCTIONS       AMOUNT

    ** DIV 01 PLANT
    1042      ABERNATHY, ANN     REGULAR              40.00  20.0000     800.00 FEDERAL      80.00 D10 MEDICAL       12.00
              DD   20418         OVERTIME              2.00  30.0000      60.00 EE OASDI     53.32 D20 401K          30.00
                                                                                EE MEDICARE  12.47

                                 GROSS                42.00              860.00 TOTAL TAX   145.79 TOTAL DED         42.00
                                                                                                   NET PAY          672.21
    1058      BYRON, ADA         REGULAR              38.00  25.0000     950.00 FEDERAL      95.00 D10 MEDICAL       12.00
              DD   20419         VACATION              2.00  25.0000      50.00 EE OASDI     62.00 D11 DENTAL         9.00
                                                                                EE MEDICARE  14.50

                                 GROSS                40.00            1,000.00 TOTAL TAX   171.50 TOTAL DED         21.00
                                                                                                   NET PAY          807.50
    ** DIV 02 OFFICE
    1061      CURIE, MARIE       REGULAR              36.00  30.0000   1,080.00 FEDERAL     110.00 D30 UNION DUES    21.00
              CK   20420                                                        EE OASDI     66.96 D50 LOAN          25.00
                                                                                EE MEDICARE  15.66

                                 GROSS                36.00            1,080.00 TOTAL TAX   192.62 TOTAL DED         46.00
                                                                                                   NET PAY          841.38
  `);
  const people = peopleOf(joint);
  t.same(who(joint), [
    "1042 ABERNATHY, ANN, 01 PLANT",
    "1058 BYRON, ADA, 01 PLANT",
    "1061 CURIE, MARIE, 02 OFFICE",
  ]);
  t.same(
    people.map(({ figures }) => [figures.get("gross_pay")?.cents, figures.get("net_pay")?.cents]),
    [
      [86000, 67221],
      [100000, 80750],
      [108000, 84138],
    ],
  );
  t.same(allOf(people, "BYRON, ADA"), [
    "deduction DENTAL 900",
    "deduction MEDICAL 1200",
    "earning REGULAR 95000",
    "earning VACATION 5000",
    "tax EE MEDICARE 1450",
    "tax EE OASDI 6200",
    "tax FEDERAL 9500",
  ]);
  t.same(
    people.map(({ payments }) => payments.map(({ method, number }) => `${method} ${number?.text}`)),
    [["direct_deposit 20418"], ["direct_deposit 20419"], ["check 20420"]],
  );
});
