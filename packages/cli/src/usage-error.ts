/** The command was called wrongly: its message goes to standard error with the usage, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
