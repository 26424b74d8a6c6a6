import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Readable, type Writable } from "node:stream";
import { letGoOfBody } from "./unread-body.ts";

/**
 * The body of a request for the reader of forms, which tells of an error only once it has seen the end. It detaches its parser
 * when it wants no more, and that is the end of this body, however much its client goes on to send.
 */
export class FormBody extends Readable {
  readonly headers: IncomingHttpHeaders;
  readonly #req: IncomingMessage;
  readonly #take = (chunk: Buffer): void => {
    if (!this.push(chunk)) this.#req.pause();
  };
  readonly #end = (): void => {
    this.push(null);
  };

  constructor(req: IncomingMessage) {
    super();
    this.#req = req;
    this.headers = req.headers;
    req.on("data", this.#take).once("end", this.#end);
    req.once("error", (error) => this.destroy(error));
    req.once("close", () => {
      if (!req.complete) this.destroy(new Error("the request was not whole"));
    });
  }

  override _read(): void {
    this.#req.resume();
  }

  override unpipe(destination?: Writable): this {
    super.unpipe(destination);
    if (this.#req.readableEnded || this.#req.destroyed || this.readableEnded) return this;
    this.#req.off("data", this.#take).off("end", this.#end);
    letGoOfBody(this.#req);
    this.push(null);
    return this;
  }
}
