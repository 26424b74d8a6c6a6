import { test } from "tap";
import { understand } from "../src/pipeline/understand.ts";
import { StageClock } from "../src/pipeline/stage-clock.ts";
import { slip } from "./support/made-up-statement.ts";
import { pageOf } from "./support/page-of.ts";

/** A statement of a layout that is described, with lines that its description does not know. */
function page(further = ""): string {
  return `
  Acme Slip        Harbor Foods Inc
  Of Rosa Bell     No 101     Check 7001   Paid 08/21/2026
  Pay                 NOW       YEAR    Taxes          NOW       YEAR
  Regular          800.00   8,000.00    Medicare     12.00     120.00
${further}
                    GROSS        NET
  Now              800.00     788.00
  YTD            8,000.00   7,880.00
`;
}

/** The layout, with taxes printed as they are withheld. */
const layout = slip({
  boxes: slip().data.statement!.boxes.map((box) => {
    if (box.name === "taxes") return { ...box, withheld: "positive" as const };
    return box.name === "sums" ? { ...box, rows: [{ text: "^YTD$", ytd: true }] } : box;
  }),
});

test("a described layout with lines that belong to nobody's pay is read as it looks", async (t) => {
  const known = understand([pageOf(page())], [layout], new StageClock());
  t.equal(known.variant, layout);
  t.equal(known.gaveWay, false);
  // A later print says below the taxes how long somebody has worked.
  const later = page("                                        Hours Worked  80.00");
  const other = understand([pageOf(later)], [layout], new StageClock());
  const failed = other.checks.filter(({ check }) => check.passed === false);
  t.same(
    failed.map(({ check }) => check.id),
    [],
  );
  t.equal(other.variant, null);
  t.equal(other.gaveWay, true);
});
