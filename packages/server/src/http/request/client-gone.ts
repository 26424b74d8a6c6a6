/** The client went away before its request had arrived; nobody is left to answer. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";

  constructor(cause: unknown) {
    super("the client went away", { cause });
  }
}
