import type { Store } from "@paylift/store";

const ORGANIZATION = "Sample organization";

/** Makes an organization with a key for everything, where there is no organization yet; else gives null. */
export async function openDemo(store: Store): Promise<string | null> {
  const { SCOPES } = await import("@paylift/server");
  return store.transaction(async (tx) => {
    if ((await tx.organizations.list({ pageSize: 1 })).count > 0) return null;
    const { id } = await tx.organizations.create({ name: ORGANIZATION });
    const made = await tx.apiKeys.create(id, { name: "demo", scopes: [...SCOPES] });
    return made?.secret ?? null;
  });
}

/** The whole flow as lines for a shell. */
export function demoText(key: string | null, url: string): string {
  if (key === null) {
    return [
      "",
      "This is not the first start, and keys are shown once. Another one:",
      `  paylift keys create --organization "${ORGANIZATION}" --scopes all`,
      "",
    ].join("\n");
  }
  return `
A key of "${ORGANIZATION}", shown this once:
  KEY=${key}

Upload a document, and have it read:
  curl -H "X-API-Key: $KEY" -F file=@register.pdf -F create_job=true \\
    ${url}/api/v1/documents/upload/

Look at its job until the status is completed; it then carries the result:
  curl -H "X-API-Key: $KEY" ${url}/api/v1/jobs/
  curl -H "X-API-Key: $KEY" ${url}/api/v1/jobs/JOB_ID/

Every path: ${url}/api/v1/docs/
`;
}
