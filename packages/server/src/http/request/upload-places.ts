import { Problem } from "../errors/problem.ts";

/** What is under way mostly takes seconds: nobody can tell when the next of them ends. */
const RETRY_SECONDS = 2;

/** How many uploads of an organization this process receives at the same time. */
export interface UploadPlaces {
  /**
   * Takes a place; the function that it gives is to be called once, at the end of the request.
   * @throws Problem `too_many_uploads`.
   */
  take(organizationId: string): () => void;
}

/** `limit` is null for none. */
export function createUploadPlaces(limit: number | null): UploadPlaces {
  const taken = new Map<string, number>();
  return {
    take(organizationId) {
      const before = taken.get(organizationId) ?? 0;
      if (limit !== null && before >= limit) {
        throw new Problem(
          "too_many_uploads",
          `${limit} uploads of the organization are under way: send the next when one of them is answered`,
          { headers: { "Retry-After": String(RETRY_SECONDS) } },
        );
      }
      taken.set(organizationId, before + 1);
      return () => {
        const left = (taken.get(organizationId) ?? 0) - 1;
        if (left > 0) taken.set(organizationId, left);
        else taken.delete(organizationId);
      };
    },
  };
}
