import { corpusFolders, describeMachine, findScorer, table, type Machine } from "@paylift/benchmark-extract";
import { draftCases } from "./cases.ts";
import { measureDrafts, type DraftOutcome } from "./measure.ts";

/** The content of `drafts.json`. */
export interface DraftsReport {
  date: string;
  command: string;
  machine: Machine;
  seeds: number;
  layouts: DraftedLayout[];
  drafts: DraftOutcome[];
}

/** What became of the drafts of one layout. */
export interface DraftedLayout {
  layout: string;
  drafts: number;
  /** Drafts that read their samples as well as inference does, as they are. */
  equal: number;
  worse: number;
  refused: number;
}

/** Drafts a variant for each layout of the corpus and each generated document, and reads the samples with it. */
export async function draftsReport(
  { corpus, filter, seeds }: { corpus: string | null; filter: string | null; seeds: number },
  command: string,
): Promise<DraftsReport> {
  const folders = corpusFolders(corpus);
  const scorer = await findScorer(folders);
  if (scorer === null) throw new Error(`no score.mjs in ${folders.join(", ")}`);
  const drafts = await measureDrafts(draftCases(folders[0]!, { filter, seeds }), scorer);
  return {
    date: new Date().toISOString(),
    command,
    machine: describeMachine(),
    seeds,
    layouts: layoutsOf(drafts),
    drafts,
  };
}

function layoutsOf(drafts: readonly DraftOutcome[]): DraftedLayout[] {
  const groups = Map.groupBy(drafts, ({ layout }) => layout);
  return [...groups].map(([layout, ofLayout]) => {
    const count = (wanted: DraftOutcome["outcome"]): number =>
      ofLayout.filter(({ outcome }) => outcome === wanted).length;
    return {
      layout,
      drafts: ofLayout.length,
      equal: count("equal"),
      worse: count("worse"),
      refused: count("refused"),
    };
  });
}

/** The report as text of at most 80 columns. */
export function printDrafts({ layouts, drafts }: DraftsReport): string {
  const rows = layouts.map(({ layout, ...counts }) => [
    layout,
    String(counts.drafts),
    String(counts.equal),
    String(counts.worse),
    String(counts.refused),
  ]);
  const equal = drafts.filter(({ outcome }) => outcome === "equal").length;
  const others = drafts
    .filter(({ outcome }) => outcome !== "equal")
    .map(({ name, outcome, obstacle, wrong, wrongByInference }) =>
      outcome === "refused"
        ? `✗ ${name}: refused, ${obstacle}`
        : `✗ ${name}: ${wrong ?? "all"} wrong figures, ${wrongByInference} by inference`,
    );
  return [
    "Variants drafted from samples and used as they are, beside inference",
    table([["layout", "drafts", "as good", "worse", "refused"], ...rows]),
    others.join("\n"),
    `${equal} of ${drafts.length} drafts read their samples as well as inference`,
  ]
    .filter((section) => section !== "")
    .join("\n\n");
}
