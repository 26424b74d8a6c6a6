/** The caller's options are wrong; `option` names which one. */
export class ServerOptionError extends Error {
  override readonly name = "ServerOptionError";
  readonly code = "invalid_option";
  readonly option: string;

  constructor(option: string, expected: string) {
    super(`option ${option} ${expected}`);
    this.option = option;
  }
}
