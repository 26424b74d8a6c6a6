import { once } from "node:events";
import { connect } from "node:net";

/** What came of a request whose body has no end. */
export interface Refusal {
  /** All that the server said until the connection was closed. */
  readonly answer: string;
  /** Bytes of the body that the system took from its client, what lies in buffers at both ends included. */
  readonly taken: number;
}

const PIECE = Buffer.alloc(2 ** 18, "x");

/** Sends `head`, and then a body as fast as it is taken, whatever is answered, until the connection is closed. */
export async function sendWithoutEnd(url: string, head: string): Promise<Refusal> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  await once(socket, "connect");
  const chunks: Buffer[] = [];
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const send = (): void => {
    while (socket.writable && socket.write(PIECE));
  };
  socket.on("error", () => undefined).on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("drain", send).write(head);
  send();
  await closed;
  return { answer: Buffer.concat(chunks).toString(), taken: socket.bytesWritten - socket.writableLength };
}
