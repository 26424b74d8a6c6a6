import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { StoreError } from "./errors.ts";

const COST = { N: 32_768, r: 8, p: 1 };
const MAX_MEMORY_BYTES = 128 * COST.N * COST.r * 2;
const HASH_BYTES = 32;
const MIN_CHARACTERS = 8;
const MAX_CHARACTERS = 1_024;

/** `scrypt$<N>$<r>$<p>$<salt>$<hash>`, so that the cost can be raised without losing older hashes. */
export async function hashPassword(password: string): Promise<string> {
  if (password.length < MIN_CHARACTERS || password.length > MAX_CHARACTERS) {
    throw new StoreError(
      "invalid_argument",
      `a password has ${MIN_CHARACTERS} to ${MAX_CHARACTERS} characters`,
    );
  }
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Whether the password is the hashed one. With no hash it takes as long and is false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, n, r, p, salt, hash] = (stored ?? "").split("$");
  const expected = Buffer.from(hash ?? "", "base64url");
  const cost = stored === null ? COST : { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await derive(
    password.slice(0, MAX_CHARACTERS + 1),
    Buffer.from(salt ?? "", "base64url"),
    cost,
  );
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letters may be typed composed or decomposed.
    scrypt(
      password.normalize("NFKC"),
      salt,
      HASH_BYTES,
      { ...cost, maxmem: MAX_MEMORY_BYTES },
      (error, key) => (error === null ? resolve(key) : reject(error)),
    );
  });
}
