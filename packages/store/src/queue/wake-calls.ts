import type { QueueName } from "../api/work-queue.ts";
import type { Connection } from "../database/connection.ts";
import { WAKE_CHANNEL } from "./entries.ts";

/** Tells consumers that something was queued, so that they need not look all the time. */
export interface WakeCalls {
  /** Until the returned function is called. */
  onCall(queue: QueueName, called: () => void): Promise<() => void>;
  close(): Promise<void>;
}

/** Listens from the first consumer on. */
export function createWakeCalls(connection: Connection): WakeCalls {
  const listeners = new Set<{ readonly queue: string; readonly called: () => void }>();
  let listening: Promise<{ close(): Promise<void> }> | null = null;

  function heard(queue: string): void {
    for (const listener of listeners) if (listener.queue === queue) listener.called();
  }

  return {
    async onCall(queue, called) {
      const listener = { queue, called };
      listeners.add(listener);
      listening ??= connection.listen(WAKE_CHANNEL, heard);
      await listening;
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await (await listening)?.close();
    },
  };
}
