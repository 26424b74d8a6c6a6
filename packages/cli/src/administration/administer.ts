import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { openStore } from "../service/open-store.ts";
import type { StoreSettings } from "../service/store-options.ts";
import { AdminError } from "./admin-error.ts";
import { adminSocketPath, type Reply } from "./admin-socket.ts";
import { ON_WHAT_IS_THERE, operations, type Answer, type Input, type OperationName } from "./operations.ts";

/** How long to wait for a server that holds the data folder and does not listen yet, or not any more. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 200;

/**
 * Does one operation: on Postgres directly; on an embedded data folder through the server that runs on it, else
 * directly too, on an up-to-date schema unless it is the schema that is asked for. Rejects with `AdminError` or
 * `StoreError`.
 */
export async function administer<Name extends OperationName>(
  settings: StoreSettings,
  operation: Name,
  input: Input<Name>,
): Promise<Answer<Name>> {
  if (settings.databaseUrl !== null) return directly(settings, operation, input);
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const reply = await overSocket(adminSocketPath(settings.data), { operation, input });
    if (reply !== null) {
      if (!reply.ok) throw new AdminError(reply.message);
      return reply.answer as Answer<Name>;
    }
    try {
      return await directly(settings, operation, input);
    } catch (error) {
      if (!isInUse(error) || Date.now() > until) throw error;
    }
    await pause(RETRY_MS);
  }
}

async function directly<Name extends OperationName>(
  settings: StoreSettings,
  operation: Name,
  input: Input<Name>,
): Promise<Answer<Name>> {
  if (settings.databaseUrl === null) {
    // The embedded database is gone before its WebAssembly, compiled a second time in the background, would pay.
    setFlagsFromString("--no-wasm-dynamic-tiering");
    setFlagsFromString("--no-wasm-tier-up");
  }
  const store = await openStore(settings, { create: !ON_WHAT_IS_THERE.has(operation) });
  try {
    if (settings.databaseUrl === null && operation !== "migrationStatus") await store.migrate();
    return await operations[operation](store, input);
  } finally {
    await store.close();
  }
}

/** Null when nobody listens. */
async function overSocket(path: string, request: object): Promise<Reply | null> {
  const socket = connect({ path, allowHalfOpen: true });
  socket.end(JSON.stringify(request));
  try {
    const reply = await text(socket);
    if (reply === "") throw new AdminError("the server ended before it responded");
    return JSON.parse(reply) as Reply;
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ECONNREFUSED"].some((code) => hasCode(error, code))) return null;
    if (hasCode(error, "EACCES")) throw new AdminError("the data folder belongs to another user");
    throw error;
  }
}

function isInUse(error: unknown): boolean {
  return hasCode(error, "data_folder_in_use");
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && Reflect.get(error, "code") === code;
}
