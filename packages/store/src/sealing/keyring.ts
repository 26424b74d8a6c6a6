import { createSecretKey, randomBytes, randomUUID, type KeyObject } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import type { MasterKeys } from "./master-keys.ts";

/** What data is encrypted with; kept in the database, itself encrypted with a master key. */
export interface DataKey {
  readonly id: string;
  readonly key: KeyObject;
}

export interface Keyring {
  /** For new data; null where nothing is to be encrypted. */
  current(): Promise<DataKey | null>;
  /** @throws StoreError `data_damaged`, `encryption_key_missing`, `encryption_key_wrong`. */
  byId(id: string): Promise<DataKey>;
  /**
   * Whether all that is stored can be read; to be called before a transaction that seals or opens.
   * @throws StoreError `encryption_key_missing`, `encryption_key_wrong`.
   */
  ready(): Promise<void>;
  /**
   * Wraps every data key with the current master key, and begins a new one for data to come; how many were wrapped
   * anew. @throws StoreError `invalid_argument` without a master key.
   */
  rotate(): Promise<number>;
}

export function createKeyring(db: Kysely<Tables>, masterKeys: MasterKeys, now: () => Date): Keyring {
  const known = new Map<string, DataKey>();
  let current: Promise<DataKey> | null = null;
  let readying: Promise<void> | null = null;

  function remember(id: string, key: KeyObject): DataKey {
    const dataKey = { id, key };
    known.set(id, dataKey);
    return dataKey;
  }

  async function begin(within: Kysely<Tables>): Promise<DataKey> {
    const id = randomUUID();
    const key = createSecretKey(randomBytes(32));
    const { masterKey, wrapped } = masterKeys.wrap(id, key);
    await within
      .insertInto("data_keys")
      .values({ id, master_key: masterKey, wrapped, created_at: now() })
      .execute();
    return remember(id, key);
  }

  async function newest(): Promise<DataKey> {
    const row = await db
      .selectFrom("data_keys")
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    // Two processes may each begin one at the same time; both are good.
    return row === undefined
      ? begin(db)
      : remember(row.id, masterKeys.unwrap(row.id, row.master_key, row.wrapped));
  }

  async function readAll(): Promise<void> {
    const rows = await db.selectFrom("data_keys").selectAll().execute();
    for (const row of rows) remember(row.id, masterKeys.unwrap(row.id, row.master_key, row.wrapped));
    await currentKey();
  }

  async function currentKey(): Promise<DataKey | null> {
    if (masterKeys.current === null) return null;
    current ??= newest();
    try {
      return await current;
    } catch (error) {
      current = null;
      throw error;
    }
  }

  return {
    current: currentKey,

    async byId(id) {
      const dataKey = known.get(id);
      if (dataKey !== undefined) return dataKey;
      const row = await db.selectFrom("data_keys").selectAll().where("id", "=", id).executeTakeFirst();
      if (row === undefined)
        throw new StoreError("data_damaged", "data is encrypted with a key that nobody knows");
      return remember(id, masterKeys.unwrap(id, row.master_key, row.wrapped));
    },

    async ready() {
      readying ??= readAll();
      try {
        await readying;
      } catch (error) {
        readying = null;
        throw error;
      }
    },

    async rotate() {
      if (masterKeys.current === null)
        throw new StoreError("invalid_argument", "there is no key to encrypt with");
      return db.transaction().execute(async (trx) => {
        const rows = await trx.selectFrom("data_keys").selectAll().forUpdate().execute();
        for (const row of rows) {
          const key = masterKeys.unwrap(row.id, row.master_key, row.wrapped);
          const { masterKey, wrapped } = masterKeys.wrap(row.id, key);
          await trx
            .updateTable("data_keys")
            .set({ master_key: masterKey, wrapped })
            .where("id", "=", row.id)
            .execute();
        }
        const begun = await begin(trx);
        current = Promise.resolve(begun);
        return rows.length;
      });
    },
  };
}
