import { parseArgs } from "node:util";

const USAGE = `usage: node src/main.ts SOURCE.pdf TARGET.pdf OUT [--decisions FILE] [--map FILE] [--by NAME]

  SOURCE.pdf TARGET.pdf  one payroll run, printed by the old and by the new provider
  OUT                    folder for report.html, report.csv, report.json and sign-off.json
  --decisions FILE       JSON list of decisions; OUT/sign-off.json of an earlier run shows the keys
  --map FILE             JSON { "employees": […], "lines": […] } with what you have mapped
  --by NAME              who signs; without it nothing is signed`;

export interface Call {
  source: string;
  target: string;
  out: string;
  decisions: string | null;
  map: string | null;
  by: string | null;
}

/** The call as the command line states it; ends the process with 2 where it cannot be meant. */
export function callOf(args: string[]): Call {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { decisions: { type: "string" }, map: { type: "string" }, by: { type: "string" } },
    });
    const [source, target, out, ...more] = positionals;
    if (source === undefined || target === undefined || out === undefined || more.length > 0)
      throw new Error("SOURCE.pdf, TARGET.pdf and OUT are needed");
    const { decisions = null, map = null, by = null } = values;
    return { source, target, out, decisions, map, by };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}
