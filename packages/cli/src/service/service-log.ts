import { pino, type Logger } from "pino";
import type { TerminalOutput } from "../context.ts";

/** JSON lines on standard error: standard output is for what a person has asked for. */
export function serviceLog(level: string, stderr: TerminalOutput): Logger {
  return pino({ name: "paylift", level }, stderr);
}
