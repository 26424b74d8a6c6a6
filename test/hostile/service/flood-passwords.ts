import { randomBytes } from "node:crypto";
import { signIn } from "./client.ts";
import type { Tally } from "./flood-thread.ts";

export interface PasswordFlood {
  readonly kind: "passwords";
  readonly url: string;
  readonly email: string;
  readonly atOnce: number;
}

/** Tries passwords for one user, each from another address, as a proxy before the service tells it. */
export async function floodWithPasswords(
  { url, email, atOnce }: PasswordFlood,
  signal: AbortSignal,
  tally: Tally,
): Promise<void> {
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!signal.aborted) {
        const from = `10.${[...randomBytes(3)].join(".")}`;
        const password = randomBytes(12).toString("base64");
        const told = await signIn(url, { email, password }, from, signal);
        if (!signal.aborted) tally(told);
      }
    }),
  );
}
