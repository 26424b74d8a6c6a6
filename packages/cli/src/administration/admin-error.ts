/** What an operator asked for cannot be done; the message says why. */
export class AdminError extends Error {
  override readonly name = "AdminError";
}
