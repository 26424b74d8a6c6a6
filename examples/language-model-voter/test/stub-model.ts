import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Test } from "tap";

/** What an endpoint was sent. */
export interface Asked {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server on this machine in place of a language model. */
export async function stubModel(
  t: Test,
  answer: (response: ServerResponse, asked: Asked) => void,
): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const own = { url: request.url ?? "", headers: request.headers, body: await text(request) };
    asked.push(own);
    answer(response, own);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, asked };
}

/** A message of the model, as the API wraps it. */
export function message(content: string): string {
  return JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", content } }] });
}

interface AskedSlot {
  slot: number;
  headings: string[];
}

/** Votes for slots by their headings, as a model that understands the question gives them. */
export function votesFor(asked: Asked, roles: Readonly<Record<string, string>>, sure = 0.97): string {
  const { messages } = JSON.parse(asked.body) as { messages: { content: string }[] };
  const { slots } = JSON.parse(messages[1]!.content) as { slots: AskedSlot[] };
  const votes = slots.flatMap(({ slot, headings }) => {
    const role = headings.map((heading) => roles[heading]).find((own) => own !== undefined);
    return role === undefined ? [] : [{ slot, role, kind: "amount", sure }];
  });
  return JSON.stringify({ votes });
}
