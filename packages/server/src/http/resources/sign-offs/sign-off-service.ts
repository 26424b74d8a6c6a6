import type { JsonObject, Page, Repositories, Run, SignOff, SignOffPolicy, Store } from "@paylift/store";
import { readiness, type Readiness } from "../../../comparison/readiness.ts";
import { reportOf } from "../../../comparison/stored-report.ts";
import type { Caller } from "../../auth/caller.ts";
import { found } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { note } from "../audit.ts";
import { allCorrections } from "../corrections/all-corrections.ts";

const RUNS_AT_ONCE = 100;

export interface SignOffService {
  readiness(caller: Caller, migrationId: string): Promise<Readiness>;
  /** @throws Problem `migration_not_ready`, `prepared_by_caller`. */
  create(caller: Caller, migrationId: string, comment: string | null): Promise<SignOff>;
  list(caller: Caller, migrationId: string, page: PageRequest): Promise<Page<SignOff>>;
  get(caller: Caller, migrationId: string, id: string): Promise<SignOff>;
  policy(caller: Caller): Promise<SignOffPolicy>;
  setPolicy(caller: Caller, policy: SignOffPolicy): Promise<SignOffPolicy>;
}

export function createSignOffService(store: Store): SignOffService {
  return {
    readiness: (caller, migrationId) => readinessOf(store, caller.organizationId, migrationId),
    create: (caller, migrationId, comment) =>
      store.transaction(async (tx) => {
        const { organizationId, actor } = caller;
        const figures = await readinessOf(tx, organizationId, migrationId);
        if (!figures.go) throw new Problem("migration_not_ready", figures.reasons.join("; "));
        const { twoPersons } = found(await tx.signOffs.policy(organizationId), "not_found");
        if (twoPersons && (await preparersOf(tx, organizationId, migrationId)).has(actor)) {
          const message = "another person must sign: you accepted a difference, or started a comparison";
          throw new Problem("prepared_by_caller", message);
        }
        const signed = { signedBy: actor, comment, figures: figures as unknown as JsonObject };
        const signOff = found(
          await tx.signOffs.create(organizationId, migrationId, signed),
          "migration_not_found",
        );
        await note(tx, caller, { action: "sign_off.created", subjectId: signOff.id });
        return signOff;
      }),
    async list(caller, migrationId, page) {
      const rows = await store.signOffs.list(caller.organizationId, migrationId, page);
      return found(rows, "migration_not_found");
    },
    async get(caller, migrationId, id) {
      return found(await store.signOffs.get(caller.organizationId, migrationId, id), "sign_off_not_found");
    },
    async policy({ organizationId }) {
      return found(await store.signOffs.policy(organizationId), "not_found");
    },
    setPolicy: (caller, policy) =>
      store.transaction(async (tx) => {
        const set = found(await tx.signOffs.setPolicy(caller.organizationId, policy), "not_found");
        const details = { two_persons: policy.twoPersons };
        await note(tx, caller, { action: "sign_off_policy.updated", subjectId: null, details });
        return set;
      }),
  };
}

/** Who accepted a difference of a payroll migration, or started a comparison that is signed. */
async function preparersOf(
  { decisions, validations, auditLog }: Repositories,
  organizationId: string,
  migrationId: string,
): Promise<ReadonlySet<string>> {
  const decided = found(await decisions.all(organizationId, migrationId), "migration_not_found");
  const compared = found(
    await validations.newestOfSourceRuns(organizationId, migrationId),
    "migration_not_found",
  );
  const preparers = new Set(decided.map(({ decidedBy }) => decidedBy));
  for (const { id: subjectId } of compared) {
    const { rows } = await auditLog.list(organizationId, { filters: { subjectId }, pageSize: 100 });
    for (const { actor } of rows) preparers.add(actor);
  }
  return preparers;
}

async function readinessOf(
  repositories: Repositories,
  organizationId: string,
  migrationId: string,
): Promise<Readiness> {
  const { decisions, comparisonSettings } = repositories;
  const validations = found(
    await repositories.validations.newestOfSourceRuns(organizationId, migrationId),
    "migration_not_found",
  );
  const compared = validations.flatMap((validation) => {
    const { source, target } = reportOf(validation)?.sides ?? {};
    return [source, target].flatMap((side) => side?.job_id ?? []);
  });
  return readiness({
    runs: await allRuns(repositories, organizationId, migrationId),
    validations,
    decisions: found(await decisions.all(organizationId, migrationId), "migration_not_found"),
    corrections: await allCorrections(repositories, organizationId, [...new Set(compared)]),
    settings: found(await comparisonSettings.get(organizationId, migrationId), "migration_not_found"),
  });
}

async function allRuns({ runs }: Repositories, organizationId: string, migrationId: string): Promise<Run[]> {
  const all: Run[] = [];
  for (let page = 1; ; page++) {
    const options = { page, pageSize: RUNS_AT_ONCE, order: "oldest_first" } as const;
    const { rows } = found(await runs.list(organizationId, migrationId, options), "migration_not_found");
    all.push(...rows);
    if (rows.length < RUNS_AT_ONCE) return all;
  }
}
