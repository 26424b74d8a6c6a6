import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { corpusFolders, findScorer } from "@paylift/benchmark-extract";
import type { BenchOptions } from "../command-line.ts";
import { measuredCommit } from "./commit.ts";
import { accuracyPage } from "./markdown.ts";
import { measureSets } from "./measure.ts";
import { NO_RECORD, renewed, type AccuracyRecord } from "./record.ts";
import { accuracySets } from "./sets.ts";

/** Measures sets of documents, and renews the record and the page made of it. Gives the page. Rejects without a scorer. */
export async function renewAccuracy(
  options: BenchOptions,
  { record: file, page }: { record: string; page: string },
  say: (message: string) => void,
): Promise<string> {
  const folders = corpusFolders(options.corpus);
  const scorer = await findScorer(folders);
  if (scorer === null) throw new Error(`no score.mjs in ${folders.join(", ")}`);
  const sets = accuracySets(options);
  const { switches, without } = options;
  const figures = await measureSets(sets, { switches, without }, scorer, say);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as AccuracyRecord) : NO_RECORD;
  const record = renewed(before, figures, {
    date: new Date().toISOString().slice(0, 10),
    commit: measuredCommit(),
    label: options.label,
    switches: without.length === 0 ? switches : { ...switches, without },
    own: new Set(sets.filter(({ isOwn }) => isOwn).map(({ name }) => name)),
  });
  const text = accuracyPage(record);
  write(file, `${JSON.stringify(record, null, 2)}\n`);
  write(page, text);
  return text;
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(join(file), content);
}
