/** Exit codes of every command; an interruption exits with 128 plus the number of its signal. */
export const EXIT_CODES = { ok: 0, failed: 1, usage: 2 } as const;

/** For the help of commands, and of their subcommands, whose exit codes say no more than that. */
export const EXIT_CODES_HELP = `
Exit codes: 0 done; 1 failed; 2 wrong arguments or settings; 130 interrupted.`;
