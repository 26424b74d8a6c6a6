import type { IncomingMessage } from "node:http";
import type { Context } from "koa";
import { Problem } from "../errors/problem.ts";
import { ClientGone } from "./client-gone.ts";
import { letGoOfBody } from "./unread-body.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The parsed body. @throws Problem 400 when it is no JSON, 413 over `maxBytes`, 415 for another content type. */
export async function readJson(ctx: Context, maxBytes: number): Promise<unknown> {
  const type = ctx.request.type;
  if (type !== "" && type !== "application/json" && !type.endsWith("+json")) {
    throw new Problem("unsupported_media_type", "send the body as application/json");
  }
  const bytes = await readBytes(ctx.req, maxBytes);
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch (cause) {
    // The parser's message quotes the body.
    throw new Problem("invalid_json", "the body must be JSON in UTF-8", { cause });
  }
}

async function readBytes(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
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
