import pg from "pg";

const RECONNECT_DELAY_MS = 1_000;

/** Listens on a connection of its own, for a pooled one may be another every time; reconnects until closed. */
export async function listenOnServer(
  url: string,
  channel: string,
  heard: (payload: string) => void,
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on("error", () => lost(next));
    next.on("end", () => lost(next));
    next.on("notification", ({ payload }) => heard(payload ?? ""));
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      lost(next);
    }
  }

  function lost(which: pg.Client): void {
    if (closed || client !== which) return;
    client = null;
    which.end().catch(() => undefined);
    timer = setTimeout(() => void connect(), RECONNECT_DELAY_MS);
    timer.unref();
  }

  await connect();
  return {
    async close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
