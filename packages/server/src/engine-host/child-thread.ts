// The thread that speaks with the child process. A document of 20 MB goes through the channel in a hundred pieces, one each
// time that the sender looks, and whatever is sent next waits behind it: the thread that answers requests looks too rarely.
import { fork } from "node:child_process";
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import type { HostMessage, HostRequest } from "./messages.ts";

export interface ChildSettings {
  /** Path of the program. */
  readonly program: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** To the thread. */
export type ChildOrder =
  | { readonly type: "send"; readonly request: HostRequest }
  /** At once, whatever the child is doing. */
  | { readonly type: "kill" };

/** From the thread. `closed` comes last, and once. */
export type ChildNews =
  | { readonly type: "started"; readonly pid: number }
  | { readonly type: "message"; readonly message: HostMessage }
  | { readonly type: "closed"; readonly code: number | null; readonly signal: NodeJS.Signals | null };

const port = parentPort as MessagePort;
const { program, env } = workerData as ChildSettings;
const tell = (news: ChildNews): void => port.postMessage(news);
const close = (code: number | null, signal: NodeJS.Signals | null): void => {
  tell({ type: "closed", code, signal });
  port.close();
};

const child = fork(program, {
  // Bytes go over as bytes, not as JSON.
  serialization: "advanced",
  env: { ...env },
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
child.on("message", (message) => tell({ type: "message", message: message as HostMessage }));
child.once("close", close);
child.on("error", () => {
  // A process that could not be started will not close either.
  if (child.pid === undefined) close(null, null);
});
if (child.pid !== undefined) tell({ type: "started", pid: child.pid });

port.on("message", (order: ChildOrder) => {
  if (order.type === "kill") child.kill("SIGKILL");
  // What a dead child could not be sent ends with the child.
  else if (child.connected) child.send(order.request, () => {});
});
