import { test } from "tap";
import { deductionTypeIn, earningTypeIn } from "../src/index.ts";

test("some labels mean something else in other countries", async (t) => {
  t.equal(deductionTypeIn("GB", "Student Loan"), "loan");
  t.equal(deductionTypeIn("GB", "STUDENT LOAN REPAYMENT"), "loan");
  t.equal(deductionTypeIn("GB", "Student Loan Garnishment"), null);
  t.equal(deductionTypeIn("US", "Student Loan"), null);
  t.equal(earningTypeIn("AU", "Personal/Carer's Leave"), "sick");
  t.equal(earningTypeIn("AU", "Personal Leave Pay"), "sick");
  t.equal(earningTypeIn("GB", "Personal Leave"), null);
  t.equal(earningTypeIn("GB", "Holiday Pay"), "pto");
  t.equal(earningTypeIn("GB", "Bank Holiday"), null);
  t.equal(earningTypeIn("AU", "Annual Leave Loading 17.5%"), "other");
  t.equal(earningTypeIn("ZZ", "Personal Leave"), null);
});
