import type { AccuracyRecord, Measured } from "./record.ts";

const HEADINGS = [
  "set",
  "first sight",
  "now",
  "documents",
  "money F1",
  "mean",
  "perfect",
  "refused",
  "straight",
  "wrong at 0.85",
  "wrong at 0.95",
  "not payroll",
];

const INTRODUCTION = `# Accuracy

How well documents with a text layer are read, set by set. \`npm run bench:generalise -- --cases DIR\` writes this page from
[accuracy.json](../benchmarks/results/accuracy.json); do not edit it by hand. Scans are measured separately.

- **first sight**: pooled money F1 / mean of documents / perfect, when the engine first read the set. \`-\`: it was developed with the set.
- **now**: the commit of the other columns.
- **money F1**: over all money figures of all documents. **mean**: the mean over documents.
- **perfect**: documents in which everything is as printed.
- **refused**: payrolls without a result, and how many of them because of an engine fault.
- **straight**: of the documents that do not contradict themselves, the perfect ones with a confidence of 0.95 or more, which need no review.
- **wrong at 0.85**, **wrong at 0.95**: documents with such a confidence and a wrong money figure or employee id.
- **not payroll**: documents that must be refused, and how many were.
`;

const share = (value: number | null): string => (value === null ? "-" : value.toFixed(3));

const percent = (part: number, all: number): string =>
  all === 0 ? "-" : `${((100 * part) / all).toFixed(0)} %`;

const by = ({ date, commit }: Measured): string => `${date}, \`${commit}\``;

const sightOf = (figures: Measured): string =>
  `${share(figures.moneyF1)} / ${share(figures.meanMoneyF1)} / ${percent(figures.perfect, figures.documents)}`;

const rowOf = (name: string, first: Measured | null, now: Measured): string[] => [
  name,
  first === null ? "-" : `${sightOf(first)} (${by(first)})`,
  by(now),
  String(now.documents),
  share(now.moneyF1),
  share(now.meanMoneyF1),
  percent(now.perfect, now.documents),
  now.crashed === 0 ? String(now.refused) : `${now.refused}, ${now.crashed} by a fault`,
  percent(now.straight, now.consistent),
  String(now.wrongAt85),
  String(now.wrongAt95),
  now.negatives === 0 ? "-" : `${now.negativesRefused} of ${now.negatives}`,
];

/** A table as the formatter writes it. */
function tableOf([headings, ...rows]: readonly (readonly string[])[]): string {
  const all = [headings!, ...rows];
  const widths = headings!.map((_, at) => Math.max(3, ...all.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`;
  return [headings!, widths.map((width) => "-".repeat(width)), ...rows].map(line).join("\n");
}

function ablationsOf({ sets, ablations }: AccuracyRecord): string {
  if (ablations.length === 0)
    return "Nothing has been switched off yet: `--label NAME --switches JSON` measures it.";
  const rows = sets.map(({ name, now }) => [
    name,
    sightOf(now),
    ...ablations.map((run) => {
      const measured = run.sets[name];
      return measured === undefined ? "-" : sightOf(measured);
    }),
  ]);
  const runs = ablations.map(({ label, sets: measured }) => {
    const [first] = Object.values(measured);
    return `- **${label}**: ${first === undefined ? "-" : by(first)}`;
  });
  return [
    "Pooled money F1 / mean / perfect.",
    tableOf([["set", "now", ...ablations.map(({ label }) => label)], ...rows]),
    runs.join("\n"),
  ].join("\n\n");
}

/** The page about accuracy. */
export function accuracyPage(record: AccuracyRecord): string {
  const rows = record.sets.map(({ name, first, now }) => rowOf(name, first, now));
  return [
    INTRODUCTION,
    tableOf([HEADINGS, ...rows]),
    "",
    "## Without a part of the engine",
    "",
    ablationsOf(record),
    "",
  ].join("\n");
}
