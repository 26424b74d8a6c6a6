import type { Context } from "koa";
import { Problem } from "../errors/problem.ts";
import { readBytes } from "./body-bytes.ts";

/** The bytes of a file that is the body itself. @throws Problem 413 over `maxBytes`, 415 for another content type. */
export async function readFileBody(
  ctx: Context,
  types: readonly string[],
  maxBytes: number,
): Promise<Buffer> {
  if (!types.includes(ctx.request.type)) {
    throw new Problem("unsupported_media_type", `send the file itself, as one of ${types.join(", ")}`);
  }
  return readBytes(ctx.req, maxBytes);
}
