import type { InspectedHypothesis, PageInspection, PageUnderstanding, RunnerUp } from "@paylift/engine";
import { bitsText, headingText, roleText } from "../inspection/role-style.ts";
import { whyNone } from "../inspection/stage-panels.ts";
import type { Stage } from "../inspection/stages.ts";
import type { Paint } from "../text/paint.ts";
import { plural } from "../text/plural.ts";
import { printable } from "../text/printable.ts";
import { fitWidths, naturalWidths, renderTable, type Column } from "../text/table.ts";
import { wrap } from "../text/wrap.ts";

/** What a stage says of a page, for a terminal of so many columns. People are told by the numbers of their records. */
export function stageLines(inspection: PageInspection, stage: Stage, width: number, paint: Paint): string[] {
  const { understanding, words } = inspection;
  if (stage === "words") {
    const count = (state: string): number => words.filter((word) => word.state === state).length;
    return wrap(
      `${plural(words.length, "word")}: ${count("field")} in fields, ${count("total")} in totals, ${count("unclaimed")} unclaimed`,
      width,
    );
  }
  if (understanding === null) return wrap(whyNone(inspection), width);
  return [
    ...(understanding.kept ? [] : wrap("Another reading is kept; this is the joint reader's.", width)),
    ...LINES[stage](understanding, width, paint),
  ];
}

type Lines = (understanding: PageUnderstanding, width: number, paint: Paint) => string[];

const LINES: Readonly<Record<Exclude<Stage, "words">, Lines>> = {
  phrases: ({ phrases }, width) => {
    const figures = phrases.filter(({ is_figure }) => is_figure);
    const left = figures.filter(({ slot }) => slot === null).length;
    const text = `${plural(phrases.length - figures.length, "phrase")}, ${plural(figures.length, "number")}, ${left} of them in no slot`;
    return wrap(text, width);
  },
  cells: ({ cells }, width) =>
    wrap(`${plural(cells.length, "box", "boxes")} of ruled tables with text`, width),
  records: ({ hypotheses }, width, paint) =>
    hypotheses.flatMap((hypothesis) => [
      ...title(hypothesis, width, paint),
      ...wrap(recordsText(hypothesis), width, "  "),
    ]),
  slots: ({ hypotheses }, width, paint) =>
    hypotheses.flatMap((hypothesis) => [
      ...title(hypothesis, width, paint),
      ...table(SLOTS, slotRows(hypothesis), width, paint),
    ]),
  identities: ({ hypotheses }, width, paint) =>
    hypotheses.flatMap((hypothesis) => [
      ...title(hypothesis, width, paint),
      ...(hypothesis.identities.length === 0
        ? ["  no sum could be made"]
        : table(SUMS, sumRows(hypothesis), width, paint)),
    ]),
  "runner-up": ({ runners_up: runners }, width, paint) =>
    runners.length === 0
      ? wrap("No other way to read the page was found.", width)
      : runners.flatMap((runner) => [
          ...wrap(runnerText(runner), width),
          ...(runner.differs.length === 0
            ? ["  figures are taken for the same"]
            : table(DIFFERENCES, differenceRows(runner), width, paint)),
        ]),
};

function title({ grammar, bits }: InspectedHypothesis, width: number, paint: Paint): string[] {
  return wrap(`${printable(grammar)}: ${bitsText(bits)} bits`, width).map(paint.bold);
}

function recordsText({ records }: InspectedHypothesis): string {
  const sums = records.filter(({ is_sum }) => is_sum).length;
  const unnamed = records.filter(({ is_sum, name }) => !is_sum && name === "").length;
  return `${plural(records.length - sums, "record")} of people, ${unnamed} of them without a name, ${plural(sums, "sum")}`;
}

const SLOTS: readonly Column[] = [
  { head: "Headings" },
  { head: "Read as" },
  { head: "Votes" },
  { head: "Records", align: "right" },
  { head: "Totals", align: "right" },
];

function slotRows({ slots }: InspectedHypothesis): string[][] {
  return slots.map(({ headings, taken, votes, filled, totals: { holds, fails } }) => [
    printable(headingText(headings)),
    roleText(taken),
    votes
      .slice(0, 2)
      .map(({ says, bits }) => `${says} ${bitsText(bits)}`)
      .join(", "),
    String(filled),
    holds + fails === 0 ? "" : `${holds}/${holds + fails}`,
  ]);
}

const SUMS: readonly Column[] = [
  { head: "Sum" },
  { head: "Hold", align: "right" },
  { head: "Fail", align: "right" },
  { head: "Fails in records" },
];

function sumRows({ identities }: InspectedHypothesis): string[][] {
  return identities.map(({ identity, is_ytd, holds, fails, failing }) => [
    `${identity}${is_ytd ? ", year" : ""}`,
    String(holds),
    String(fails),
    failing.join(" "),
  ]);
}

function runnerText({ grammar, bits, behind, records, slots, held, failed }: RunnerUp): string {
  return (
    `${printable(grammar)}: ${bitsText(bits)} bits, ${bitsText(behind)} behind; ` +
    `${plural(records, "record")}, ${plural(slots, "slot")}; sums: ${held} hold, ${failed} fail`
  );
}

const DIFFERENCES: readonly Column[] = [
  { head: "Headings" },
  { head: "Kept as" },
  { head: "Otherwise" },
  { head: "Figures", align: "right" },
];

function differenceRows({ differs }: RunnerUp): string[][] {
  return differs.map(({ headings, kept, otherwise, figures }) => [
    printable(headingText(headings)),
    roleText(kept),
    roleText(otherwise),
    String(figures.length),
  ]);
}

/** A table that is indented and as wide as it may be; texts are cut where they must be. */
function table(columns: readonly Column[], rows: string[][], width: number, paint: Paint): string[] {
  const elastic = columns.flatMap(({ align }, i) => (align === "right" ? [] : [i]));
  const widths = fitWidths(naturalWidths(columns, rows), elastic, width - 2);
  return renderTable(columns, widths, rows, paint)
    .split("\n")
    .map((line) => `  ${line}`);
}
