import type { JsonValue } from "../api/json.ts";
import type { Keyring } from "./keyring.ts";
import { damaged, HEADER_BYTES, keyIdOf, newHeader, openingFrames, sealingFrames } from "./sealed-format.ts";

/** Seals JSON values into text for a column of the database. */
export interface ValueSealing {
  /** Null where nothing is to be encrypted. `place` names the row, so that rows cannot be exchanged. */
  seal(value: unknown, place: string): Promise<string | null>;
  /** The same of a value that is JSON already, which is asked for where it is to be encrypted. */
  sealJson(json: () => string, place: string): Promise<string | null>;
  /** @throws StoreError `data_damaged`, `encryption_key_missing`, `encryption_key_wrong`. */
  open(sealed: string, place: string): Promise<JsonValue>;
}

export function createValueSealing(keyring: Keyring): ValueSealing {
  return {
    seal(value, place) {
      return this.sealJson(() => JSON.stringify(value), place);
    },
    async sealJson(json, place) {
      const dataKey = await keyring.current();
      if (dataKey === null) return null;
      const header = newHeader(dataKey);
      const body = sealingFrames(dataKey, header, place).next(Buffer.from(json()), true);
      return Buffer.concat([header, body]).toString("base64");
    },
    async open(sealed, place) {
      const bytes = Buffer.from(sealed, "base64");
      const header = bytes.subarray(0, HEADER_BYTES);
      if (header.length < HEADER_BYTES) throw damaged();
      const frames = openingFrames(await keyring.byId(keyIdOf(header)), header, place);
      return JSON.parse(frames.next(bytes.subarray(HEADER_BYTES), true).toString()) as JsonValue;
    },
  };
}
