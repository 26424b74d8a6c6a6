/** How the child process ended; `silent` is a child that no longer answered, `memory` one that needed too much. */
export type HostLossCause = "exited" | "killed" | "memory" | "silent";

/** The process that read the document ended before it was done. Nothing is known about the document itself. */
export class HostLostError extends Error {
  override readonly name = "HostLostError";
  readonly code = "host_lost";
  readonly details: Readonly<{ cause: HostLossCause; exitCode: number | null; signal: string | null }>;
  /** Whether the process had no other document: this one may be what ended it. */
  readonly alone: boolean;

  constructor(cause: HostLossCause, exitCode: number | null, signal: string | null, alone = false) {
    super(`the engine process ended while it read the document: ${REASONS[cause]}`);
    this.details = Object.freeze({ cause, exitCode, signal });
    this.alone = alone;
  }
}

const REASONS: Readonly<Record<HostLossCause, string>> = {
  exited: "it exited",
  killed: "it was killed by a signal",
  memory: "it needed too much memory",
  silent: "it did not answer any more",
};
