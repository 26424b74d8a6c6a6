import type { Command } from "commander";
import type { Context } from "./context.ts";

/** Runs a command's work, which gives the exit code, and turns its usage errors into that command's usage message. */
export type RunCommand = (command: Command, work: (context: Context) => Promise<number>) => Promise<void>;
