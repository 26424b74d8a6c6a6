import { addressIn, clientOf, createKey } from "./service.ts";
import { startPaylift } from "./processes.ts";

const LARGEST_BYTES = 25 * 2 ** 20;
const SAMPLE_EVERY_MS = 5;

/** How far the resident memory of the server rises above what it was before, in MiB, for each upload of 25 MB. */
export async function measureUploadMemory(
  env: Record<string, string>,
  options: { readonly rounds: number; readonly onProgress: (text: string) => void },
): Promise<number[]> {
  const key = await createKey(env);
  const service = await startPaylift(["serve", "--no-worker", "--port", "0"], env);
  const client = clientOf(addressIn(service.firstLine), key);
  const growthMb: number[] = [];
  try {
    for (let round = 0; round < 20; round += 1) await client.upload(Buffer.from("%PDF-1.7 small"), false);
    for (let round = 1; round <= options.rounds; round += 1) {
      options.onProgress(`upload of 25 MB: round ${round} of ${options.rounds}`);
      const bytes = Buffer.alloc(LARGEST_BYTES, round);
      bytes.write("%PDF-1.7");
      const before = service.rssMb();
      let most = before;
      const sampling = setInterval(() => (most = Math.max(most, service.rssMb())), SAMPLE_EVERY_MS);
      await client.upload(bytes, false);
      clearInterval(sampling);
      growthMb.push(Math.max(most, service.rssMb()) - before);
    }
  } finally {
    await service.stop();
  }
  return growthMb;
}
