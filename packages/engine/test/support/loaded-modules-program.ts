// Reads a document as a thread does, and prints which packages were loaded for it.
import { registerHooks } from "node:module";
import { goodDocument } from "./good-document.ts";

const packages = new Set<string>();
registerHooks({
  load(url, context, next) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
    if (name !== undefined) packages.add(name);
    return next(url, context);
  },
});

const { default: read } = await import("../../src/pool/worker.ts");
const { MessageChannel } = await import("node:worker_threads");
const { port1, port2: news } = new MessageChannel();
const limits = { maxPages: 20, maxInflatedBytes: 2 ** 26 };
const task = { bytes: new Uint8Array(goodDocument()), password: null, ...limits, variants: [] };
const answer = await read({ task: { ...task, excludeProviders: [], inspectPage: null }, news });
port1.close();
console.log(answer.ok, [...packages].sort().join(" "));
