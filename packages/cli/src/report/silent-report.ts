import type { Report } from "./report.ts";

/** Prints nothing: the output belongs to something else. */
export const silentReport: Report<null> = {
  prepare: () => null,
  async add() {},
  async end() {},
};
