import { randomBytes } from "node:crypto";
import type { Store } from "@paylift/store";

/** A token for the link that makes the first user; null where there is a user already. */
export async function setupToken(store: Store): Promise<string | null> {
  for (let page = 1; ; page++) {
    const { rows } = await store.organizations.list({ page, pageSize: 100 });
    if (rows.length === 0) return randomBytes(32).toString("base64url");
    for (const { id } of rows) {
      if ((await store.users.list(id, { pageSize: 1 })).count > 0) return null;
    }
  }
}

/** The token stays in the fragment, which browsers keep to themselves and no log has. As a shell's comment, it may stand in a program. */
export function setupText(token: string, url: string): string {
  return `
# Nobody can sign in yet. Create the first user here, once:
#   ${url}/setup#${token}
`;
}
