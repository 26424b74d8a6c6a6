import { cut, table, type Target } from "@paylift/benchmark-extract";
import type { Report } from "./report.ts";
import type { GroupScore } from "./score.ts";

const WIDTH = 80;
const WRONG_SHOWN = 8;

const share = (value: number | null): string => (value === null ? "-" : value.toFixed(3));
const mark = (passed: boolean): string => (passed ? "✓" : "✗");

const HEADINGS = ["docs", "line F1", "gross", "net", "silent", "proved", "conf."];

const cells = ({ documents, lineF1, grossExact, netExact, silent, proved, meanConfidence }: GroupScore) => [
  String(documents),
  share(lineF1),
  share(grossExact),
  share(netExact),
  String(silent),
  String(proved),
  meanConfidence.toFixed(2),
];

const groupTable = (what: string, groups: readonly GroupScore[]): string =>
  table([[what, ...HEADINGS], ...groups.map((group) => [group.name, ...cells(group)])]);

/** The documents that are furthest from right, most errors first. */
function wrongLines(groups: readonly GroupScore[]): string {
  const wrong = groups.flatMap((group) => group.wrong).toSorted((one, other) => other.errors - one.errors);
  const shown = wrong
    .slice(0, WRONG_SHOWN)
    .flatMap(({ name, silent, errors, confidence, first }) => [
      `✗ ${silent ? "SILENT " : ""}${name}: ${errors} wrong figures, confidence ${confidence}`,
      ...first.map((line) => `    ${line}`),
    ]);
  const more = wrong.length - WRONG_SHOWN;
  return [...shown, ...(more > 0 ? [`… and ${more} more documents with a wrong figure`] : [])].join("\n");
}

const barLine = ({ passed, what, value, limit }: Target): string[] => [
  `${mark(passed)} ${what}`,
  Number.isInteger(value) ? String(value) : value.toFixed(4),
  limit,
];

/** The whole report as text of at most 80 columns. */
export function printReport({ families, adversarial, notPayroll, bars }: Report): string {
  const sections = [
    "Each family of the corpus, read without the provider that knows it",
    groupTable("family", families),
    wrongLines(families),
    `Generated layouts that no provider has, ${adversarial.seeds} documents each`,
    groupTable("layout", adversarial.layouts),
    wrongLines(adversarial.layouts),
    table([
      ["no payroll document", "refused", "of", "confidence otherwise"],
      ...notPayroll.map(({ kind, refused, documents, confidence }) => [
        `${mark(refused === documents)} ${kind}`,
        String(refused),
        String(documents),
        confidence === null ? "-" : confidence.toFixed(2),
      ]),
    ]),
    table([["bar", "measured", "limit"], ...bars.map(barLine)]),
  ];
  const lines = sections
    .filter((section) => section !== "")
    .join("\n\n")
    .split("\n");
  return lines.map((line) => cut(line, WIDTH)).join("\n");
}
