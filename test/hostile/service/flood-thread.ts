// A thread that floods the service until it is told to stop: the main one measures how the others fare.
import { setMaxListeners } from "node:events";
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { floodWithConnections, type ConnectionFlood } from "./flood-connections.ts";
import { floodWithPasswords, type PasswordFlood } from "./flood-passwords.ts";
import { floodWithUploads, type UploadFlood } from "./flood-uploads.ts";

export type FloodOrder = UploadFlood | PasswordFlood | ConnectionFlood;

/** Counts one more of what became of something. */
export type Tally = (what: string) => void;

/** How many of each. */
export type FloodReport = Readonly<Record<string, number>>;

const GIVES_WAY = 10;

const order = workerData as FloodOrder;
// In life a flood is made on other machines: here it takes no processor from the service. On Linux 0 is this thread alone.
if (process.platform === "linux") setPriority(0, GIVES_WAY);
const stopping = new AbortController();
setMaxListeners(0, stopping.signal);
parentPort?.once("message", () => stopping.abort());
const counts: Record<string, number> = {};
const tally: Tally = (what) => (counts[what] = (counts[what] ?? 0) + 1);
if (order.kind === "uploads") await floodWithUploads(order, stopping.signal, tally);
else if (order.kind === "passwords") await floodWithPasswords(order, stopping.signal, tally);
else await floodWithConnections(order, stopping.signal, tally);
parentPort?.postMessage(counts satisfies FloodReport);
