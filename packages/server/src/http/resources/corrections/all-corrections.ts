import type { Correction, Store, StructureCorrection } from "@paylift/store";

/** What a person says is wrong with a result: a field, or its records. */
export type AnyCorrection = Correction | StructureCorrection;

type Repositories = Pick<Store, "corrections" | "structureCorrections">;

/** Every correction of jobs of an organization, oldest first. */
export async function allCorrections(
  { corrections, structureCorrections }: Repositories,
  organizationId: string,
  jobIds: readonly string[],
): Promise<AnyCorrection[]> {
  const fields = await corrections.ofJobs(organizationId, jobIds);
  const structure = await structureCorrections.ofJobs(organizationId, jobIds);
  return [...fields, ...structure].sort(byAge);
}

function byAge(one: AnyCorrection, other: AnyCorrection): number {
  return Number(one.createdAt) - Number(other.createdAt) || (one.id < other.id ? -1 : 1);
}
