import { test } from "tap";
import { spellExclaimed } from "../src/respell/exclaimed.ts";
import { pageOf } from "./support/page-of.ts";

function spelled(text: string, source: "ocr" | "text" = "ocr"): string {
  const page = pageOf(text);
  const words = page.words.map((word) => ({ ...word, source }));
  return spellExclaimed([{ ...page, words }])
    .flatMap((each) => each.words.map((word) => word.text))
    .join(" ");
}

test("a code that ends in an exclamation mark is the one that the document prints elsewhere", async (t) => {
  t.equal(spelled("Dept: GRO!  GRO1"), "Dept: GRO1 GRO1");
  t.equal(spelled("Dept: FU!  FUI"), "Dept: FUI FUI");
  t.equal(spelled("Dept: GRO!  GRO1  GROI"), "Dept: GRO! GRO1 GROI", "it may be either");
  t.equal(spelled("Dept: GRO!  GRO2"), "Dept: GRO! GRO2");
  t.equal(spelled("Thanks!  Thanks1"), "Thanks! Thanks1");
  t.equal(spelled("Dept: GRO!  GRO1", "text"), "Dept: GRO! GRO1", "a text layer is spelled as it is");
});
