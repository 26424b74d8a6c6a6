import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { goodDocument } from "../../../packages/engine/test/support/good-document.ts";
import { signIn, startNeighbour, type Credentials } from "./client.ts";
import { startFlood } from "./flood.ts";
import { FLOODS } from "./floods.ts";
import { quantile } from "./quantile.ts";
import { faultsOf, inSeconds, type Run } from "./run-attacks.ts";

/** How often the user signs in who is meant by the wrong passwords. */
const SIGN_IN_EVERY_MS = 2_000;
/** Where the user has signed in before; one for each flood, as from each that is done fifty times in a quarter of an hour at most. */
const usualAddress = (flood: number): string => `192.0.2.${flood}`;
const NEW_ADDRESSES = 200;

/** Has others served, and one of them sign in, while the service is flooded; how many went wrong. */
export async function runFloods({ service, only, ...run }: Run, user: Credentials): Promise<number> {
  let faults = 0;
  console.log(
    "| flood | load | idle p50 | idle p99 | others | p50 | p99 | slowest | user | from elsewhere | what became of it | |",
  );
  console.log("|---|---:|---:|---:|---:|---:|---:|---:|---|---|---|---|");
  for (const [index, [name, orderOf]] of Object.entries(FLOODS).entries()) {
    if (!only.some((text) => name.includes(text))) continue;
    const neighbour = startNeighbour(service.url, run.others, goodDocument());
    await pause(1_000 * run.idleSeconds);
    const idle = neighbour.take();
    const idleP99 = quantile(idle, 0.99);
    await signIn(service.url, user, usualAddress(index));
    const flood = startFlood(orderOf({ url: service.url, key: run.hostile, email: user.email }));
    let signIns = 0;
    const [usual, elsewhere] = await Promise.all([
      signInRepeatedly(service.url, user, run.seconds, () => usualAddress(index)),
      signInRepeatedly(service.url, user, run.seconds, () => `198.51.100.${signIns++ % NEW_ADDRESSES}`),
    ]);
    const times = neighbour.take();
    const load = loadavg()[0]!;
    const report = await flood.stop();
    const lost = await neighbour.stop().then(
      () => "",
      (error: Error) => error.message,
    );
    const others = { others: times.length, othersP99: quantile(times, 0.99) };
    const wrong = [
      service.isAlive() ? "" : "the service died",
      ...faultsOf(others, idleP99),
      lost,
      usual.refused === 0 ? "" : `the user was kept out ${usual.refused} times`,
      Object.keys(report).length === 0 ? "nothing was sent" : "",
    ].filter((fault) => fault !== "");
    faults += wrong.length;
    const became = Object.entries(report).map(([what, count]) => `${count} ${what}`);
    const cells = [
      name,
      load.toFixed(1),
      ...[quantile(idle, 0.5), idleP99].map(inSeconds),
      others.others,
      ...[quantile(times, 0.5), others.othersP99, Math.max(0, ...times)].map(inSeconds),
      ...[usual, elsewhere].map(told),
      became.join(", "),
      wrong.join(", "),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  return faults;
}

/** How a user fared. */
interface SignIns {
  readonly seconds: readonly number[];
  readonly refused: number;
}

function told({ seconds, refused }: SignIns): string {
  const slowest = inSeconds(Math.max(0, ...seconds));
  return `${seconds.length} in, ${slowest} at most${refused === 0 ? "" : `; ${refused} refused`}`;
}

/** Signs in with the right password, again and again for so long. */
async function signInRepeatedly(
  url: string,
  user: Credentials,
  seconds: number,
  from: () => string,
): Promise<SignIns> {
  const endMs = performance.now() + 1_000 * seconds;
  const took: number[] = [];
  let refused = 0;
  while (performance.now() < endMs) {
    const beganMs = performance.now();
    if ((await signIn(url, user, from())) === "201") took.push((performance.now() - beganMs) / 1_000);
    else refused += 1;
    await pause(Math.max(0, beganMs + SIGN_IN_EVERY_MS - performance.now()));
  }
  return { seconds: took, refused };
}
