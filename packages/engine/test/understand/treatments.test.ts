import { test } from "tap";
import { jointly, peopleOf } from "./joint-reading.ts";

const HEAD = `
    Lantern Foods Ltd of Harbour Road                 Earnings Statement for the Pay Period
    Employee  Ada Byron                               Pay Date 05/08/2026

    Earnings        Hours      Rate       Current
    Regular         80.00     20.00      1,600.00
    Bonus                                  100.00
    Gross Pay                            1,700.00

    Taxes                                 Current
    Federal Tax                            160.00
    Medicare                                24.65
`;
const NET = "    Net Pay                              1,390.35";

/** What each deduction says of taxes: `Dental true`. */
function treatments(...lines: readonly string[]): string[] {
  const joint = jointly([HEAD, ...lines, "", NET].join("\n"));
  return peopleOf(joint).flatMap(({ items }) =>
    items.flatMap(({ section, label, pretax }) => (section === "deduction" ? `${label.text} ${pretax}` : [])),
  );
}

test("an answer below a question says whether a deduction is taken before taxes", async (t) => {
  t.same(
    treatments(
      "    Deductions             Pre-Tax       Current",
      "    Dental                   Y             25.00",
      "    Union Dues               N            100.00",
    ),
    ["Dental true", "Union Dues false"],
  );
});

test("a text or a letter behind the name says it", async (t) => {
  t.same(
    treatments(
      "    Deductions                           Current",
      "    Dental                Pre-Tax          25.00",
      "    Union Dues            Post-Tax        100.00",
    ),
    ["Dental true", "Union Dues false"],
  );
  t.same(
    treatments(
      "    Deductions             C             Current",
      "    Dental                 B               25.00",
      "    Union Dues             A              100.00",
    ),
    ["Dental true", "Union Dues false"],
  );
});

test("a mark that a note explains says it, and of those without that it is not so", async (t) => {
  t.same(
    treatments(
      "    Deductions                           Current",
      "    Dental *                               25.00",
      "    Union Dues                            100.00",
      "",
      "    * Before-tax deduction",
    ),
    ["Dental true", "Union Dues false"],
  );
});

test("the title of a list says it of the lines below, up to the next title", async (t) => {
  t.same(
    treatments(
      "    Pre-Tax Deductions                   Current",
      "    Dental                                 25.00",
      "",
      "    After-Tax Deductions                 Current",
      "    Union Dues                            100.00",
    ),
    ["Dental true", "Union Dues false"],
  );
  t.same(
    treatments(
      "    Deductions                           Current",
      "    Dental                                 25.00",
      "    Union Dues                            100.00",
    ),
    ["Dental undefined", "Union Dues undefined"],
  );
});
