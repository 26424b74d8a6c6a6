import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { reportCost } from "./cold-cost.mjs";

const data = new Uint8Array(await readFile(process.argv[2]));
const document = await getDocument({ data, verbosity: 0 }).promise;
for (let number = 1; number <= document.numPages; number++)
  await (await document.getPage(number)).getTextContent();
reportCost();
