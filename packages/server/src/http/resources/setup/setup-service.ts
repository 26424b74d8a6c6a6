import { StoreError, type Organization, type Repositories, type Store } from "@paylift/store";
import { sameText } from "../../auth/same-text.ts";
import { Problem } from "../../errors/problem.ts";
import { note } from "../audit.ts";

export interface SetupState {
  /** Whether the first user is still to be made, by whoever has the link. */
  readonly open: boolean;
  /** The organization that the first user will be of; null where a new one is to be made. */
  readonly organization: Organization | null;
}

export interface NewSetup {
  readonly token: string;
  /** Name of a new organization; not looked at where there is one. */
  readonly organization: string;
  readonly email: string;
  readonly password: string;
}

export interface SetupService {
  state(): Promise<SetupState>;
  /** Makes the first user. @throws Problem `setup_closed`, `setup_link_invalid`. */
  complete(setup: NewSetup): Promise<void>;
}

/** `token` is of the link that the service has printed; null where it has printed none. */
export function createSetupService(store: Store, token: string | null): SetupService {
  return {
    async state() {
      if (token === null || (await hasUsers(store))) return { open: false, organization: null };
      return { open: true, organization: await onlyOrganization(store) };
    },
    async complete(setup) {
      if (token === null) throw closed();
      if (!sameText(setup.token, token)) {
        throw new Problem("setup_link_invalid", "open the link that the service printed when it started");
      }
      await store.transaction(async (tx) => {
        if (await hasUsers(tx)) throw closed();
        const organization =
          (await onlyOrganization(tx)) ?? (await tx.organizations.create({ name: setup.organization }));
        const user = await tx.users.create(organization.id, { ...setup, role: "admin" });
        if (user === null) throw new StoreError("database_failed", "the organization is gone");
        const caller = { organizationId: organization.id, actor: "system" };
        await note(tx, caller, { action: "user.created", subjectId: user.id });
      });
    },
  };
}

function closed(): Problem {
  return new Problem("setup_closed", "the service has its first user: sign in");
}

async function onlyOrganization({ organizations }: Repositories): Promise<Organization | null> {
  const { count, rows } = await organizations.list({ pageSize: 1 });
  return count === 1 ? (rows[0] ?? null) : null;
}

async function hasUsers({ organizations, users }: Repositories): Promise<boolean> {
  for (let page = 1; ; page++) {
    const { rows } = await organizations.list({ page, pageSize: 100 });
    if (rows.length === 0) return false;
    for (const { id } of rows) {
      if ((await users.list(id, { pageSize: 1 })).count > 0) return true;
    }
  }
}
