/** A file that was asked for cannot be written. */
export class OutputError extends Error {
  override readonly name = "OutputError";

  constructor(path: string, cause: unknown) {
    super(`cannot write ${path} (${(cause as NodeJS.ErrnoException).code ?? "unknown"})`, { cause });
  }
}
