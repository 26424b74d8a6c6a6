import { parseArgs } from "node:util";

/** The options of a command as lists of whole numbers above 0, and the folder of `--out`; ends the process with 2 otherwise. */
export function readOptions<Name extends string>(
  usage: string,
  defaults: Readonly<Record<Name, string>>,
): { numbers: Record<Name, number[]>; out: string | null } {
  try {
    const names = Object.keys(defaults) as Name[];
    const options = Object.fromEntries([...names, "out"].map((name) => [name, { type: "string" as const }]));
    const values: Partial<Record<string, string | boolean>> = parseArgs({ options }).values;
    const entries = names.map(
      (name) =>
        [
          name,
          String(values[name] ?? defaults[name])
            .split(",")
            .map(Number),
        ] as const,
    );
    const wrong = entries.find(([, list]) => !list.every((value) => Number.isInteger(value) && value > 0));
    if (wrong !== undefined) throw new Error(`--${wrong[0]}: expected whole numbers above 0`);
    return {
      numbers: Object.fromEntries(entries) as Record<Name, number[]>,
      out: typeof values["out"] === "string" ? values["out"] : null,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nusage: ${usage}`);
    process.exit(2);
  }
}
