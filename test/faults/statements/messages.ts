import type { DatabaseOptions } from "@paylift/store";

/** What a mortal service is started with. */
export interface MortalOptions {
  readonly database: DatabaseOptions;
  /** Of the documents. */
  readonly blobs: string;
}

/** What it is told, one at a time, each of which it answers. */
export type MortalOrder =
  | { readonly kind: "arm"; readonly step: number }
  | { readonly kind: "disarm" }
  /** Works on the queues until nothing waits. */
  | { readonly kind: "work" };

/** What it says: first where it listens. */
export type MortalAnswer =
  | { readonly kind: "listening"; readonly url: string; readonly key: string }
  | { readonly kind: "armed" }
  | { readonly kind: "disarmed"; readonly steps: number }
  | { readonly kind: "worked" };
