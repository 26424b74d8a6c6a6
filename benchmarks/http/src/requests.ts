import autocannon from "autocannon";
import { addressIn, clientOf, createKey } from "./service.ts";
import { startPaylift, startProgram, type Running } from "./processes.ts";

const CONNECTIONS = 16;

/** One round of one contender. */
export interface RequestRound {
  readonly perSecond: number;
  /** CPU of the server's process a request, in microseconds. */
  readonly cpuUs: number;
}

export interface RequestRounds {
  readonly service: RequestRound[];
  readonly bare: RequestRound[];
}

/** `GET /api/v1/jobs/{id}/` of the service and of a bare route, in turn. */
export async function measureRequests(
  env: Record<string, string>,
  options: { readonly rounds: number; readonly seconds: number; readonly onProgress: (text: string) => void },
): Promise<RequestRounds> {
  const key = await createKey(env);
  const service = await startPaylift(["serve", "--no-worker", "--port", "0"], {
    ...env,
    PAYLIFT_REQUESTS_PER_MINUTE: "0",
  });
  const client = clientOf(addressIn(service.firstLine), key);
  const { organization, job_id: job } = await client.upload(Buffer.from("%PDF-1.7 waits for nobody"), true);
  const bare = await startProgram("bare-koa.ts", { ...env, ORGANIZATION: organization });
  const measured: RequestRounds = { service: [], bare: [] };
  try {
    for (let round = 0; round <= options.rounds; round += 1) {
      options.onProgress(round === 0 ? "requests: warm-up" : `requests: round ${round} of ${options.rounds}`);
      for (const [name, running] of [
        ["service", service],
        ["bare", bare],
      ] as const) {
        const url = `${addressIn(running.firstLine)}/api/v1/jobs/${job}/`;
        const result = await load(running, url, client.headers, options.seconds);
        if (round > 0) measured[name].push(result);
      }
    }
  } finally {
    await Promise.all([service.stop(), bare.stop()]);
  }
  return measured;
}

async function load(
  running: Running,
  url: string,
  headers: Readonly<Record<string, string>>,
  duration: number,
): Promise<RequestRound> {
  const before = running.cpuMs();
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: not every answer was a 2xx`);
  return {
    perSecond: result["2xx"] / duration,
    cpuUs: ((running.cpuMs() - before) * 1_000) / result["2xx"],
  };
}
