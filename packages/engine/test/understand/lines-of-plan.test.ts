import { test } from "tap";
import { buildLedger } from "../../src/canonicalise/build-ledger.ts";
import { jointly } from "./joint-reading.ts";

const report = (heading: string): string => `
Retirement Contributions

Employee            ${heading}    Roth 401(k)    Loan Repayment    Employer Match
Abernathy, Ann          150.00          50.00             75.00             60.00
Byron, Ada              200.00          20.00             40.00             66.00
Curie, Marie            180.00          30.00             55.00             63.00
`;

const typesIn = (text: string): (string | undefined)[] => {
  const [person] = buildLedger(jointly(text).reading).employees;
  return person!.lines.flatMap(({ list, type }) => (list === "deductions" ? [type] : []));
};

test("a loan among nothing but contributions to a 401(k) is one of that plan", async (t) => {
  t.same(typesIn(report("401(k)")), ["401k", "roth_401k", "401k_loan"]);
  t.same(typesIn(report("Dental")), ["dental", "roth_401k", "loan"], "and among others any loan");
});

test("what is paid to catch up among nothing but contributions to a 401(k) is one as well", async (t) => {
  const text = (first: string): string => `
Retirement Contributions

Employee            ${first}    Pre-Tax Catch-Up    Roth Catch-Up    Employer Match
Abernathy, Ann          150.00               50.00            75.00             60.00
Byron, Ada              200.00               20.00            40.00             66.00
Curie, Marie            180.00               30.00            55.00             63.00
`;
  t.same(typesIn(text("401(k)")), ["401k", "401k", "roth_401k"]);
  t.same(
    typesIn(text("Dental")),
    ["dental", "other", "roth_401k"],
    "and among others it is open of which plan",
  );
});
