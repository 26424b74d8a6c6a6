import { test } from "tap";
import type { Word } from "../src/read/page-reader.ts";
import { spellNamesAlike } from "../src/respell/same-names.ts";
import { journal } from "./support/made-up-variant.ts";
import { pageOf } from "./support/page-of.ts";

function spelled(text: string, guessed: string): string[] {
  const page = pageOf(text);
  const words = page.words.map((word): Word => {
    return { ...word, source: "ocr", confidence: word.text.replace(",", "") === guessed ? 0.5 : 0.95 };
  });
  return spellNamesAlike([{ ...page, words }], [journal()]).flatMap((each) =>
    each.words.map(({ text }) => text),
  );
}

test("a name that was read in two ways is spelled as the surer one, in any order of its parts", async (t) => {
  t.same(spelled("Moore, Marfa  1.00\nMaria Moore", "Marfa"), ["Moore,", "Maria", "1.00", "Maria", "Moore"]);
  t.same(spelled("Mocre, Maria  1.00\nMaria Moore", "Mocre"), ["Moore,", "Maria", "1.00", "Maria", "Moore"]);
});

test("a letter that English has not is read as another with no doubt, and stands as the model that knows it read it", async (t) => {
  t.same(spelled("Turner, Seren G\nSøren G Turner", "x").join(" "), "Turner, Søren G Søren G Turner");
  t.same(spelled("Turner, Søren G\nSeren G Turner", "x").join(" "), "Turner, Søren G Søren G Turner");
});

test("a first letter that was read as a bracket is the one that another look at the name gave", async (t) => {
  t.same(spelled("Cook, [ulie  1.00\nJulie Cook", "x").join(" "), "Cook, Julie 1.00 Julie Cook");
  t.same(spelled("Ivanov, Eva  1.00\nEva [vanov", "x").join(" "), "Ivanov, Eva 1.00 Eva Ivanov");
});

test("two people of nearly one name stay two", async (t) => {
  const two = "Moore, Maria\nMoore, Marta\nMaria Moore\nMarta Moore";
  t.same(spelled(two, "Marta").join(" "), two.replaceAll("\n", " "));
  t.same(
    spelled("Moore, Ann\nEnn Moore", "Enn"),
    ["Moore,", "Ann", "Enn", "Moore"],
    "short names differ by a letter",
  );
});

test("headings that differ by a letter are two headings", async (t) => {
  const headings = "Employer taxes  1.00\nEmployee taxes  2.00";
  t.same(spelled(headings, "Employer").join(" "), headings.replaceAll(/\s+/g, " "));
});

test("a text layer is spelled as it is", async (t) => {
  const page = pageOf("Moore, Marfa\nMaria Moore");
  t.equal(spellNamesAlike([page], [journal()])[0], page);
});

test("a name that is read with its marks once has them everywhere, in the case of each place", async (t) => {
  t.same(
    spelled("Núñez, Carol\nCarol Nunez\nCAROL NUNEZ", "x").join(" "),
    "Núñez, Carol Carol Núñez CAROL NÚÑEZ",
  );
});

test("a name that was read with doubt once is the one that is read otherwise in round letters everywhere else", async (t) => {
  const often = "Ångström, Eva\nÅngström, Eva\nÅngström, Eva";
  t.match(spelled(`${often}\nÅngstrëm, Eva`, "Ångstrëm").at(-2), "Ångström,");
  t.match(spelled(`${often}\nÅngstrëm, Eva`, "x").at(-2), "Ångstrëm,", "it was read surely");
  const twice = "Ångstrëm, Eva\nÅngstrëm, Eva";
  const seven = Array<string>(7).fill(often).join("\n");
  t.notMatch(spelled(`${seven}\n${twice}`, "Ångstrëm").join(" "), "Ångstrëm", "ten times as often");
  t.match(
    spelled(`${often}\n${often}\n${twice}`, "Ångstrëm").join(" "),
    "Ångstrëm",
    "people have such names",
  );
  t.match(spelled(`${often}\nÅngstrim, Eva`, "Ångstrim").at(-2), "Ångstrim,", "it looks otherwise");
  t.match(spelled("Moran, Eva\nMoran, Eva\nMoren, Eva", "Moren").at(-2), "Moren,", "two tell too little");
});

test("a name that another look gave is the one, however sure the look was that gave another", async (t) => {
  const page = pageOf("McAlllster, Quincy\nQuincy McAllister");
  const spelledAs = (otherReadings: string[]): string => {
    const words = page.words.map((word): Word => {
      const isMisread = word.text === "McAlllster,";
      return {
        ...word,
        source: "ocr",
        confidence: isMisread ? 0.95 : 0.97,
        ...(isMisread ? { otherReadings } : {}),
      };
    });
    const [spelled] = spellNamesAlike([{ ...page, words }], [journal()]);
    return spelled!.words.map(({ text }) => text).join(" ");
  };
  t.equal(spelledAs(["McAllister,"]), "McAllister, Quincy Quincy McAllister");
  t.equal(spelledAs(["McAIllster,"]), "McAlllster, Quincy Quincy McAllister", "two people else");
});
