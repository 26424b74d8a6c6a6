import type { Correction, Store } from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { found } from "../../errors/not-found.ts";

const PAGE_SIZE = 100;

/** Every correction of a job, oldest first. @throws Problem `job_not_found`. */
export async function allCorrections(store: Store, caller: Caller, jobId: string): Promise<Correction[]> {
  const corrections: Correction[] = [];
  for (let page = 1; ; page++) {
    const options = { page, pageSize: PAGE_SIZE, order: "oldest_first" } as const;
    const { rows } = found(
      await store.corrections.list(caller.organizationId, jobId, options),
      "job_not_found",
    );
    corrections.push(...rows);
    if (rows.length < PAGE_SIZE) return corrections;
  }
}
