import { test } from "tap";
import { withCommaBehindNumeral } from "../src/read/ocr/letters/numeral-and-comma.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

/** Three strokes, what follows the third, and a name: letters so high, with what hangs below them. */
function read(text: string, below: string): string {
  const rows = [...Array<string>(12).fill("## ## ##  ## ## ## ##"), ...Array<string>(3).fill(below)];
  return withCommaBehindNumeral(seenIn(boxOf(0, 0, 21, 12), text), picture(rows), TONES).text;
}

test("the foot of an L behind two strokes that hangs below a name is a comma", async (t) => {
  t.equal(read("IILVINC", "        #"), "III,VINC");
  t.equal(read("IIJvINC", "        #"), "III,VINC");
});

test("an L that stands on the line of its word stays, and so do other words", async (t) => {
  t.equal(read("IILVINC", ""), "IILVINC");
  t.equal(read("IILVINC", "                   ##"), "IILVINC", "what hangs below another letter");
  t.equal(read("KILVINC", "        #"), "KILVINC");
});
