import { runCli } from "./cli.ts";
import { listenForInterruption } from "./interruption.ts";

const interruption = listenForInterruption(process);
process.exitCode = await runCli(process.argv.slice(2), {
  terminal: process,
  signal: interruption.signal,
  endAtLeisure: interruption.endAtLeisure,
  // Imported late, so that help and wrong arguments are answered without loading a PDF reader.
  createEngine: async ({ map, ...options }) => {
    const [{ createEngine }, { withSpreadsheets }] = await Promise.all([
      import("@paylift/engine"),
      import("@paylift/tabular"),
    ]);
    return withSpreadsheets(await createEngine(options), map === undefined ? options : { ...options, map });
  },
});
interruption.stop();
// A standard input that nobody closed would keep the process alive.
process.stdin.destroy();
