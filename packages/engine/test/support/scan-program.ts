// Reads a scan in a process of its own, and says when it has begun to look at a page.
import { createEngine } from "../../src/engine.ts";
import { goodDocument } from "./good-document.ts";
import { sameImageOnPages } from "./scanned-pdf.ts";

const [pages = "1"] = process.argv.slice(2);
const engine = await createEngine({ threads: 1 });
const result = await engine.extract(await sameImageOnPages(goodDocument(), Number(pages)), {
  onProgress: ({ stage }) => console.log(stage),
});
console.log(`employees: ${result.canonical_output.employees.length}`);
await engine.close();
