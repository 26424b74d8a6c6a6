import type { FloodOrder } from "./flood-thread.ts";

/** Whom a flood is meant for, and who sends it. */
export interface FloodTarget {
  readonly url: string;
  /** Of the organization that floods. */
  readonly key: string;
  /** E-mail address of a user of another organization. */
  readonly email: string;
}

/** As many as there is room for at once, and more than an organization may have under way. */
const TAKEN_AT_ONCE = 12;
const REFUSED_AT_ONCE = 32;
const LARGE_BYTES = 20 * 2 ** 20;
const PASSWORDS_AT_ONCE = 64;
const CONNECTIONS = 4_000;

/** By name: what takes the service's time without a document that is read. */
export const FLOODS: Readonly<Record<string, (target: FloodTarget) => FloodOrder>> = {
  "uploads of 20 MB, 12 at a time, each deleted again": ({ url, key }) => ({
    kind: "uploads",
    ...{ url, key, bytes: LARGE_BYTES, atOnce: TAKEN_AT_ONCE, deletes: true },
  }),
  "uploads of 20 MB, 32 at a time, beyond what may be stored": ({ url, key }) => ({
    kind: "uploads",
    ...{ url, key, bytes: LARGE_BYTES, atOnce: REFUSED_AT_ONCE, deletes: false },
  }),
  "wrong passwords for one user, 64 at a time, each from another address": ({ url, email }) => ({
    kind: "passwords",
    ...{ url, email, atOnce: PASSWORDS_AT_ONCE },
  }),
  "4,000 connections that send half a header": ({ url }) => ({
    kind: "connections",
    ...{ url, count: CONNECTIONS },
  }),
};
