import { test } from "tap";
import { answersItself, pretaxOf } from "../src/index.ts";

test("a text says of what stands below or beside it whether it is taken before taxes", async (t) => {
  t.equal(pretaxOf("Pre-Tax Deductions"), true);
  t.equal(pretaxOf("Deducted before federal income tax"), true);
  t.equal(pretaxOf("Excluded from federal taxable wages"), true);
  t.equal(pretaxOf("Post-Tax Deductions"), false);
  t.equal(pretaxOf("Deductions from Gross Pay"), true);
  t.equal(pretaxOf("Deductions from Net Pay"), false);
  t.equal(pretaxOf("Deductions"), null);
  t.equal(pretaxOf(), null);
});

test("a text alone answers it", async (t) => {
  t.equal(answersItself("Pre-Tax (Sec. 125)"), true);
  t.equal(answersItself("After-tax"), false);
  t.equal(answersItself("Federal Tax"), undefined);
});
