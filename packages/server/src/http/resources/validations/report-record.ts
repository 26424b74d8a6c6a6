import type { Decision, SignOff, Store } from "@paylift/store";
import type { ReportRecord } from "@paylift/validation";

const PAGE = 100;

/** What people said about a payroll migration, with their addresses and the names of keys in place of ids. */
export async function reportRecord(
  store: Store,
  organizationId: string,
  migrationId: string,
): Promise<ReportRecord> {
  const [decisions, signOffs] = [
    (await store.decisions.all(organizationId, migrationId)) ?? [],
    await allSignOffs(store, organizationId, migrationId),
  ];
  const nameOf = await actorNames(store, organizationId, [
    ...decisions.map(({ decidedBy }) => decidedBy),
    ...signOffs.map(({ signedBy }) => signedBy),
  ]);
  return {
    decisions: decisions.map(({ key, reason, decidedBy, createdAt }: Decision) => ({
      key,
      reason,
      by: nameOf(decidedBy),
      at: createdAt.toISOString(),
    })),
    signatures: signOffs.map(({ signedBy, createdAt, comment }) => ({
      by: nameOf(signedBy),
      at: createdAt.toISOString(),
      comment: comment ?? "",
    })),
  };
}

async function allSignOffs(store: Store, organizationId: string, migrationId: string): Promise<SignOff[]> {
  const all: SignOff[] = [];
  for (let page = 1; ; page++) {
    const options = { page, pageSize: PAGE, order: "oldest_first" } as const;
    const rows = (await store.signOffs.list(organizationId, migrationId, options))?.rows ?? [];
    all.push(...rows);
    if (rows.length < PAGE) return all;
  }
}

/** The address of a user, the name of a key; who is gone is named as in the audit log. */
async function actorNames(
  store: Store,
  organizationId: string,
  actors: readonly string[],
): Promise<(actor: string) => string> {
  const names = new Map<string, string>();
  for (const actor of new Set(actors)) {
    const [kind, id = ""] = actor.split(":");
    const user = kind === "user" ? await store.users.get(organizationId, id) : null;
    const key = kind === "api_key" ? await store.apiKeys.get(organizationId, id) : null;
    if (user !== null) names.set(actor, user.email);
    if (key !== null) names.set(actor, `key “${key.name}”`);
  }
  return (actor) => names.get(actor) ?? actor;
}
