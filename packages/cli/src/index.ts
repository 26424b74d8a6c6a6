// The command line as a function, for programs that embed it and for tests
export { runCli } from "./cli.ts";
export type { Context, Terminal, TerminalOutput } from "./context.ts";

// The page that `paylift inspect` writes
export { inspectionHtml } from "./inspection/inspection-html.ts";
