import { accuracyLines } from "./accuracy-lines.ts";
import type { ContenderReport, MemoryReport, Report } from "./report.ts";
import type { Spread } from "./statistics.ts";
import { cut, figure, table } from "./table.ts";
import type { Target } from "./targets.ts";

const WIDTH = 80;
/** Beyond this share of a core, throughput is that of what the others left. */
const BUSY_CORES = 0.1;

const spread = ({ median, min, max }: Spread): string => `${figure(median)} [${figure(min)}–${figure(max)}]`;
const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
const mark = (passed: boolean): string => (passed ? "✓" : "✗");

/** The whole report as text of at most 80 columns. */
export function printReport(report: Report): string {
  const pages = report.documents.reduce((sum, document) => sum + document.pages, 0);
  const { machine, first, ratios } = report;
  const sections = [
    `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB, Node ${machine.node}\n` +
      `${plural(report.documents.length, "document")}, ${plural(pages, "page")}; ${plural(report.rounds, "round")}, median [min–max]\n` +
      `Other programs meanwhile kept ${spread(report.otherCores)} cores busy` +
      (report.otherCores.median > BUSY_CORES
        ? "\nBusy machine: wall times and pages a second say little"
        : ""),
    table([
      ["all documents", "CPU ms a page", "pages a second", "cores", "peak MB"],
      ...report.contenders.map((one) => [
        one.label,
        spread(one.cpuMsPerPage),
        spread(one.pagesPerSecond),
        figure(one.cores.median),
        one.peakMb === null ? "-" : figure(one.peakMb),
      ]),
    ]),
    `First result of ${first.name} (${plural(first.pages, "page")})\n` +
      table([
        ["", "cold wall ms", "cold CPU ms", "warm wall", "warm CPU"],
        ...report.contenders.flatMap(firstRow),
      ]),
    table([
      ["ratio", "median [min–max]"],
      ["CPU, engine / pdfjs-dist text", spread(ratios.toPdfjs)],
      ...(ratios.toPdftotext ? [["CPU, engine / pdftotext", spread(ratios.toPdftotext)]] : []),
      ...(ratios.largestToPdftotext
        ? [
            ["CPU of the largest, engine / pdftotext", spread(ratios.largestToPdftotext.cpu)],
            ["wall of the largest, engine / pdftotext", spread(ratios.largestToPdftotext.wall)],
          ]
        : []),
      ["cold CPU, engine / pdfjs-dist text", spread(ratios.coldToPdfjs)],
      ["pages a second, 2 threads / 1 thread", spread(ratios.twoThreads)],
    ]),
    memoryLines(report.memory),
    `Largest document alone: ${report.largest.name}, ${report.largest.pages} pages,\n` +
      `peak ${figure(report.largest.peakMb)} MB, pdfjs-dist text ${figure(report.largest.pdfjsPeakMb)} MB`,
    accuracyLines(report.accuracy),
    report.verifications
      .flatMap(({ passed, what, against }) => [
        `${mark(passed)} ${what}`,
        ...against.map((line) => `    ${line}`),
      ])
      .join("\n"),
    targetTable(report.targets),
  ];
  const lines = sections.join("\n\n").split("\n");
  return lines.map((line) => cut(line, WIDTH)).join("\n");
}

/** Each bar with what was measured, and whether it is reached, held or missed. */
export function targetTable(targets: readonly Target[]): string {
  return table([
    ["bar", "measured", "floor", "reach", ""],
    ...targets.map(({ passed, what, value, limit, reach, reached }) => [
      `${mark(passed)} ${what}`,
      figure(value),
      limit,
      reach ?? "",
      reached === true ? "reached" : passed ? "held" : "missed",
    ]),
  ]);
}

function firstRow({ label, first }: ContenderReport): string[][] {
  if (first === null) return [];
  const { cold, warm } = first;
  return [
    [
      label,
      spread(cold.wallMs),
      spread(cold.cpuMs),
      warm ? figure(warm.wallMs.median) : "-",
      warm ? figure(warm.cpuMs.median) : "-",
    ],
  ];
}

function memoryLines({ threads, samples, growthMb }: MemoryReport): string {
  const step = Math.max(1, Math.round(samples.length / 5));
  const shown = samples.filter((_, index) => (index + 1) % step === 0);
  const growth = `${growthMb < 0 ? "−" : "+"}${figure(Math.abs(growthMb))} MB`;
  return `Memory of one engine of ${threads} threads: ${growth} from the first fifth to the end\n${table([
    ["documents", ...shown.map(({ documents }) => String(documents))],
    ["resident MB", ...shown.map(({ rssMb }) => figure(rssMb))],
  ])}`;
}
