import type { EventEmitter } from "node:events";

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGPIPE: 13, SIGTERM: 15 } as const;
type SignalName = keyof typeof SIGNAL_NUMBERS;

/** How long an orderly end may take before the process is ended as it stands. */
const PATIENCE_MS = 5000;

/** The same Ctrl-C may arrive twice, from the terminal and from a parent that forwards it; a second one comes later. */
const SAME_SIGNAL_MS = 300;

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

export interface InterruptionListener {
  signal: AbortSignal;
  /** For a server, which ends in its own time: no time limit any more, but a second signal ends the process at once. */
  endAtLeisure: () => void;
  stop: () => void;
}

/** Turns signals and a broken pipe into one abort signal whose reason is an `Interruption`. */
export function listenForInterruption(target: Interruptible): InterruptionListener {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let atLeisure = false;
  let firstAt = 0;

  const interrupt = (signalName: SignalName): void => {
    const interruption = new Interruption(signalName);
    if (controller.signal.aborted) {
      const again = performance.now() - firstAt > SAME_SIGNAL_MS;
      if (atLeisure && again) target.exit(interruption.exitCode);
      return;
    }
    firstAt = performance.now();
    controller.abort(interruption);
    if (atLeisure) return;
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
    endAtLeisure: () => {
      atLeisure = true;
    },
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
