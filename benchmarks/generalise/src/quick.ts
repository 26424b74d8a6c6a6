import { resolve } from "node:path";
import { corpusFolders, findScorer } from "@paylift/benchmark-extract";
import { caseDocuments, caseSets } from "./accuracy/documents.ts";
import { readHere } from "./accuracy/read-here.ts";
import { moneyF1, scoreAnswer, type DocumentScore } from "./accuracy/score-document.ts";
import { isText } from "./accuracy/text-layer.ts";

// Reads folders of documents in this process and prints a line a document, the worst first:
// npm run bench:quick -- DIR... [--name PART]

const share = (value: number | null): string => (value === null ? "  -  " : value.toFixed(3));

const line = ({ name, payroll, money, wrong, confidence, error, perfect }: DocumentScore): string => {
  const said = payroll ? (error ?? (perfect ? "perfect" : "")) : `no payroll: ${error ?? "NOT REFUSED"}`;
  const sure = wrong > 0 && confidence >= 0.85 ? "SURE " : "";
  return `${share(moneyF1(money))} ${String(wrong).padStart(6)} ${confidence.toFixed(2)}  ${name}  ${sure}${said}`;
};

const worth = (score: DocumentScore): number => moneyF1(score.money) ?? (score.perfect ? 1 : 0);

const folders: string[] = [];
let part = "";
const args = process.argv.slice(2).values();
for (const arg of args) {
  if (arg === "--name") part = args.next().value ?? "";
  else folders.push(resolve(arg));
}
const scorer = await findScorer(corpusFolders(null));
if (scorer === null || folders.length === 0) {
  console.error(
    "usage: npm run bench:quick -- DIR... [--name PART], with PAYLIFT_CORPUS or ../shared/corpus",
  );
  process.exit(2);
}
const scores: DocumentScore[] = [];
let scans = 0;
for (const { folder } of folders.flatMap(caseSets)) {
  for (const document of caseDocuments(folder).filter(({ name }) => name.includes(part))) {
    if (!(await isText(document.pdf))) scans++;
    else scores.push(scoreAnswer(document, await readHere(document.pdf), scorer));
  }
}
const payrolls = scores.filter(({ payroll }) => payroll);
const pooled = { t: 0, p: 0, hit: 0 };
for (const { money } of payrolls) for (const key of ["t", "p", "hit"] as const) pooled[key] += money[key];
const means = payrolls.flatMap(({ money }) => moneyF1(money) ?? []);
const count = (is: (score: DocumentScore) => boolean): number => payrolls.filter(is).length;

console.log("   F1  wrong conf  document");
for (const score of scores.toSorted((one, other) => worth(one) - worth(other))) console.log(line(score));
console.log(
  [
    `${payrolls.length} documents (and ${scans} scans left out)`,
    `money F1 pooled ${share(moneyF1(pooled))}`,
    `mean ${share(means.length === 0 ? null : means.reduce((sum, mean) => sum + mean, 0) / means.length)}`,
    `perfect ${count(({ perfect }) => perfect)}`,
    `refused ${count(({ error }) => error !== null)}`,
    `wrong at 0.85 ${count(({ wrong, confidence }) => wrong > 0 && confidence >= 0.85)}`,
    `at 0.95 ${count(({ wrong, confidence }) => wrong > 0 && confidence >= 0.95)}`,
  ].join(", "),
);
