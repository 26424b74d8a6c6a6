import { test } from "tap";
import { FORMULA } from "../src/common/formula.ts";

test("a text that a spreadsheet would run is told from a number", async (t) => {
  for (const text of ["=1+1", "@SUM(A1)", "+1+1", "-1+cmd|' /C calc'!A0", "-", "\t=1", "\n=1", "|cmd", "%1"])
    t.match(text, FORMULA);
  for (const text of ["-12.50", "+3", "-7", "Jane", "", "1-2"]) t.notMatch(text, FORMULA);
});
