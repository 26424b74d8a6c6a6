import { test } from "tap";
import { Masks } from "../../src/understand/voters/masks.ts";

const HIDDEN = { names: false, amounts: false };
const NAMES = ["Siân C. Judd", "Medical, Rosa"];

test("headings are shown, unless they may be somebody's name", async (t) => {
  const masks = new Masks(HIDDEN, NAMES);
  for (const shown of ["Federal Tax", "401(k) Match", "GTL", "Xq", "Net Pay", "Medical"])
    t.equal(masks.text(shown, true), shown);
  t.equal(masks.text("Siân C. Judd", true), "Xxxx X. Xxxx");
  t.equal(masks.text("JUDD", true), "XXXX", "a word of a name is one");
  t.equal(masks.text("Bellwether, Rosa", true), "Xxxxxxxxxx, Xxxx", "whoever was not read as a person, too");
  t.equal(masks.text("Account 44718", true), "Account #####", "long numbers may be those of people");
});

test("other texts and all figures keep nothing but their form", async (t) => {
  const masks = new Masks(HIDDEN, NAMES);
  t.equal(masks.text("Federal Tax", false), "Xxxxxxx Xxx");
  t.equal(masks.text("123-45-6789", false), "###-##-####");
  t.equal(masks.text("Núñez 田中 ß", false), "Xxxxx xx x");
  t.equal(masks.text("e\u0301\u0302a", false), "xx", "marks of letters are no letters");
  t.equal(masks.figure("(1,812.50)"), "(#,###.##)");
  t.equal(masks.figure("٣٤٥"), "###", "digits of any script");
});

test("what a voter needs it is shown", async (t) => {
  t.equal(
    new Masks({ names: true, amounts: false }, NAMES).text("Siân C. Judd 4471", false),
    "Siân C. Judd ####",
  );
  t.equal(new Masks({ names: true, amounts: true }, NAMES).text("Account 4471", false), "Account 4471");
  t.equal(new Masks({ names: false, amounts: true }, NAMES).figure("1,812.50"), "1,812.50");
  t.equal(new Masks({ names: false, amounts: true }, NAMES).text("JUDD", true), "XXXX");
});
