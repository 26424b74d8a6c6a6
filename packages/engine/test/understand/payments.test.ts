import { test } from "tap";
import { jointly, peopleOf } from "./joint-reading.ts";

test("payments are told by words before their numbers", async (t) => {
  const joint = jointly(`
    Employee                      Regular     Overtime     Gross Pay    Federal Tax   Net Pay
    Deborah Abernathy  CK 5120   1,500.00       50.00      1,550.00         155.00   1,395.00
    Ada Byron          EFT 55120 2,000.00       20.00      2,020.00         202.00   1,818.00
    Marie Curie        CK 5121   1,800.00       10.00      1,810.00         180.00   1,630.00
  `);
  t.same(
    peopleOf(joint).map(({ payments }) => payments.map(({ number, method }) => `${method} ${number?.text}`)),
    [["check 5120"], ["direct_deposit 55120"], ["check 5121"]],
  );
});

test("payments are told by the headings over their numbers", async (t) => {
  const joint = jointly(`
    Check No   Employee             Regular     Overtime     Gross Pay    Federal Tax   Net Pay
    20455      Deborah Abernathy   1,500.00       50.00      1,550.00         155.00   1,395.00
    20456      Ada Byron           2,000.00       20.00      2,020.00         202.00   1,818.00
    20457      Marie Curie         1,800.00       10.00      1,810.00         180.00   1,630.00
  `);
  t.same(
    peopleOf(joint).map(({ payments, employeeId }) => [payments[0]?.number?.text, employeeId]),
    [
      ["20455", null],
      ["20456", null],
      ["20457", null],
    ],
  );
});
