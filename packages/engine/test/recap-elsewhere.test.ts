import { test } from "tap";
import { GOOD_JOURNAL } from "./support/good-journal.ts";
import { journal } from "./support/made-up-variant.ts";
import { checksOf } from "./support/proof-of.ts";

/** The checks of a levy that somebody has among the deductions, and the company's total among the taxes. */
function levyChecks(total: string): (boolean | null | undefined)[] {
  const page = GOOD_JOURNAL.replace(
    "Medicare     14.50                      ",
    "Medicare     14.50  Levy         21.00  ",
  ).replace(/(Company Total [^\n]*\n[^\n]* 30\.00  )Medicare {5}21\.32/, `$1${total}`);
  return [...checksOf(journal(), page).values()]
    .filter(({ id }) => /Levy:company/.test(id))
    .map(({ passed }) => passed);
}

test("a recap that has a line in another list than people have it in is checked by its amount", async (t) => {
  t.same(levyChecks("Levy         21.00"), [true]);
  t.same(levyChecks("Levy         21.50"), [false], "another amount is none of theirs");
});
