import type { Spread } from "../statistics.ts";
import { cut, figure, table } from "../table.ts";
import { targetTable } from "../print.ts";
import type { RegisterReport } from "./report.ts";

const WIDTH = 80;
const spread = ({ median, min, max }: Spread): string => `${figure(median)} [${figure(min)}–${figure(max)}]`;

/** The whole report as text of at most 80 columns. */
export function printRegisters(report: RegisterReport): string {
  const { machine, dense, rows, skipped, memory, lengths, against } = report;
  const sections = [
    `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB, Node ${machine.node}\n` +
      `${report.rounds} rounds, median [min–max]; others kept ${spread(report.otherCores)} cores busy`,
    `Dense register, ${dense.pages} pages, ${dense.employees} employees\n` +
      table([
        ["", "pages", "CPU ms a page", "wall ms a page"],
        ...rows.map(({ label, pages, cpuMsPerPage, wallMsPerPage }) => [
          label,
          String(pages),
          spread(cpuMsPerPage),
          spread(wallMsPerPage),
        ]),
      ]),
    ...(skipped.length > 0
      ? [skipped.map(({ label, reason }) => `skipped ${label}: ${reason}`).join("\n")]
      : []),
    `Peak memory on it: engine ${figure(memory.peakMb)} MB, pdfjs-dist ${figure(memory.pdfjsPeakMb)} MB`,
    table([
      ["register", "employees", "CPU ms a page", "over the shortest", "peak MB"],
      ...lengths.map(({ pages, employees, cpuMsPerPage, toShortest, peakMb }) => [
        `${pages} pages`,
        String(employees),
        spread(cpuMsPerPage),
        figure(toShortest.median),
        figure(peakMb),
      ]),
    ]),
    against.length === 0 ? "✓ every net pay is right" : against.map((line) => `✗ ${line}`).join("\n"),
    targetTable(report.targets),
  ];
  return sections
    .join("\n\n")
    .split("\n")
    .map((line) => cut(line, WIDTH))
    .join("\n");
}
