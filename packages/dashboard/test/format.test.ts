import { test } from "tap";
import { nameText } from "../src/common/format.ts";

test("a name of nothing to see is given something to click on", async (t) => {
  for (const blank of ["", " ", "\ufeff\t"]) t.equal(nameText(blank), "(no name)");
  t.equal(nameText(" July "), " July ");
});
