import { Command, Option } from "commander";
import type { DiffFlags } from "../comparison/diff.ts";
import { limitOptions } from "../options/limit-options.ts";
import { passwordOption, variantsOption } from "../options/shared-options.ts";
import type { RunCommand } from "../run-command.ts";

const EXAMPLES = `
Examples:
  paylift diff old.pdf new.pdf
  paylift diff old.pdf new.xlsx
  paylift diff old.pdf new.pdf --html report.html
  paylift diff old.json new.pdf --map map.json --tolerance tolerance.json
  paylift diff old.pdf new.pdf --crosswalk map.xlsx
  paylift diff old.pdf new.pdf --map map.xlsx
  paylift diff old.pdf new.pdf --csv - > differences.csv

A file that ends in .json is an extraction result or a canonical output.

Exit codes: 0 equal; 1 something differs or could not be tested;
2 wrong arguments, or a file that cannot be compared or written;
130 interrupted.`;

/** `paylift diff SOURCE TARGET` */
export function diffCommand(run: RunCommand): Command {
  const command = new Command("diff")
    .summary("compare the payroll of an old and a new provider")
    .description("Compares two payroll documents and reports the causes of their differences.")
    .argument("<source>", "PDF, spreadsheet or JSON of the old provider, - for standard input")
    .argument("<target>", "PDF, spreadsheet or JSON of the new provider, - for standard input")
    .option("--map <file>", "spreadsheet or JSON with your mapping of people and items")
    .option("--tolerance <file>", "JSON with differences that you accept")
    .addOption(new Option("--json", "print the report as JSON").conflicts(["html", "csv", "xlsx"]))
    .addOption(
      new Option("--html <file>", "write the report as one HTML page, - prints it").conflicts([
        "csv",
        "xlsx",
      ]),
    )
    .addOption(new Option("--csv <file>", "write the differences as CSV, - prints them").conflicts("xlsx"))
    .option(
      "--xlsx <file>",
      "write causes, differences, people, lines, totals and checks as an Excel workbook",
    )
    .option("--crosswalk <file>", "write the matched people and items as .xlsx, or the people as .csv")
    .addOption(passwordOption())
    .addOption(variantsOption())
    .addHelpText("after", EXAMPLES)
    .action((source: string, target: string, flags: DiffFlags, command: Command) =>
      // Imported late: the other commands compare nothing.
      run(command, async (context) => {
        const { diff } = await import("../comparison/diff.ts");
        return diff(source, target, flags, context);
      }),
    );
  for (const option of limitOptions()) command.addOption(option);
  return command;
}
