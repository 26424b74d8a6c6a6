import { test } from "tap";
import { slip } from "./support/made-up-statement.ts";
import { recordsOf } from "./support/reading-of.ts";

test("days in a column of notes that ends where its heading does are no part of a label", async (t) => {
  const notes = { role: "note", header: "DATES" } as const;
  const noted = slip({
    boxes: [
      {
        name: "pay",
        title: "Pay",
        columns: [
          { role: "text" },
          notes,
          { role: "hours", header: "HOURS", optional: true },
          { role: "rate", header: "RATE", optional: true },
          { role: "amount", header: "NOW" },
          { role: "ytd_amount", header: "YEAR", optional: true },
        ],
        section: "earning",
        rows: [{ text: "^Gross$", figure: "gross_pay" }],
      },
    ],
  });
  const [record] = recordsOf(
    noted,
    `
  Acme Slip      Harbor Foods
  Of Rosa Bell   No 101        Deposit 7001   Paid 08/21/2026

  Pay                      DATES    HOURS     RATE       NOW       YEAR
  Hourly   08/02/26 - 08/15/2026    40.00    20.00    800.00   8,000.00
  Bonus                                               500.00   1,500.00
  Gross                             40.00           1,300.00   9,500.00
`,
  );
  t.match(record, { items: ["earning: Hourly 40.00 h @ 20.00 = 800.00", "earning: Bonus = 500.00"] });
});
