import type { Context } from "koa";
import { Problem } from "../errors/problem.ts";
import { readBytes } from "./body-bytes.ts";

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
