import { join, resolve } from "node:path";
import type { BlobOptions, DatabaseOptions, StoreOptions } from "@paylift/store";
import { STORE_SETTINGS } from "../config/settings.ts";
import type { Settings } from "../config/read-settings.ts";
import { UsageError } from "../usage-error.ts";

export type StoreSettings = Settings<typeof STORE_SETTINGS>;

/** The store that the settings describe. @throws UsageError for a bucket without its address or key. */
export function storeOptions(
  settings: StoreSettings,
  { create = true }: { readonly create?: boolean } = {},
): StoreOptions {
  const { encryptionKeys } = settings;
  return { database: databaseOptions(settings, create), blobs: blobOptions(settings), encryptionKeys };
}

function databaseOptions(
  { data, databaseUrl, databaseConnections }: StoreSettings,
  create: boolean,
): DatabaseOptions {
  if (databaseUrl === null) return { kind: "embedded", folder: resolve(data), create };
  return { kind: "postgres", url: databaseUrl, poolSize: databaseConnections };
}

function blobOptions(settings: StoreSettings): BlobOptions {
  if (settings.s3Bucket === null) return { kind: "folder", folder: join(resolve(settings.data), "blobs") };
  return {
    kind: "s3",
    bucket: settings.s3Bucket,
    endpoint: neededForBucket(settings, "s3Endpoint"),
    region: settings.s3Region,
    accessKeyId: neededForBucket(settings, "s3AccessKeyId"),
    secretAccessKey: neededForBucket(settings, "s3SecretAccessKey"),
    prefix: settings.s3Prefix,
  };
}

function neededForBucket(
  settings: StoreSettings,
  name: "s3Endpoint" | "s3AccessKeyId" | "s3SecretAccessKey",
): string {
  const value = settings[name];
  if (value === null)
    throw new UsageError(`S3_BUCKET is set, so ${STORE_SETTINGS[name].env} has to be set too`);
  return value;
}
