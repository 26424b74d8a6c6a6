// What is bundled: a program that reads a document and a spreadsheet, on the threads of both packages.
import { createEngine } from "@paylift/engine";
import { withSpreadsheets } from "@paylift/tabular";

const engine = withSpreadsheets(await createEngine({ threads: 1 }));
const [document, spreadsheet] = process.argv.slice(2);
const { canonical_output, confidence_score } = await engine.extract(document);
const fromCells = await engine.extract(spreadsheet);
await engine.close();
if (canonical_output.employees.length !== 9 || confidence_score < 0.95)
  throw new Error("the document was read otherwise");
if (fromCells.canonical_output.employees.length !== 1) throw new Error("the spreadsheet was read otherwise");
console.log(`${canonical_output.employees.length} employees`);
