import { test } from "tap";
import { companyOf, companyWithId } from "../src/infer/document/company-name.ts";
import { cellRowsOf } from "../src/infer/cells/cells.ts";
import { withPayeesApart } from "../src/infer/prepare/names/payees-apart.ts";
import { isAccount, isAccountNumber } from "../src/infer/vocabulary/account.ts";
import { linesOfText } from "./support/page-of.ts";

/** What took time as the square of the letters took ten times as long, or more. */
const MOST_MS = 2_000;
const LETTERS = 100_000;

const READERS: Readonly<Record<string, (label: string) => unknown>> = {
  company: (label) => companyOf(linesOfText([label])),
  "company with an id": (label) => companyWithId(linesOfText([label]), new Map()),
  payee: (label) => withPayeesApart(cellRowsOf(linesOfText([label]))),
  account: isAccount,
  "number of an account": isAccountNumber,
};

for (const [name, read] of Object.entries(READERS)) {
  test(`a label of ${LETTERS} letters is looked at for long by nobody: ${name}`, async (t) => {
    for (const word of ["Anna", "x", "*", "Pay to the order of ", "X "]) {
      const label = word.repeat(LETTERS / word.length);
      const before = process.cpuUsage();
      read(`Anna ${label}`);
      const { user } = process.cpuUsage(before);
      t.ok(user / 1_000 < MOST_MS, `${word}: ${user / 1_000} ms`);
    }
  });
}
