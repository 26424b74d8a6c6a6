import type { EventEmitter } from "node:events";

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGPIPE: 13, SIGTERM: 15 } as const;
type SignalName = keyof typeof SIGNAL_NUMBERS;

/** How long an orderly end may take before the process is ended as it stands. */
const PATIENCE_MS = 5000;

/** The user, the system or the reader of standard output wants the command to end now. */
export class Interruption extends Error {
  override readonly name = "Interruption";
  readonly exitCode: number;
  /** A reader who left, as `head` does, has seen all that it wanted: nothing is to be said. */
  readonly quiet: boolean;

  constructor(signalName: SignalName) {
    super("interrupted");
    this.exitCode = 128 + SIGNAL_NUMBERS[signalName];
    this.quiet = signalName === "SIGPIPE";
  }
}

interface Interruptible extends EventEmitter {
  stdout: EventEmitter;
  stderr: EventEmitter;
  exit(code: number): never;
}

/** Turns signals and a broken pipe into one abort signal whose reason is an `Interruption`. */
export function listenForInterruption(target: Interruptible): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const interrupt = (signalName: SignalName): void => {
    // A terminal sends Ctrl-C to parent and child, and the parent forwards it: the second one means nothing.
    if (controller.signal.aborted) return;
    const interruption = new Interruption(signalName);
    controller.abort(interruption);
    timer = setTimeout(() => target.exit(interruption.exitCode), PATIENCE_MS);
    timer.unref();
  };

  const signalNames = ["SIGHUP", "SIGINT", "SIGTERM"] as const;
  for (const name of signalNames) target.on(name, interrupt);
  // These two stay: the error of the last write may arrive after the command has ended.
  target.stdout.on("error", (error) => {
    if (isBrokenPipe(error)) interrupt("SIGPIPE");
  });
  target.stderr.on("error", () => undefined);

  return {
    signal: controller.signal,
    stop: () => {
      clearTimeout(timer);
      for (const name of signalNames) target.off(name, interrupt);
    },
  };
}

/** Whether a write failed because the reader went away. */
export function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPIPE";
}
