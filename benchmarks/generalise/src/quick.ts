import { resolve } from "node:path";
import { corpusFolders, findScorer } from "@paylift/benchmark-extract";
import { switchOff } from "../../../packages/engine/src/understand/switched-off.ts";
import { caseDocuments, caseSets } from "./accuracy/documents.ts";
import { figuresOf, SURE, TRUSTED } from "./accuracy/figures.ts";
import { partsOf } from "./accuracy/parts.ts";
import { readHere, type Switches } from "./accuracy/read-here.ts";
import { moneyF1, scoreAnswer, type DocumentScore } from "./accuracy/score-document.ts";
import { isText } from "./accuracy/text-layer.ts";

// Reads folders of documents in this process and prints a line a document, the worst first:
// npm run bench:quick -- DIR... [--name PART] [--switches JSON] [--without PARTS]

const share = (value: number | null): string => (value === null ? "  -  " : value.toFixed(3));

const line = ({ name, payroll, money, wrong, confidence, error, perfect }: DocumentScore): string => {
  const said = payroll ? (error ?? (perfect ? "perfect" : "")) : `no payroll: ${error ?? "NOT REFUSED"}`;
  const sure = wrong > 0 && confidence >= TRUSTED ? "SURE " : "";
  return `${share(moneyF1(money))} ${String(wrong).padStart(6)} ${confidence.toFixed(2)}  ${name}  ${sure}${said}`;
};

const worth = (score: DocumentScore): number => moneyF1(score.money) ?? (score.perfect ? 1 : 0);

const folders: string[] = [];
let part = "";
let switches: Switches = {};
const args = process.argv.slice(2).values();
for (const arg of args) {
  if (arg === "--name") part = args.next().value ?? "";
  else if (arg === "--switches") switches = JSON.parse(args.next().value ?? "{}") as Switches;
  else if (arg === "--without") switchOff(partsOf(args.next().value ?? ""));
  else folders.push(resolve(arg));
}
const scorer = await findScorer(corpusFolders(null));
if (scorer === null || folders.length === 0) {
  console.error(
    "usage: npm run bench:quick -- DIR... [--name PART] [--switches JSON] [--without PARTS], with PAYLIFT_CORPUS or ../shared/corpus",
  );
  process.exit(2);
}
const scores: DocumentScore[] = [];
let scans = 0;
for (const { folder } of folders.flatMap(caseSets)) {
  for (const document of caseDocuments(folder).filter(({ name }) => name.includes(part))) {
    if (!(await isText(document.pdf))) scans++;
    else scores.push(scoreAnswer(document, await readHere(document.pdf, switches), scorer));
  }
}
console.log("   F1  wrong conf  document");
for (const score of scores.toSorted((one, other) => worth(one) - worth(other))) console.log(line(score));
const figures = figuresOf(scores, scans);
console.log(
  [
    `${figures.documents} documents (and ${figures.scans} scans left out)`,
    `money F1 pooled ${share(figures.moneyF1)}`,
    `mean ${share(figures.meanMoneyF1)}`,
    `perfect ${figures.perfect}`,
    `refused ${figures.refused}`,
    `straight ${figures.straight}`,
    `wrong at ${TRUSTED} ${figures.wrongAt85}`,
    `at ${SURE} ${figures.wrongAt95}`,
  ].join(", "),
);
