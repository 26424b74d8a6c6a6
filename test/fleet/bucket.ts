import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

/** An S3-compatible server with one bucket. */
export interface Bucket {
  /** The settings of a process that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** Of all that it keeps. */
  bytes(): Promise<number>;
  stop(): Promise<void>;
}

export async function startBucket(): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), "paylift-bucket-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "payroll", configs: [] }],
  });
  const { port } = await server.run();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: "payroll",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    async bytes() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      const objects = entries.filter((entry) => entry.isFile() && entry.name.endsWith("_object"));
      const sizes = await Promise.all(
        objects.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
