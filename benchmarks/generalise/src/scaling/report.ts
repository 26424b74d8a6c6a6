import { describeMachine, table, type Machine, type Target } from "@paylift/benchmark-extract";
import { measureScaling, type ReadingMode } from "./measure.ts";
import { purpose } from "./stages.ts";

/** The content of `scaling.json`. */
export interface ScalingReport {
  date: string;
  command: string;
  machine: Machine;
  modes: ReadingMode[];
  bars: Target[];
}

const MOST = 1.3;

/** A page of the longest document may cost little more than one of a short one. */
function barsOf(modes: readonly ReadingMode[]): Target[] {
  return modes.flatMap(({ mode, lengths }) => {
    const longest = lengths.at(-1);
    if (longest === undefined) return [];
    const what = `${mode}: CPU a page, ${longest.pages} pages / ${lengths[1]?.pages ?? "-"}`;
    return [{ what, value: longest.cpuPerPage, limit: `≤ ${MOST}`, passed: longest.cpuPerPage <= MOST }];
  });
}

export async function scalingReport(command: string, say: (message: string) => void): Promise<ScalingReport> {
  const modes = await measureScaling(say);
  return {
    date: new Date().toISOString(),
    command,
    machine: describeMachine(),
    modes,
    bars: barsOf(modes),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** The report as text of at most 80 columns. */
export function printScaling({ modes, bars }: ScalingReport): string {
  const tables = modes.map(({ mode, lengths }) =>
    table([
      [mode, "employees", "CPU a page", "own a page", "read", "understand", "prove"],
      ...lengths.map(({ pages, employees, cpuPerPage, ownPerPage, shares }) => [
        `${pages} pages`,
        String(employees),
        cpuPerPage.toFixed(2),
        ownPerPage.toFixed(2),
        percent(purpose(shares, "read")),
        percent(purpose(shares, "understand")),
        percent(purpose(shares, "prove")),
      ]),
    ]),
  );
  const held = table([
    ["bar", "measured", "limit"],
    ...bars.map(({ passed, what, value, limit }) => [
      `${passed ? "✓" : "✗"} ${what}`,
      value.toFixed(2),
      limit,
    ]),
  ]);
  return [`Cost a page, relative to a document of about 10 pages`, ...tables, held].join("\n\n");
}
