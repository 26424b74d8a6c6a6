/** What is left of an allowance after a request. */
export interface Allowance {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Until the allowance is whole again, at least 1. */
  readonly resetSeconds: number;
}

export interface WindowLimit {
  /** How often within a window. */
  readonly requests: number;
  readonly windowSeconds: number;
}

interface Window {
  used: number;
  endsAtMs: number;
}

/** Subjects remembered at once; beyond, the oldest windows are forgotten. */
const SUBJECTS_MAX = 100_000;

/** Counts how often each subject does something, within windows that start at its first time. In this process only. */
export class FixedWindow {
  readonly limit: WindowLimit;
  readonly #windows = new Map<string, Window>();
  readonly #nowMs: () => number;

  constructor(limit: WindowLimit, nowMs: () => number = Date.now) {
    this.limit = limit;
    this.#nowMs = nowMs;
  }

  /** Counts one more. */
  take(subject: string): Allowance {
    const window = this.#windowOf(subject);
    window.used += 1;
    return this.#allowance(window, window.used <= this.limit.requests);
  }

  /** Counts one less: what was taken does not count after all. */
  giveBack(subject: string): void {
    const window = this.#windows.get(subject);
    if (window !== undefined && window.used > 0) window.used -= 1;
  }

  #windowOf(subject: string): Window {
    const now = this.#nowMs();
    const known = this.#windows.get(subject);
    if (known !== undefined && known.endsAtMs > now) return known;
    const window = { used: 0, endsAtMs: now + this.limit.windowSeconds * 1000 };
    // Deleted first, so that the map stays in the order in which windows end.
    this.#windows.delete(subject);
    this.#windows.set(subject, window);
    this.#forgetEnded(now);
    return window;
  }

  #forgetEnded(now: number): void {
    for (const [subject, { endsAtMs }] of this.#windows) {
      if (endsAtMs > now && this.#windows.size <= SUBJECTS_MAX) return;
      this.#windows.delete(subject);
    }
  }

  #allowance(window: Window, allowed: boolean): Allowance {
    const resetSeconds = Math.max(1, Math.ceil((window.endsAtMs - this.#nowMs()) / 1000));
    return { allowed, remaining: Math.max(0, this.limit.requests - window.used), resetSeconds };
  }
}
