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

export interface DemoPlace {
  readonly url: string;
  /** Folder of the embedded database; null where it is a server's. */
  readonly data: string | null;
  /** How the command is called. */
  readonly program: string;
}

/** The whole flow as shell commands, to be pasted a few at a time or all at once; without a key, how to create one. */
export function demoText(key: string | null, { url, data, program }: DemoPlace): string {
  if (key === null) {
    const where = data === null ? "" : ` --data ${forShell(data)}`;
    return `
# This is not the first start, and keys are shown once. Another one:
${program} keys create --organization "${ORGANIZATION}" --scopes all${where}
`;
  }
  return `
# A key of the "${ORGANIZATION}", shown this once
KEY=${key}
API=${url}/api/v1

# Two payroll PDFs of yours: from the old provider and from the new one
OLD=old.pdf NEW=new.pdf

api() { curl -sS -w '\\n' -H "X-API-Key: $KEY" "$@"; }
json() { api -H "Content-Type: application/json" -d "$@"; }
field() { sed "s/.*\\"$1\\":\\"\\([^\\"]*\\)\\".*/\\1/"; }
ended() { until api "$1" | grep -qE '"status":("(completed|failed)"|[45])'; do sleep 1; done; }

# Upload a document and have it read; then its result, and the sums that prove it
UPLOADED=$(api -F "file=@$OLD" -F create_job=true $API/documents/upload/)
DOCUMENT=$(echo "$UPLOADED" | field id) JOB=$(echo "$UPLOADED" | field job_id)
ended $API/jobs/$JOB/
api $API/jobs/$JOB/
api $API/jobs/$JOB/checks/

# Correct what a person knows better, and see the result with it
json '{"correction_type":"wrong_value","field_path":"employees[0].name",
  "original_value":"","corrected_value":"ADA LOVELACE"}' $API/jobs/$JOB/corrections/
api $API/jobs/$JOB/corrected/

# Move to another provider: compare a run of the old one with a run of the new one
OTHER=$(api -F "file=@$NEW" $API/documents/upload/ | field id)
MIGRATION=$(json '{"name":"Spring move","source_provider":"adp","target_provider":"gusto"}' \\
  $API/payroll-migrations/ | field id)
MOVE=$API/payroll-migrations/$MIGRATION
SOURCE=$(json "{\\"run_type\\":\\"source\\",\\"document_id\\":\\"$DOCUMENT\\"}" $MOVE/runs/ | field id)
TARGET=$(json "{\\"run_type\\":\\"target\\",\\"document_id\\":\\"$OTHER\\"}" $MOVE/runs/ | field id)
VALIDATION=$(json "{\\"source_run_id\\":\\"$SOURCE\\",\\"target_run_id\\":\\"$TARGET\\"}" \\
  $MOVE/validations/ | field id)
ended $MOVE/validations/$VALIDATION/
api $MOVE/validations/$VALIDATION/
api "$MOVE/validations/$VALIDATION/report/?format=html" > report.html

# Is the migration ready? Accept a discrepancy by its "key" at $MOVE/decisions/, then sign at $MOVE/sign-offs/
api $MOVE/readiness/
api $API/dashboard/metrics/

# Every path: ${url}/api/v1/docs/
`;
}

function forShell(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
