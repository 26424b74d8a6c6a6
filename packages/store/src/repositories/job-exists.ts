import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";

/** Whether an organization has a job. */
export async function jobExists(
  { db }: Pick<Scope, "db">,
  organizationId: string,
  jobId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("jobs")
    .select("id")
    .where("organization_id", "=", uuid(organizationId))
    .where("id", "=", uuid(jobId))
    .executeTakeFirst();
  return row !== undefined;
}
