import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { goodDocument } from "../../../packages/engine/test/support/good-document.ts";
import { attack, type AttackReport } from "./attack.ts";
import { ATTACKS } from "./attacks.ts";
import { startNeighbour } from "./client.ts";
import { quantile } from "./quantile.ts";
import type { WatchedService } from "./watched-service.ts";

/** The p99 of others' documents, against that while nothing else is read, and in seconds. */
const MOST_SLOWER = 10;
const MOST_SECONDS = 5;
/** A document under way is gone within a sign of life of its worker, and the time of the requests. */
const MOST_DELETING_SECONDS = 30;
/** What the service writes down beside the documents themselves. */
const MOST_BESIDE_BYTES = 64 * 2 ** 20;

export interface Run {
  readonly service: WatchedService;
  readonly hostile: string;
  readonly others: string;
  /** Attacks whose name has one of these in it. */
  readonly only: readonly string[];
  readonly idleSeconds: number;
  readonly seconds: number;
  /** What the documents of one organization may take. */
  readonly storageBytes: number;
}

/** Has others served while one organization does its worst, each attack for so long; how many went wrong. */
export async function runAttacks({ service, only, ...run }: Run): Promise<number> {
  let faults = 0;
  console.log(
    "| attack | load | idle p50 | idle p99 | taken | refused | others | p50 | p99 | slowest | ends by then | deleted in | |",
  );
  console.log("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|---:|---|");
  for (const [name, one] of Object.entries(ATTACKS)) {
    if (!only.some((text) => name.includes(text))) continue;
    // Before others are served: making them would keep this process from asking how they fare.
    const documents = await one.make();
    const neighbour = startNeighbour(service.url, run.others, goodDocument());
    await pause(1_000 * run.idleSeconds);
    // Of the same minutes, as other programs may use the machine.
    const idle = neighbour.take();
    const idleP99 = quantile(idle, 0.99);
    const report = await attack(service, run.hostile, neighbour, one, documents, run.seconds);
    const load = loadavg()[0]!;
    const wrong = [
      service.isAlive() ? "" : "the service died",
      ...faultsOf(report, idleP99),
      report.deletedSeconds > MOST_DELETING_SECONDS ? "deleting took long" : "",
      ...storageFaultsOf(report, run.storageBytes),
      one.overAndOver === true && report.refused === 0 ? "nothing was refused" : "",
    ].filter((fault) => fault !== "");
    faults += wrong.length;
    const times = [report.othersP50, report.othersP99, report.othersSlowest].map(inSeconds);
    const ends = Object.entries(report.ends).map(([end, count]) => `${count} ${end}`);
    const before = [load.toFixed(1), inSeconds(quantile(idle, 0.5)), inSeconds(idleP99)];
    const cells = [name, ...before, report.documents, report.refused, report.others, ...times];
    cells.push(ends.join(", "), inSeconds(report.deletedSeconds), wrong.join(", "));
    console.log(`| ${cells.join(" | ")} |`);
    // Throws where one of the others' documents was lost, or ended otherwise than completed.
    await neighbour.stop();
  }
  return faults;
}

/** What others suffered beyond what is wanted. */
export function faultsOf(
  { others, othersP99 }: Pick<AttackReport, "others" | "othersP99">,
  idleP99: number,
): string[] {
  return [
    othersP99 > MOST_SECONDS ? "others waited for long" : "",
    othersP99 > MOST_SLOWER * idleP99 ? "others were far slower" : "",
    others === 0 ? "nobody was served" : "",
  ];
}

function storageFaultsOf({ storedBytes, grownBytes }: AttackReport, mayStoreBytes: number): string[] {
  return [
    storedBytes > mayStoreBytes ? "more was stored than may be" : "",
    grownBytes > mayStoreBytes + MOST_BESIDE_BYTES ? "the disk was filled beyond the quota" : "",
  ];
}

export function inSeconds(value: number): string {
  return `${value.toFixed(2)} s`;
}
