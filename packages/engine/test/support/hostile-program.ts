// Ends without process.exit(): it only ends if hostile documents leave nothing open.
import { createEngine } from "../../src/index.ts";
import { failure } from "./events.ts";
import { formsInForms, letter } from "./pdfs.ts";

const engine = await createEngine({ threads: 2 });
const outcomes = await Promise.all([
  failure(engine.extract(formsInForms(26), { deadlineMs: 3000 })),
  failure(engine.extract(Buffer.from("no PDF"))),
  failure(engine.extract(letter())),
]);
await engine.close();
console.log(...outcomes.map(({ code }) => code), "closed");
