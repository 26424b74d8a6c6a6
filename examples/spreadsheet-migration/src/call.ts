import { parseArgs } from "node:util";

const USAGE = `usage: node src/main.ts REGISTER EXPORT OUT [--columns FILE] [--map FILE]

  REGISTER EXPORT  one payroll run, as the old and as the new provider tell it: PDF, XLSX, ODS, CSV or printed text
  OUT              folder for report.html, report.xlsx, places.json and columns.json
  --columns FILE   OUT/columns.json of an earlier run: what the columns of the spreadsheet are
  --map FILE       JSON { "employees": […], "lines": […] } with what you have mapped`;

export interface Call {
  source: string;
  target: string;
  out: string;
  columns: string | null;
  map: string | null;
}

/** The call as the command line states it; ends the process with 2 where it cannot be meant. */
export function callOf(args: string[]): Call {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { columns: { type: "string" }, map: { type: "string" } },
    });
    const [source, target, out, ...more] = positionals;
    if (source === undefined || target === undefined || out === undefined || more.length > 0)
      throw new Error("REGISTER, EXPORT and OUT are needed");
    const { columns = null, map = null } = values;
    return { source, target, out, columns, map };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}
