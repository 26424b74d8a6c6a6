/** A call that cannot be answered; the message says what is wrong, the hint what to do. Neither quotes a document. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly code: ToolErrorCode;
  readonly hint: string;

  constructor(code: ToolErrorCode, message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.hint = hint;
  }
}

/** What is wrong with a call, beside what the engine and the comparison refuse. */
export type ToolErrorCode =
  | "outside_folders"
  | "no_such_file"
  | "unreadable_file"
  | "not_a_file"
  | "not_a_folder"
  | "not_json"
  | "unknown_field"
  | "unknown_cause";

/** What the system refuses to show. */
export function unreadable(cause: NodeJS.ErrnoException): ToolError {
  const hint = "Check the path, and that the server's user may read it.";
  return new ToolError("unreadable_file", `the path cannot be read (${cause.code ?? "unknown"})`, hint, {
    cause,
  });
}
