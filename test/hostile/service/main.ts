import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ERROR_CODES } from "@paylift/engine";
import { goodDocument } from "../../../packages/engine/test/support/good-document.ts";
import { HOSTILE_SET } from "../hostile-set.ts";
import { pass, startNeighbour } from "./client.ts";
import { quantile } from "./quantile.ts";
import { runFloods } from "./run-floods.ts";
import { runAttacks } from "./run-attacks.ts";
import { startWatchedService } from "./watched-service.ts";

// npm run hostile:service -- [--only TEXT …] [--idle SECONDS] [--attacks [--seconds SECONDS]] [--floods [--seconds SECONDS]]
const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [""] },
    idle: { type: "string", default: "60" },
    attacks: { type: "boolean", default: false },
    floods: { type: "boolean", default: false },
    seconds: { type: "string", default: "60" },
  },
});
const MOST_MB = 1024;
const MOST_SECONDS = 35;
const PATIENCE_SECONDS = 180;
/** The p99 of other people's documents, against that while nothing else is read. */
const MOST_SLOWER = 3;
const CLEAR_ENDS = new Set(["completed", ...Object.keys(ERROR_CODES)]);
const UNCLEAR_ENDS = new Set(["internal", "worker_lost"]);

/** What one organization may store, in MiB: more than what the attacks upload once. */
const STORAGE_MB = 300;

const service = await startWatchedService({
  PAYLIFT_STORAGE_MB_EACH: String(STORAGE_MB),
  // The receiver of an attack's webhooks is on this machine.
  PAYLIFT_ALLOW_PRIVATE_WEBHOOKS: "true",
  // Wrong passwords come from addresses that nobody has here.
  PAYLIFT_TRUST_PROXY: "true",
});
let faults = 0;
try {
  const [hostile, neighbours] = [await service.keyOf("hostile"), await service.keyOf("neighbours")];
  const good = goodDocument();
  // The first documents pay for what is loaded once.
  for (let i = 0; i < 20; i++) await pass(service.url, neighbours, good, PATIENCE_SECONDS);
  const idleSeconds = Number(values.idle);
  const { only, seconds } = values;
  const storageBytes = STORAGE_MB * 2 ** 20;
  const times = { idleSeconds, seconds: Number(seconds) };
  const run = { service, hostile, others: neighbours, only, storageBytes, ...times };
  if (values.attacks || values.floods) {
    if (values.attacks) faults += await runAttacks(run);
    if (values.floods) faults += await runFloods(run, await service.userOf("neighbours"));
  } else {
    await oneByOne(hostile, neighbours, idleSeconds);
  }
} finally {
  await service.stop();
}
process.exitCode = faults === 0 ? 0 : 1;

/** Each hostile document by itself, beside another customer's good ones. */
async function oneByOne(hostile: string, neighbours: string, idleSeconds: number): Promise<void> {
  const neighbour = startNeighbour(service.url, neighbours, goodDocument());
  await pause(1_000 * idleSeconds);
  const idle = neighbour.take();
  const beside: number[] = [];
  console.log("| family | document | end | seconds | engine MB | service MB | others' slowest | |");
  console.log("|---|---|---|---:|---:|---:|---:|---|");
  for (const [family, kinds] of Object.entries(HOSTILE_SET)) {
    for (const [name, { make }] of Object.entries(kinds)) {
      if (!values.only.some((text) => `${family} ${name}`.includes(text))) continue;
      const bytes = await make();
      const engines = service.engines();
      // Making it may have kept this process from asking how the others fare.
      await pause(500);
      neighbour.take();
      await service.forgetPeaks();
      const { end, seconds } = await pass(service.url, hostile, bytes, PATIENCE_SECONDS);
      const { engineMb, serviceMb } = await service.peaks();
      const others = neighbour.take();
      beside.push(...others);
      const wrong = [
        service.isAlive() ? "" : "the service died",
        end === "stuck" ? "stuck" : "",
        !CLEAR_ENDS.has(end) || UNCLEAR_ENDS.has(end) ? "no clear code" : "",
        seconds > MOST_SECONDS ? "late" : "",
        Math.max(engineMb, serviceMb) > MOST_MB ? "memory" : "",
        service.engines() > engines ? "another engine process" : "",
      ].filter((fault) => fault !== "");
      if (wrong.length > 0) faults++;
      console.log(
        `| ${family} | ${name} | ${end} | ${seconds.toFixed(1)} | ${engineMb} | ${serviceMb} | ` +
          `${Math.max(0, ...others).toFixed(2)} | ${wrong.join(", ")} |`,
      );
    }
  }
  await neighbour.stop();
  const told = {
    faults,
    idle: { documents: idle.length, p50: quantile(idle, 0.5), p99: quantile(idle, 0.99) },
    beside: { documents: beside.length, p50: quantile(beside, 0.5), p99: quantile(beside, 0.99) },
  };
  if (told.beside.p99 > MOST_SLOWER * told.idle.p99) faults++;
  console.error(JSON.stringify(told, null, 2));
}
