import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import type { Tally } from "./flood-thread.ts";

export interface UploadFlood {
  readonly kind: "uploads";
  readonly url: string;
  readonly key: string;
  readonly bytes: number;
  readonly atOnce: number;
  /** Whether what was taken is deleted again, so that there is always room for more. */
  readonly deletes: boolean;
}

const BOUNDARY = "a-boundary-that-no-document-has";
/** Who is told to come again later does so at once. */
const PAUSE_MS = 20;

/** Uploads a document over and over, several at a time, however often it is refused. */
export async function floodWithUploads(order: UploadFlood, signal: AbortSignal, tally: Tally): Promise<void> {
  const content = randomBytes(order.bytes);
  await Promise.all(
    Array.from({ length: order.atOnce }, async (_, strand) => {
      const body = formOf(`%PDF-1.7\n% ${strand}\n`, content);
      while (!signal.aborted) {
        const answer = await send(order, "POST", "/api/v1/documents/upload/", signal, body);
        if (signal.aborted) return;
        tally(answer.told);
        if (answer.id === null) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        else if (order.deletes) await send(order, "DELETE", `/api/v1/documents/${answer.id}/`, signal);
      }
    }),
  );
}

/** The same bytes that somebody else deletes at this very moment are refused for a moment: these begin in a way of their own. */
function formOf(beginning: string, content: Buffer): Buffer[] {
  const disposition = 'Content-Disposition: form-data; name="file"; filename="large.pdf"';
  return [
    Buffer.from(`--${BOUNDARY}\r\n${disposition}\r\n\r\n${beginning}`),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ];
}

/** Sends all of the body at once: a client that is answered early goes on sending for as long as it may. */
function send(
  { url, key }: UploadFlood,
  method: string,
  path: string,
  signal: AbortSignal,
  body: readonly Buffer[] = [],
): Promise<{ told: string; id: string | null }> {
  return new Promise((resolve) => {
    const form = {
      "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
      "Content-Length": body.reduce((sum, { length }) => sum + length, 0),
    };
    const headers = { "X-API-Key": key, ...(body.length === 0 ? {} : form) };
    const sent = request(`${url}${path}`, { method, headers, agent: false, signal }, (response) => {
      text(response).then(
        (answer) => {
          const { id = null, code } =
            answer === "" ? {} : (JSON.parse(answer) as { id?: string; code?: string });
          resolve({ told: code ?? String(response.statusCode), id });
        },
        () => resolve({ told: "half an answer", id: null }),
      );
    });
    sent.on("error", () => resolve({ told: "no answer", id: null }));
    for (const piece of body) sent.write(piece);
    sent.end();
  });
}
