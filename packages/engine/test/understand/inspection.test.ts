import { test } from "tap";
import type { PageUnderstanding } from "../../src/index.ts";
import { goodDocument } from "../support/good-document.ts";
import { pdfOfText } from "../support/pdf-of-text.ts";
import { sharedEngine } from "../support/shared-engine.ts";

/** Net pay of the second does not follow from the rest. */
const REGISTER = pdfOfText(
  `
  Payroll Register
  Employee        Gross Pay   Fed Tax  Dental    Net Pay
  Lee, Ann         2,400.00    240.00   60.00    2,100.00
  Ortiz, Ben       1,812.50    181.25   55.00    1,577.25
  Khan, Zoe        3,000.00    410.00   35.00    2,555.00`,
  `
  Payroll Register
  Employee        Gross Pay   Fed Tax  Dental    Net Pay
  Moss, Eli        2,150.00    228.40   41.10    1,880.50
  Total            9,362.50  1,059.65  191.10    8,112.75`,
);

async function understandingOf(document: Buffer, page: number): Promise<PageUnderstanding | null> {
  const engine = await sharedEngine();
  return (await engine.inspect(document, { page, reader: "joint" })).understanding;
}

test("a page tells its records, slots and sums, and where these fail", async (t) => {
  const understanding = await understandingOf(REGISTER, 1);
  t.match(understanding, { kept: true, cells: [] });
  const { phrases, hypotheses } = understanding!;
  t.equal(hypotheses.length, 1);
  const [{ records, slots, identities }] = hypotheses as [(typeof hypotheses)[number]];
  t.match(records, [
    { record: 0, name: "Lee, Ann", is_sum: false, sums: { holds: 1, fails: 0 } },
    { record: 1, name: "Ortiz, Ben", sums: { holds: 0, fails: 1 } },
    { record: 2, name: "Khan, Zoe", sums: { holds: 1, fails: 0 } },
  ]);
  t.match(identities, [
    { identity: "net pay = gross pay − taxes − deductions", is_ytd: false, holds: 3, fails: 1, failing: [1] },
  ]);
  t.match(
    slots.map(({ headings, taken, figures, filled }) => [
      headings.join(),
      taken.role,
      taken.kind,
      figures.length,
      filled,
    ]),
    [
      ["Gross Pay", "gross", "amount", 3, 5],
      ["Fed Tax", "tax", "amount", 3, 5],
      ["Dental", "deduction", "amount", 3, 5],
      ["Net Pay", "net", "amount", 3, 5],
    ],
  );
  const tax = slots[1]!;
  t.ok(tax.votes.some(({ says, bits }) => says === "tax" && bits > 0));
  t.ok(tax.votes.every(({ bits }, i) => i === 0 || bits <= tax.votes[i - 1]!.bits));
  const amount = phrases.find(({ text }) => text === "240.00");
  t.match(amount, { is_figure: true, slot: tax.slot });
  t.same(amount?.box, tax.figures[0]);
  t.match(
    phrases.find(({ text }) => text === "Payroll Register"),
    { is_figure: false, slot: null },
  );
});

test("each page tells its own part, in the numbers of the whole document", async (t) => {
  const { hypotheses } = (await understandingOf(REGISTER, 2))!;
  const [{ records, identities }] = hypotheses as [(typeof hypotheses)[number]];
  t.match(records, [
    { record: 3, name: "Moss, Eli", is_sum: false },
    { record: 4, is_sum: true, name: "" },
  ]);
  t.match(identities, [{ failing: [1] }], "sums are those of the document");
});

test("what comes next is told with its distance and with what it takes otherwise", async (t) => {
  const { runners_up: runners } = (await understandingOf(REGISTER, 1))!;
  t.ok(runners.length > 0);
  for (const [i, { behind, records, boxes, differs }] of runners.entries()) {
    t.ok(behind >= (runners[i - 1]?.behind ?? 0), "the nearest first");
    t.ok(behind > 0 || differs.length > 0, "what is no other reading is left out");
    t.ok(boxes.length <= records);
    for (const { kept, otherwise, figures } of differs) {
      t.notSame(kept, otherwise);
      t.ok(figures.length > 0);
    }
  }
});

test("what a variant describes has no such understanding", async (t) => {
  t.equal(await understandingOf(goodDocument(), 1), null);
});
