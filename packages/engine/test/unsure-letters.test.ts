import { test } from "tap";
import { mayBe, unsureWords } from "../src/read/unsure-letters.ts";
import { lettersWithoutMeaning } from "../src/score/unsure-letters.ts";
import { drawnPdf } from "./support/drawn-pdf.ts";
import { extractBytes } from "./support/extract-bytes.ts";
import { lineOf } from "./support/page-of.ts";
import { pageOfText, pdfOfText } from "./support/pdf-of-text.ts";

async function reasonFor(...names: [string, string]): Promise<string | undefined> {
  const [first, second] = names.map((name) => name.padEnd(20));
  const { confidence_reasons } = await extractBytes(
    pdfOfText(`Harbor Light Foods
Payroll Register
Pay Period: 06/01/2025 - 06/14/2025   Check Date: 06/20/2025
Employee             Gross         Federal Tax   Net Pay
${first} 2,000.00      190.40        1,809.60
${second} 1,500.00      90.40         1,409.60
Total                3,500.00      280.80        3,219.20`),
  );
  return confidence_reasons.find(({ code }) => code === "unsure_letters")?.message;
}

test("accents that are hardly what is printed are told", async (t) => {
  const told = /^\d names have accents that the document does not spell out/;
  t.match(await reasonFor("MÄller, Rosa", "Okafor, Daniel"), told, "a capital among small letters");
  t.match(await reasonFor("Okafor, RenÄe", "SÅren, Daniel"), told);
  t.match(await reasonFor("KÄNIGSBERG, RENÅE", "OKAFOR, DANIEL"), told, "codes in the order of a table");
});

test("accents of real names are none of these", async (t) => {
  t.equal(await reasonFor("Müller, José", "Núñez, Zoë"), undefined);
  t.equal(await reasonFor("Ångström, Örjan", "Ärlig, Émile"), undefined);
  t.equal(await reasonFor("KÖNIGSBERG, RENÉE", "ÅKESSON, SØREN"), undefined);
  t.equal(await reasonFor("Okafor, Rosa", "Hill, Daniel"), undefined);
});

test("letters without a meaning are told", async (t) => {
  t.match(lettersWithoutMeaning(lineOf("Okafor, Andr\ufffd  1,500.00").tokens), {
    code: "unmapped_letters",
    message: /^1 words have letters of which the document does not say/,
    effect: 0.045,
  });
  t.equal(lettersWithoutMeaning(lineOf("Okafor, André  1,500.00").tokens), null);
});

const REGISTER = `Harbor Light Foods
Payroll Register
Pay Period: 06/01/2025 - 06/14/2025   Check Date: 06/20/2025
Employee             Gross         Federal Tax   Net Pay
Okafor, Renée        2,000.00      190.40        1,809.60
Lind, Björn          1,500.00      90.40         1,409.60
Total                3,500.00      280.80        3,219.20`;

test("letters that the document calls otherwise are read by their ink, and are told", async (t) => {
  const page = pageOfText(REGISTER);
  const content = page.content.replaceAll("/F0", "/F6").replaceAll("é", "\\351").replaceAll("ö", "\\366");
  const result = await extractBytes(drawnPdf({ ...page, content }));
  const people = result.canonical_output.employees;
  t.same(
    people.map(({ name }) => name),
    ["Renée Okafor", "Björn Lind"],
  );
  t.match(result.confidence_reasons, [
    { code: "inferred_layout" },
    {
      code: "unsure_letters",
      message: /^2 names have letters .* were read from its picture$/,
      effect: 0.045,
    },
  ]);
  t.match(result.evidence["employees[0].name"], [{ text: "Okafor, Renée" }]);
});

test("only words of letters are unsure, and only their marked letters may be others", (t) => {
  const { tokens } = lineOf("RenÄe  Okafor  Ä40  Andr\ufffd  Ça");
  const words = tokens.flatMap((token) => token.words);
  t.same(
    unsureWords([{ words }]).map(({ text }) => text),
    ["RenÄe", "Andr\ufffd", "Ça"],
  );
  t.ok(mayBe("RenÄe", "Renée"));
  t.notOk(mayBe("RenÄe", "Renee"), "the document says that the letter is no plain one");
  t.notOk(mayBe("RenÄe", "Ronée"), "another letter");
  t.notOk(mayBe("RenÄe", "René"), "a letter less");
  t.ok(mayBe("Andr\ufffd", "Andre"), "nothing is known of it");
  t.notOk(mayBe("Andr\ufffd", "Andr3"));
  t.end();
});
