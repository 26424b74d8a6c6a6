import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

const register = (sum: string): string => `
  Harbor Kites LLC
  Payroll Register - Current and Year to Date
  Pay Period: 06/01/2026 to 06/14/2026        Pay Date: 06/19/2026
  Earnings        Hours     Rate   Current   YTD Hrs  YTD Amount   Taxes             Current       YTD
  Bellwether, Rosa       Employee # 1001
  Regular         80.00  20.0000  1,600.00    854.00   17,080.00   Fed W/H            160.00  1,708.00
  Overtime                            0.00     42.25    1,267.50   FICA OASDI EE       99.20  1,137.55
  Gross Pay       80.00           1,600.00 ${sum.padStart(9)}   18,347.50   Total Taxes        259.20  2,845.55
                                                                   NET PAY          1,340.80 15,501.95
`;

test("the hours of the year are proved by their sum, and a number that is none proves nothing", (t) => {
  const id = "line.total:employees[0]:hours, year to date";
  const { checks, output, unclaimed } = bestInferredOf(register("896.25"));
  t.match(output.employees[0]!.earnings, [{ ytd_hours: 854 }, { ytd_hours: 42.25 }]);
  t.match(checks.get(id), {
    passed: true,
    members: ["employees[0].earnings[0].ytd_hours", "employees[0].earnings[1].ytd_hours"],
  });
  t.same(unclaimed, []);
  const other = bestInferredOf(register("854.00"));
  t.equal(other.checks.get(id), undefined);
  t.same(other.failed, []);
  t.end();
});
