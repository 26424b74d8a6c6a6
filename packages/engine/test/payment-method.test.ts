import { test } from "tap";
import { methodOf } from "../src/interpret/payment-method.ts";

test("how a payment is made follows from the word for it, and is unknown for others", (t) => {
  for (const text of [
    "Direct Deposit",
    "Dir Dep 1",
    "Voucher#",
    "Checking ...1234",
    "Savings",
    "Advice",
    "ACH",
  ])
    t.equal(methodOf(text), "direct_deposit", text);
  for (const text of ["Check #", "Net Check", "Chk No.", "Cheque"]) t.equal(methodOf(text), "check", text);
  for (const text of ["Cash", "Pay card", "Net Pay"]) t.equal(methodOf(text), null, text);
  t.end();
});
