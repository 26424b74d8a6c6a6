import { test } from "tap";
import { lettersWithoutMeaning } from "../src/score/unsure-letters.ts";
import { extractBytes } from "./support/extract-bytes.ts";
import { lineOf } from "./support/page-of.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";

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
