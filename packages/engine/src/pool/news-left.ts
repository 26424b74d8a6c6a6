import { receiveMessageOnPort, type MessagePort } from "node:worker_threads";
import type { ThreadNews } from "./messages.ts";

/** News and answer come over two ports: what was sent before the answer, and has not been heard yet. */
export function* whatLiesIn(port: MessagePort): Generator<ThreadNews> {
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    yield next.message as ThreadNews;
  }
}
