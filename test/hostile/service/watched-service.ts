import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Credentials } from "./client.ts";
import { migratedFolder } from "../../../packages/store/test/support/migrated-embedded.ts";
import { childOf, runPaylift, startMember } from "../../faults/fleet.ts";

/** The highest memory since the last look, in MiB. */
export interface Peaks {
  readonly serviceMb: number;
  readonly engineMb: number;
}

/** `paylift serve` as it is by default, with its embedded database and its engine process. */
export interface WatchedService {
  readonly url: string;
  /** A key of a new organization. */
  keyOf(organization: string): Promise<string>;
  /** A new user of an organization. */
  userOf(organization: string): Promise<Credentials>;
  /** What all of its files take. */
  bytesOnDisk(): Promise<number>;
  /** Begins to measure memory anew. */
  forgetPeaks(): Promise<void>;
  peaks(): Promise<Peaks>;
  /** Engine processes that there have been. */
  engines(): number;
  /** Whether it is the process that was started. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

const LOOK_INTERVAL_MS = 50;
const MIB_OF_KIB = 1 / 1024;

export async function startWatchedService(
  settings: Readonly<Record<string, string>>,
): Promise<WatchedService> {
  const data = await mkdtemp(join(tmpdir(), "paylift-service-"));
  // What is looked at is no first start, which takes seconds.
  await migratedFolder(join(data, "database"));
  const env = {
    PAYLIFT_DATA: data,
    PAYLIFT_REQUESTS_PER_MINUTE: "0",
    PAYLIFT_LOG_LEVEL: "silent",
    ...settings,
  };
  const node = await startMember("service", ["serve", "--port", "0"], env);
  const pid = node.pid();
  const seen = new Set<number>();
  let engineMb = 0;
  const look = async (): Promise<void> => {
    const engine = childOf(pid);
    if (engine === null) return;
    seen.add(engine);
    engineMb = Math.max(engineMb, await peakMbOf(engine));
  };
  const looking = setInterval(() => void look(), LOOK_INTERVAL_MS);
  return {
    url: /http:\/\/\S+/.exec(node.greeting())?.[0] ?? "",
    async keyOf(organization) {
      const args = ["keys", "create", "--organization", organization, "--scopes", "all", "--json"];
      return (JSON.parse(await runPaylift(args, env)) as { key: string }).key;
    },
    async userOf(organization) {
      const user = { email: `user@${organization}.example`, password: "a password that nobody guesses" };
      const args = ["users", "create", "--organization", organization, "--email", user.email];
      await runPaylift(args, env, user.password);
      return user;
    },
    async bytesOnDisk() {
      const names = await readdir(data, { recursive: true });
      // A file may go away meanwhile.
      const sizes = names.map(async (name) => (await stat(join(data, name)).catch(() => null))?.size ?? 0);
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
    async forgetPeaks() {
      await Promise.all([pid, childOf(pid)].map((process) => process !== null && forgetPeakOf(process)));
      engineMb = 0;
    },
    async peaks() {
      await look();
      return { serviceMb: await peakMbOf(pid), engineMb };
    },
    engines: () => seen.size,
    isAlive() {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    },
    async stop() {
      clearInterval(looking);
      await node.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** 0 for a process that has ended. */
async function peakMbOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * MIB_OF_KIB);
}

/** Sets the peak to what is resident now (proc(5), clear_refs). */
async function forgetPeakOf(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => undefined);
}
