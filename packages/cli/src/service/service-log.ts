import { pino, type Logger } from "pino";
import type { TerminalOutput } from "../context.ts";
import { bufferedLines } from "./buffered-lines.ts";

/** JSON lines on standard error: standard output is for what a person has asked for. */
export function serviceLog(level: string, stderr: TerminalOutput): { logger: Logger; end: () => void } {
  const lines = bufferedLines(stderr);
  return { logger: pino({ name: "paylift", level }, lines), end: lines.end };
}
