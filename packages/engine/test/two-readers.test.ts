import { test } from "tap";
import { extractBytes } from "./support/extract-bytes.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";

const HEAD = `Harbor Light Foods
Payroll Register
Pay Period: 06/01/2025 - 06/14/2025   Check Date: 06/20/2025
Employee             Gross         Federal Tax   Net Pay
`;
const REGISTER = `${HEAD}Okafor, Rosa         2,000.00      190.40        1,809.60
Hill, Daniel         1,500.00      90.40         1,409.60
Total                3,500.00      280.80        3,219.20`;

async function read(text: string, reader: "both" | "joint" | "inference" = "both") {
  const { confidence_score, confidence_reasons } = await extractBytes(pdfOfText(text), reader);
  return { score: confidence_score, codes: confidence_reasons.map(({ code }) => code) };
}

test("a layout that nobody described is proved where two readers found the same people and all sums hold", async (t) => {
  const { score, codes } = await read(REGISTER);
  t.ok(score >= 0.95, String(score));
  t.ok(codes.includes("inferred_layout"), "that nobody described it is told still");
  t.notOk(codes.includes("joint_reading"));
});

test("the search alone is sure where each amount stands in a sum of its person and in one over people", async (t) => {
  const { score, codes } = await read(REGISTER, "joint");
  t.ok(score >= 0.95, String(score));
  t.notOk(codes.includes("joint_reading"));
  const inferred = await read(REGISTER, "inference");
  t.ok(inferred.score < 0.95, `rules prove no names: ${inferred.score}`);
});

test("the search alone is not sure of how people were paid, nor of amounts in one sum only", async (t) => {
  const paid = REGISTER.replace("Net Pay", "Net Pay     Payment").replaceAll(
    /(1,809.60|1,409.60)/g,
    "$1  Direct Deposit",
  );
  const payments = await read(paid, "joint");
  t.ok(payments.score < 0.85, String(payments.score));
  const untotalled = REGISTER.replace("Total                3,500.00      280.80        3,219.20", "");
  const once = await read(untotalled, "joint");
  t.ok(once.score < 0.85, String(once.score));
});

test("a sum that fails, or totals that are not printed, leave it below proved", async (t) => {
  const failed = await read(REGISTER.replace("3,219.20", "3,219.30"));
  t.ok(failed.score < 0.9, String(failed.score));
  const open = await read(REGISTER.split("\n").slice(0, -1).join("\n"));
  t.ok(open.score < 0.95, String(open.score));
});

test("who has no number where others have theirs leaves the document to be looked at", async (t) => {
  const register = (second: string): string => `Harbor Light Foods
Payroll Register
Pay Period: 06/01/2025 - 06/14/2025   Check Date: 06/20/2025
ID     Employee             Gross         Federal Tax   Net Pay
101    Okafor, Rosa         2,000.00      190.40        1,809.60
${second}    Hill, Daniel         1,500.00      90.40         1,409.60
103    Ito, Naomi           1,000.00      60.40           939.60
       Total                4,500.00      341.20        4,158.80`;
  const all = await read(register("102"), "joint");
  t.ok(all.score >= 0.95, String(all.score));
  for (const reader of ["joint", "both"] as const) {
    const { score } = await read(register("   "), reader);
    t.ok(score < 0.95, `${reader}: ${score}`);
  }
});
