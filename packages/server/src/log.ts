import type { Logger } from "pino";

/** The operator's log; a pino logger fits. Entries never hold people's data. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/** Says nothing. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
