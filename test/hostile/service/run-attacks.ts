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

interface Run {
  readonly service: WatchedService;
  readonly hostile: string;
  readonly others: string;
  /** Attacks whose name has one of these in it. */
  readonly only: readonly string[];
  readonly idleSeconds: number;
  readonly seconds: number;
}

/** Has others served while one organization does its worst, each attack for so long; how many went wrong. */
export async function runAttacks({
  service,
  hostile,
  others,
  only,
  idleSeconds,
  seconds,
}: Run): Promise<number> {
  let faults = 0;
  const neighbour = startNeighbour(service.url, others, goodDocument());
  await pause(1_000 * idleSeconds);
  const idle = neighbour.take();
  const idleP99 = quantile(idle, 0.99);
  console.log(
    `idle: ${idle.length} documents, p50 ${inSeconds(quantile(idle, 0.5))}, p99 ${inSeconds(idleP99)}`,
  );
  console.log("| attack | documents | others | p50 | p99 | slowest | ends by then | deleted in | |");
  console.log("|---|---:|---:|---:|---:|---:|---|---:|---|");
  for (const [name, make] of Object.entries(ATTACKS)) {
    if (!only.some((text) => name.includes(text))) continue;
    const report = await attack(service.url, hostile, neighbour, make, seconds);
    const wrong = [service.isAlive() ? "" : "the service died", ...faultsOf(report, idleP99)].filter(
      (fault) => fault !== "",
    );
    faults += wrong.length;
    const times = [report.othersP50, report.othersP99, report.othersSlowest].map(inSeconds);
    const ends = Object.entries(report.ends).map(([end, count]) => `${count} ${end}`);
    const cells = [name, report.documents, report.others, ...times, ends.join(", ")];
    console.log(`| ${[...cells, inSeconds(report.deletedSeconds), wrong.join(", ")].join(" | ")} |`);
  }
  // Throws where one of the others' documents was lost, or ended otherwise than completed.
  await neighbour.stop();
  return faults;
}

function faultsOf({ others, othersP99, deletedSeconds }: AttackReport, idleP99: number): string[] {
  return [
    othersP99 > MOST_SECONDS ? "others waited for long" : "",
    othersP99 > MOST_SLOWER * idleP99 ? "others were far slower" : "",
    others === 0 ? "nobody was served" : "",
    deletedSeconds > MOST_DELETING_SECONDS ? "deleting took long" : "",
  ];
}

function inSeconds(value: number): string {
  return `${value.toFixed(2)} s`;
}
