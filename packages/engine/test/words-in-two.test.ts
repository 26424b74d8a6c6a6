import { test } from "tap";
import { joinKnownWords } from "../src/respell/words-in-two.ts";
import { journal } from "./support/made-up-variant.ts";
import { pageOf, SIZE_PT } from "./support/page-of.ts";

/** Two words so far apart, in font sizes, as they are spelled. */
function spelled(text: string, apartEm: number, source: "ocr" | "text" = "ocr"): string {
  const page = pageOf(text);
  const [first] = page.words;
  const words = page.words.map((word, i) =>
    i === 0 ? { ...word, source } : { ...word, source, x0: first!.x1 + apartEm * SIZE_PT },
  );
  return joinKnownWords([{ ...page, words }], [journal()])
    .flatMap((each) => each.words.map((word) => word.text))
    .join(" ");
}

test("a word of labels that was read in two is one", async (t) => {
  t.equal(spelled("Hol iday", 0.1), "Holiday");
  t.equal(spelled("Hol iday", 0.25), "Hol iday", "a space");
  t.equal(spelled("Hol idoy", 0.1), "Hol idoy", "no label has it");
  t.equal(spelled("Hol Iday", 0.1), "Hol Iday", "two words");
  t.equal(spelled("Hol iday", 0.1, "text"), "Hol iday", "a text layer is spelled as it is");
});
