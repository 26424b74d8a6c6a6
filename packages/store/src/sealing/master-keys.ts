import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from "node:crypto";
import { StoreError } from "../errors.ts";

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NAME = /^[A-Za-z0-9._-]{1,64}$/;

/** The operator's keys: they encrypt the data keys, and never the data. */
export interface MasterKeys {
  /** New data keys are wrapped with this one; null where nothing is to be encrypted. */
  readonly current: string | null;
  has(name: string): boolean;
  wrap(dataKeyId: string, key: KeyObject): { readonly masterKey: string; readonly wrapped: string };
  /** @throws StoreError `encryption_key_missing`, `encryption_key_wrong`. */
  unwrap(dataKeyId: string, masterKey: string, wrapped: string): KeyObject;
}

/**
 * Of `name:base64` with 32 bytes each; the first is the current one. None: what is stored stays readable to all.
 * @throws StoreError `invalid_argument`.
 */
export function createMasterKeys(texts: readonly string[]): MasterKeys {
  const keys = new Map(texts.map(parse));
  if (keys.size < texts.length) throw invalid("two keys have the same name");
  const [current = null] = keys.keys();

  function keyNamed(name: string): KeyObject {
    const key = keys.get(name);
    if (key !== undefined) return key;
    throw new StoreError(
      "encryption_key_missing",
      "the key that the data was encrypted with is not among the keys",
      {
        key: name,
      },
    );
  }

  return {
    current,
    has: (name) => keys.has(name),
    wrap(dataKeyId, key) {
      const masterKey = current ?? "";
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyNamed(masterKey), nonce).setAAD(Buffer.from(dataKeyId));
      const sealed = Buffer.concat([nonce, cipher.update(key.export()), cipher.final(), cipher.getAuthTag()]);
      return { masterKey, wrapped: sealed.toString("base64") };
    },
    unwrap(dataKeyId, masterKey, wrapped) {
      const sealed = Buffer.from(wrapped, "base64");
      const decipher = createDecipheriv("aes-256-gcm", keyNamed(masterKey), sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(dataKeyId))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const bytes = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
        return createSecretKey(Buffer.concat([bytes, decipher.final()]));
      } catch (cause) {
        throw new StoreError(
          "encryption_key_wrong",
          "a key of this name is not the one that the data was encrypted with",
          { key: masterKey },
          { cause },
        );
      }
    },
  };
}

function parse(text: string): [string, KeyObject] {
  const [, name = "", encoded = ""] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  const bytes = Buffer.from(encoded, "base64");
  if (!NAME.test(name) || bytes.length !== KEY_BYTES || bytes.toString("base64") !== encoded) {
    throw invalid("an encryption key has to be name:base64 with 32 bytes");
  }
  return [name, createSecretKey(bytes)];
}

function invalid(message: string): StoreError {
  return new StoreError("invalid_argument", message, { option: "encryptionKeys" });
}
