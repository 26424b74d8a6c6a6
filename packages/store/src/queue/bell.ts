/** Rung by several, waited for by one; a ring before the wait is not lost. */
export interface Bell {
  ring(): void;
  /** Until the bell rings, or at the latest after `timeoutMs`. */
  wait(timeoutMs: number): Promise<void>;
}

export function createBell(): Bell {
  let rung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async wait(timeoutMs) {
      if (!rung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, timeoutMs);
        wake = resolve;
        await promise;
        clearTimeout(timer);
        wake = null;
      }
      rung = false;
    },
  };
}
