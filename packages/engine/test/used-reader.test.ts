import { readFileSync } from "node:fs";
import { test } from "tap";
import { createEngine, fromParts, toParts, type ReaderChoice } from "../src/index.ts";
import { failure } from "./support/events.ts";
import { goodDocument } from "./support/good-document.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";
import { sharedEngine } from "./support/shared-engine.ts";

/** One that both readers read alike. */
const REGISTER = pdfOfText(`
  Payroll Register
  Employee        Gross Pay     Federal Tax     Dental     Net Pay
  Lee, Ann         2,400.00          240.00      60.00    2,100.00
  Ortiz, Ben       1,812.50          181.25      55.00    1,576.25
  Khan, Zoe        3,000.00          410.00      35.00    2,555.00
  Moss, Eli        2,150.00          228.40      41.10    1,880.50`);

/** One that the joint reader reads better. */
const SUMMARY = readFileSync(
  new URL("../../../benchmarks/generalise/test/fixtures/pots/g/g15_department_summary.pdf", import.meta.url),
);

test("a result says which reader it was", async (t) => {
  const engine = await sharedEngine();
  const known = await engine.extract(goodDocument());
  t.same(known.reader, { name: "variant", version: 1 });
  t.same((await engine.extract(REGISTER, { reader: "inference" })).reader, { name: "inference", version: 1 });
  t.same((await engine.extract(SUMMARY)).reader, { name: "joint", version: 1 });
  t.same(fromParts(toParts(known)).reader, known.reader, "and so do its parts");
  t.notOk("reader" in known.canonical_output);
});

test("the readers of unknown layouts are chosen for a document, or for all of an engine", async (t) => {
  const both = await sharedEngine();
  const inference = await createEngine({ threads: 1, reader: "inference" });
  t.teardown(() => inference.close());
  for (const [engine, reader, name] of [
    [both, "joint", "joint"],
    [both, "inference", "inference"],
    [inference, undefined, "inference"],
    [inference, "both", "joint"],
  ] as const) {
    const { reader: used, confidence_reasons: reasons } = await engine.extract(
      SUMMARY,
      reader === undefined ? {} : { reader },
    );
    t.equal(used.name, name);
    t.equal(
      reasons.some(({ code }) => code === "joint_reading"),
      name === "joint",
    );
  }
  const { reader, canonical_output: output } = await both.extract(REGISTER, { reader: "joint" });
  t.equal(reader.name, "joint", "whatever inference makes of it");
  t.match(output.employees[0], { gross_pay: 2400, net_pay: 2100, taxes: [{ type: "federal_income" }] });
  t.equal((await both.extract(goodDocument(), { reader: "joint" })).reader.name, "variant");
});

test("a reader that is not known is refused by name", async (t) => {
  const refused = { code: "invalid_argument", details: { option: "reader" } };
  const reader = "rows" as ReaderChoice;
  await t.rejects(createEngine({ reader }), refused);
  const engine = await sharedEngine();
  const error = await failure(engine.extract(REGISTER, { reader }));
  t.match(error, refused);
  t.match(error, { message: "reader must be one of both, joint, inference" });
});
