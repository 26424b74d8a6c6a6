import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "./packages.ts";
import { run, type Step } from "./run.ts";

/** The image as it is called while it is checked. */
const IMAGE = "paylift-release-check";
const READY_MS = 60_000;

/** The program that builds and runs containers here; null where there is none. */
export function builder(): string | null {
  return ["docker", "podman"].find((name) => spawnSync(name, ["info"]).status === 0) ?? null;
}

/** Builds the image, and starts it as it is meant to be: without rights, and with nothing to write to but its volumes. */
export async function checkImage(builder: string): Promise<Step[]> {
  const built = run(ROOT, builder, ["build", "--tag", IMAGE, "."]);
  const steps: Step[] = [{ what: `${builder} builds the image`, failure: built.failure }];
  if (built.failure !== null) return steps;
  const started = run(ROOT, builder, [
    ...["run", "--detach", "--rm", "--read-only", "--tmpfs", "/tmp", "--volume", "/data"],
    ...["--cap-drop", "ALL", "--security-opt", "no-new-privileges", "--publish", "127.0.0.1::8080", IMAGE],
  ]);
  const id = started.stdout.trim();
  steps.push({ what: "it starts", failure: started.failure });
  if (started.failure !== null) return steps;
  try {
    const address = run(ROOT, builder, ["port", id, "8080"]).stdout.trim();
    const isReady = await answersWithin(`http://${address}/readyz/`, READY_MS);
    const log = run(ROOT, builder, ["logs", id]);
    steps.push({ what: "it is ready", failure: isReady ? null : `${address}: ${log.stdout}` });
  } finally {
    run(ROOT, builder, ["stop", id]);
    run(ROOT, builder, ["rmi", IMAGE]);
  }
  return steps;
}

async function answersWithin(url: string, ms: number): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(500)) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
  }
  return false;
}
