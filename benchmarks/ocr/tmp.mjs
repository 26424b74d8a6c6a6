import { createEngine } from "@paylift/engine";
import { Random } from "@paylift/samples";
const { differences } = await import("./src/documents/differences.ts");
const { printedDocuments } = await import("./src/documents/printed.ts");
const { readOrRefused } = await import("./src/documents/read-or-refused.ts");
const { drawPages, scannedPdf } = await import("./src/scan.ts");
const { TREATMENTS } = await import("./src/paper/treatments.ts");
const [seed, names, filter = ""] = process.argv.slice(2);
const Ts = names.split(",").map((n) => TREATMENTS.find((t) => t.name === n));
const e = await createEngine({ threads: 2, deadlineMs: 600_000 });
const r = new Random(Number(seed));
let i = 0;
for await (const { name, pdf, unmarked } of printedDocuments(Number(seed), filter)) {
  const T = Ts[i++ % Ts.length];
  const p = unmarked ?? pdf;
  const d = (await e.extract(p)).canonical_output;
  const s = await readOrRefused(e, scannedPdf((await drawPages(p, T.dpi)).map((x) => T.apply(x, r))));
  const x = typeof s === "string" ? [s] : differences(d, s.canonical_output);
  console.log(name, T.name, x.length, s.confidence_score, x.slice(0, 4).join(" | ").slice(0, 300));
}
await e.close();
