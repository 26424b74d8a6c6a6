import type { Logger } from "pino";

/** Where the service tells its operator what happens; a pino logger is one. Entries never hold people's data. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/** Says nothing. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
