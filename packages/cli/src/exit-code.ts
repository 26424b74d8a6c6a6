/** Exit codes of every command; an interruption exits with 128 plus the number of its signal. */
export const EXIT_CODES = { ok: 0, failed: 1, usage: 2 } as const;
