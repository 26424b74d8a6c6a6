import { resolve } from "node:path";
import { corpusFolders, findScorer } from "@paylift/benchmark-extract";
import { caseDocuments, type CaseDocument } from "../accuracy/documents.ts";
import { SURE } from "../accuracy/figures.ts";
import { isText } from "../accuracy/text-layer.ts";
import { startService } from "./service.ts";
import { teach, type Reading, type TaughtLayout } from "./teach.ts";

// Teaches each layout of folders by its first document, over HTTP, and reads the others with it:
// npm run bench:taught -- DIR... [--name PART]

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
    "usage: npm run bench:taught -- DIR... [--name PART], with PAYLIFT_CORPUS or ../shared/corpus",
  );
  process.exit(2);
}

/** `wide-clean-1` is of the layout `wide`. */
const layoutOf = ({ name }: CaseDocument): string => name.split("-")[0]!;

const documents: CaseDocument[] = [];
for (const document of folders.flatMap(caseDocuments))
  if (document.truth !== null && layoutOf(document).includes(part) && (await isText(document.pdf)))
    documents.push(document);

const told = ({ perfect, wrong, confidence, taught }: Reading): string =>
  `${perfect ? "perfect" : `${String(wrong).padStart(3)} wrong`} ${confidence.toFixed(2)}${taught ? " taught" : ""}`;

const layouts: TaughtLayout[] = [];
const service = await startService();
try {
  for (const [layout, own] of Map.groupBy(documents, layoutOf)) {
    const taught = await teach(service, layout, own, scorer);
    layouts.push(taught);
    const { corrections, accepted, trusted } = taught;
    const state = accepted ? (trusted ? "accepted, trusted" : "accepted, not trusted") : "not accepted";
    console.log(`${layout}: ${corrections ?? "no"} corrections, ${state}`);
    for (const { name, first, before, after } of taught.documents)
      console.log(`  ${name}${first ? " (taught)" : ""}: ${told(before)} -> ${told(after)}`);
  }
} finally {
  await service.stop();
}
const others = layouts.flatMap((layout) => layout.documents.filter(({ first }) => !first));
const count = (of: (reading: Reading) => boolean, when: "before" | "after"): number =>
  others.filter((document) => of(document[when])).length;
const perfect = ({ perfect: is }: Reading): boolean => is;
const sure = (reading: Reading): boolean => reading.perfect && reading.confidence >= SURE;
const silent = (reading: Reading): boolean => reading.wrong > 0 && reading.confidence >= SURE;
console.log(
  [
    `${layouts.length} layouts (${layouts.filter(({ trusted }) => trusted).length} trusted), ${others.length} other documents`,
    `perfect ${count(perfect, "before")} -> ${count(perfect, "after")}`,
    `perfect at ${SURE} ${count(sure, "before")} -> ${count(sure, "after")}`,
    `wrong at ${SURE} ${count(silent, "before")} -> ${count(silent, "after")}`,
  ].join(", "),
);
