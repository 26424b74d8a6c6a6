import { readdir, readFile } from "node:fs/promises";
import { test } from "tap";
import { generateSample, LAYOUTS } from "../src/index.ts";
import { truthText } from "../src/truth/text.ts";

const documents = new URL("../documents/", import.meta.url);
const files = await readdir(documents);

test("there is one document a layout", async (t) => {
  const expected = LAYOUTS.flatMap(({ name }) => [
    `${name}-clean-9-2510.pdf`,
    `${name}-clean-9-2510.truth.json`,
  ]);
  t.strictSame(files.sort(), expected.sort());
});

for (const { name: layout } of LAYOUTS) {
  test(`${layout}: the committed document is what the command makes`, async (t) => {
    const { name, pdf, truth } = await generateSample({ layout, seed: 2510, employees: 9 });
    t.ok(pdf.length < 60_000);
    t.ok(Buffer.from(pdf).equals(await readFile(new URL(`${name}.pdf`, documents))), "the same bytes");
    t.equal(await readFile(new URL(`${name}.truth.json`, documents), "utf8"), truthText(truth));
  });

  test(`${layout}: bytes do not change from run to run, whatever the degradation`, async (t) => {
    for (const degrade of ["letters", "shuffled", "rotate", "encrypted", "letters+rotate+encrypted"]) {
      const request = { layout, seed: 3, employees: 4, degrade };
      const [one, again] = await Promise.all([generateSample(request), generateSample(request)]);
      t.ok(Buffer.from(one.pdf).equals(Buffer.from(again.pdf)), degrade);
    }
  });
}

test("sideways pages say so, and encrypted ones are", async (t) => {
  const request = { layout: "gusto-journal", seed: 3, employees: 2 };
  const text = async (degrade: string): Promise<string> =>
    Buffer.from((await generateSample({ ...request, degrade })).pdf).toString("latin1");
  t.match(await text("rotate"), /\/Rotate 90/);
  t.match(await text("encrypted"), /\/Encrypt/);
  t.notMatch(await text("clean"), /\/Rotate|\/Encrypt/);
});
