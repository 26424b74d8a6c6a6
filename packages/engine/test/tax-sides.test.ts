import { test } from "tap";
import { spellTaxSides } from "../src/respell/tax-sides.ts";
import { pageOf } from "./support/page-of.ts";

function spelled(text: string, source: "ocr" | "text" = "ocr"): string {
  const page = pageOf(text);
  const words = page.words.map((word) => ({ ...word, source, confidence: 0.9 }));
  return spellTaxSides({ ...page, words })
    .words.map((word) => word.text)
    .join(" ");
}

test("a slash between a tax and who pays it is seen in whatever it was read as", async (t) => {
  for (const text of ["OASDI/EE", "OASDV/EE", "OASDIEE", "OASDVEE", "QASDI/EE"])
    t.equal(spelled(`Fed ${text}`), "Fed OASDI/EE", text);
  for (const text of ["SUVER", "SUIVER", "SUI/ER"]) t.equal(spelled(text), "SUI/ER", text);
  for (const text of ["PFMU/EE", "PFMUEE", "PEML/EE"]) t.equal(spelled(text), "PFML/EE", text);
  t.equal(spelled("MED/EE"), "MED/EE");
});

test("other words, and those of a text layer, stay as they are", async (t) => {
  for (const text of ["EMPLOYEE", "RETIREE", "VER", "ABI/EE", "Fee", "TREE"]) t.equal(spelled(text), text);
  t.equal(spelled("SUVEE", "text"), "SUVEE");
});

test("a state behind tax that is withheld stands apart", async (t) => {
  t.equal(spelled("State W/HIL"), "State W/H IL");
  t.equal(spelled("W/HOLD"), "W/HOLD");
  const [first, second] = spellTaxSides({
    ...pageOf("W/HIL"),
    words: [{ ...pageOf("W/HIL").words[0]!, source: "ocr", x0: 10, x1: 40 }],
  }).words;
  t.ok(first!.x0 === 10 && first!.x1 < second!.x0 && second!.x1 === 40);
});
