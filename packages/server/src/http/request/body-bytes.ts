import type { IncomingMessage } from "node:http";
import { Problem } from "../errors/problem.ts";
import { ClientGone } from "./client-gone.ts";
import { letGoOfBody } from "./unread-body.ts";

/** All of a body. @throws Problem 413 over `maxBytes`, ClientGone. */
export async function readBytes(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Left open at an early end: a destroyed request takes its connection along, and the answer with it.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) break;
      chunks.push(chunk as Buffer);
    }
  } catch (cause) {
    throw new ClientGone(cause);
  }
  if (size <= maxBytes) return Buffer.concat(chunks);
  letGoOfBody(req);
  throw new Problem("body_too_large", `the body must have at most ${maxBytes} bytes`);
}
