import { openStore, type DatabaseOptions } from "../../src/index.ts";

// A worker that takes the next job, says so, and then does nothing until it is killed. While it lives it sends
// heartbeats like any other.
const [database = "", blobs = ""] = process.argv.slice(2);
const store = await openStore({
  database: JSON.parse(database) as DatabaseOptions,
  blobs: { kind: "folder", folder: blobs },
});
await store.migrate();
await store.queues.jobs.consume({
  signal: new AbortController().signal,
  handler(lease) {
    process.stdout.write(`${JSON.stringify(lease)}\n`);
    return new Promise(() => undefined);
  },
});
