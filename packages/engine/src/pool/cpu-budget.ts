import { EngineError } from "../errors.ts";

/** How much CPU time one document may take, in milliseconds. */
export interface CpuLimits {
  /** Until something of it is done, and from then on until the next page is. */
  cpuMs: number;
  /** In all. */
  totalCpuMs: number;
}

/** Counts the CPU time that threads spend on one document. */
export class CpuBudget {
  readonly #limits: CpuLimits;
  readonly #exceed: (error: EngineError) => void;
  #spentMs = 0;
  #sinceMs = 0;

  /** `exceed` is called, once, when a limit is passed. */
  constructor(limits: CpuLimits, exceed: (error: EngineError) => void) {
    this.#limits = limits;
    this.#exceed = exceed;
  }

  get spentMs(): number {
    return this.#spentMs;
  }

  spend(ms: number): void {
    const { cpuMs, totalCpuMs } = this.#limits;
    const before = this.#spentMs > totalCpuMs || this.#sinceMs > cpuMs;
    this.#spentMs += ms;
    this.#sinceMs += ms;
    if (before) return;
    if (this.#spentMs > totalCpuMs) this.#exceed(exceeded("totalCpuMs", totalCpuMs));
    else if (this.#sinceMs > cpuMs) this.#exceed(exceeded("cpuMs", cpuMs));
  }

  /** A page of a scan is done: the next one has as much. The total stands. */
  renew(): void {
    if (this.#sinceMs <= this.#limits.cpuMs) this.#sinceMs = 0;
  }
}

function exceeded(option: keyof CpuLimits, limitMs: number): EngineError {
  const what = option === "cpuMs" ? "the document, or one page of it, takes" : "the document takes";
  const message = `${what} more than ${limitMs} ms of CPU time, the limit ${option}; raise it to read the document`;
  return new EngineError("cpu_limit_exceeded", message, { option, limit: limitMs });
}
