import { execFile } from "node:child_process";
import { mkdtemp, open, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { test, type Test } from "tap";
import { migratedFolder } from "../packages/store/test/support/migrated-embedded.ts";
import { ROOM_LIMITS } from "../packages/store/src/database/room-keeper.ts";
import { openStore } from "../packages/store/src/open-store.ts";
import { startMortal } from "./faults/statements/mortal-service.ts";

const DISK_MB = 300;
const MIGRATION = { name: "n".repeat(200), source_provider: "adp", target_provider: "gusto" };

/** A disk of its own for a test; null where it may not have one. */
async function newDisk(t: Test): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-full-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  try {
    await promisify(execFile)("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "none", folder]);
  } catch {
    return null;
  }
  t.teardown(() => promisify(execFile)("umount", [folder]));
  return folder;
}

/** Takes what is left of a disk, to the last block, whoever writes beside. */
async function fillDisk(folder: string): Promise<void> {
  const taken = (await readdir(folder)).length;
  for (const [i, bytes] of [2 ** 20, 2 ** 12].entries()) {
    const file = await open(join(folder, `filler-${taken}-${i}`), "w");
    const block = Buffer.alloc(bytes);
    try {
      for (;;) await file.write(block);
    } catch (error) {
      if (!(error instanceof Error) || Reflect.get(error, "code") !== "ENOSPC") throw error;
    } finally {
      await file.close();
    }
  }
}

async function emptyDisk(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith("filler")) await rm(join(folder, name));
  }
}

async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await pause(50);
}

test("a full disk: writes are refused, reads go on, and so does all once there is room", async (t) => {
  const folder = await newDisk(t);
  if (folder === null) return t.comment("no right to mount a disk");
  await migratedFolder(join(folder, "database"));
  const service = await startMortal({ database: { kind: "embedded", folder }, blobs: join(folder, "blobs") });
  t.teardown(() => service.stop());
  const post = () => service.client.post("payroll-migrations/", MIGRATION);
  const count = async (): Promise<number> =>
    (await service.client.get("payroll-migrations/")).body.count as number;
  const isReady = async () => (await service.client.get("/readyz/")).status === 200;
  let taken = 0;
  async function takeUntilRefused(): Promise<void> {
    for (;;) {
      const answer = await post();
      if (answer.status !== 201) {
        t.match(answer, { status: 503, body: { code: "insufficient_storage" } });
        return;
      }
      taken += 1;
    }
  }

  const reserved = async (): Promise<number> =>
    (await stat(join(folder, "reserve")).catch(() => null))?.size ?? 0;
  await until(async () => (await reserved()) === ROOM_LIMITS.reserveBytes);
  await until(isReady);
  await fillDisk(folder);
  await takeUntilRefused();
  t.match(await service.client.get("/readyz/"), { status: 503, body: { code: "insufficient_storage" } });
  t.equal((await service.client.get("/livez/")).status, 200);
  t.equal(await count(), taken);

  // Whether a write has taken the reserve by now is a matter of who was first: it starts either way.
  await service.stop();
  await service.revive();
  t.match(await post(), { status: 503, body: { code: "insufficient_storage" } }, "it starts, and reads");
  t.equal(await count(), taken);

  await service.stop();
  await rm(join(folder, "reserve"), { force: true });
  await fillDisk(folder);
  const database = { kind: "embedded", folder } as const;
  const opening = openStore({ database, blobs: { kind: "folder", folder: join(folder, "blobs") } });
  await t.rejects(opening, { code: "insufficient_storage" }, "nothing is left, not even for a lock");

  await emptyDisk(folder);
  await service.revive();
  await until(isReady);
  t.equal((await post()).status, 201);
  t.equal(await count(), taken + 1);
});
