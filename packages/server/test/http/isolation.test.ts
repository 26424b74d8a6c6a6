import { test } from "tap";
import { SCOPES } from "../../src/index.ts";
import type { Answer, Client } from "./support/client.ts";
import { createClient } from "./support/client.ts";
import { NEW_CORRECTION } from "./support/operations.ts";
import { PDF } from "./support/samples.ts";
import { startService, type TestService } from "./support/service.ts";
import { createWorld } from "./support/world.ts";

const PASSWORD = "correct horse battery";
/** What an organization has, under the part of a path that its ids follow. */
type Ids = Readonly<Record<string, string>>;

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly isList: boolean;
  readonly hasBody: boolean;
  /** Parts of the path that an id follows, in order. */
  readonly owners: readonly string[];
}

interface OpenApi {
  readonly paths: Record<
    string,
    Record<string, { operationId: string; parameters: { name: string }[]; requestBody?: object }>
  >;
}

function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      operationId,
      isList: parameters.some(({ name }) => name === "page"),
      hasBody: requestBody !== undefined,
      owners: [...path.matchAll(/([\w-]+)\/\{(?!slug)\w+\}/g)].map(([, owner = ""]) => owner),
    })),
  );
}

/** A body that is a file. */
const CROSSWALK = "source_id,target_id\n1,2\n";

/** Valid bodies: what is refused has to be refused for whose it is. */
const BODIES: Readonly<Record<string, (ids: Ids) => object | string>> = {
  createCorrection: () => NEW_CORRECTION,
  correctStructure: () => ({ action: "add", field_path: "employees", values: { name: "mine now" } }),
  saveLayout: () => ({ name: "mine now" }),
  updateCorrection: () => ({ notes: "mine now" }),
  updateMigration: () => ({ name: "mine now" }),
  createRun: (ids) => ({ run_type: "source", document_id: ids["documents"] }),
  updateRun: (ids) => ({ run_type: "target", document_id: ids["documents"] }),
  // A header is known by what it says: that of another organization is the same where it has the same headings.
  putColumnMapping: () => ({
    name: "mine now",
    mapping: {
      version: 1,
      sheets: [{ sheet: null, columns: [{ column: "A", heading: "Name", is: "name" }] }],
    },
  }),
  putMigrationMapping: () => ({}),
  putMigrationCrosswalk: () => CROSSWALK,
  putMigrationTolerance: () => ({}),
  createValidation: (ids) => ({ source_run_id: ids["runs"], target_run_id: ids["target"] }),
  createDecision: (ids) => ({ validation_id: ids["validations"], key: "k", reason: "mine now" }),
  createDecisionBatch: (ids) => ({ validation_id: ids["validations"], keys: ["k"], reason: "mine now" }),
  resubmitJob: () => ({ password: "mine now" }),
  createSignOff: () => ({ comment: "mine now" }),
  updateWebhook: () => ({ url: "https://attacker.example.com/" }),
  setPassword: () => ({ password: "attacker's password" }),
  setRole: () => ({ role: "reader" }),
};

/** One of everything in an organization of its own, and two who act for it: a program and a person. */
async function newTenant(
  service: TestService,
  name: string,
): Promise<{ ids: Ids; callers: readonly Client[]; organization: string }> {
  const { store, url } = service;
  const { id: organization } = await store.organizations.create({ name });
  const email = `${name.toLowerCase()}@example.com`;
  const user = await store.users.create(organization, { email, password: PASSWORD });
  const { body, headers } = await createClient(url).post("session/", { email, password: PASSWORD });
  const [cookie = ""] = (headers.get("set-cookie") ?? "").split(";");
  const person = createClient(url, { Cookie: cookie, "X-CSRF-Token": body.csrf_token });
  const made = await person.post("api-keys/", { name: "program", scopes: SCOPES });
  const program = createClient(url, { "X-API-Key": made.body.key });
  const world = await createWorld({ ...service, client: program, organizationId: organization });
  const layout = await program.post(`jobs/${world.completedJob}/layout/`, { name });
  const structure = await program.post(`jobs/${world.completedJob}/structure/`, {
    action: "add",
    field_path: "employees",
    values: { name },
  });
  const decision = { key: "k", reason: `as ${name} says`, decidedBy: "user:a", discrepancy: {} };
  const decided = await store.decisions.create(organization, world.migration, decision);
  const batch = await store.decisions.createBatch(organization, world.migration, {
    reason: `as ${name} says`,
    decidedBy: "user:a",
    decisions: [{ key: "together", discrepancy: {} }],
  });
  const signature = { signedBy: "user:a", comment: name, figures: {} };
  const signed = await store.signOffs.create(organization, world.migration, signature);
  const ids: Ids = {
    documents: world.document,
    jobs: world.completedJob,
    corrections: world.correction,
    structure: structure.body.id,
    layouts: layout.body.id,
    "payroll-migrations": world.migration,
    runs: world.sourceRun,
    target: world.targetRun,
    validations: world.validation,
    decisions: decided?.id ?? "",
    "decision-batches": batch?.id ?? "",
    "sign-offs": signed?.id ?? "",
    webhooks: world.webhook,
    deliveries: world.delivery,
    "api-keys": world.apiKey,
    users: user?.id ?? "",
  };
  return { ids, callers: [program, person], organization };
}

function call(client: Client, operation: Operation, path: Ids, body: Ids): Promise<Answer> {
  const { method, operationId, hasBody } = operation;
  let at = operation.path;
  for (const owner of operation.owners) at = at.replace(/\{\w+\}/, path[owner] ?? `no ${owner}`);
  const sent = BODIES[operationId];
  if (hasBody && sent === undefined) throw new Error(`${operationId} needs a valid body here`);
  const content = sent?.(body);
  const isFile = typeof content === "string";
  return client.request(method, at, content, isFile ? { "Content-Type": "text/csv" } : {});
}

/** Every way to take at least one of the ids from another organization. */
function mixtures(owners: readonly string[], own: Ids, foreign: Ids): Ids[] {
  return Array.from({ length: 2 ** owners.length - 1 }, (_, index) => {
    const taken = owners.filter((_owner, bit) => ((index + 1) & (1 << bit)) !== 0);
    return { ...own, ...Object.fromEntries(taken.map((owner) => [owner, foreign[owner] ?? ""])) };
  });
}

/** All that an organization can read of itself. */
async function allOf(client: Client, operations: readonly Operation[], ids: Ids): Promise<string[]> {
  const reads = operations.filter(({ method, path }) => method === "GET" && !path.includes("{slug}"));
  return Promise.all(
    reads.map(async (operation) => {
      const { status, body } = await call(client, operation, ids, ids);
      return `${operation.operationId} ${status} ${JSON.stringify({ ...body, request_id: null })}`;
    }),
  );
}

// On one database: that each statement asks for the organization is the store's test, on both.
test("no operation reads or changes what is another organization's", async (t) => {
  const service = await startService(t);
  const { body: document } = await service.client.get("openapi.json");
  const operations = operationsOf(document as OpenApi);
  const victim = await newTenant(service, "Victim");
  const attacker = await newTenant(service, "Attacker");
  const [owner = service.client] = victim.callers.toReversed();
  const before = await allOf(owner, operations, victim.ids);
  const secrets = [...Object.values(victim.ids), victim.organization, "Victim"];
  let refused = 0;

  function leaksNothing(what: string, { body }: Answer): void {
    const text = JSON.stringify(body);
    for (const secret of secrets) if (text.includes(secret)) t.fail(`${what} tells ${secret}`);
  }

  for (const caller of attacker.callers) {
    for (const operation of operations) {
      const { operationId, owners, isList } = operation;
      for (const path of mixtures(owners, attacker.ids, victim.ids)) {
        const answer = await call(caller, operation, path, attacker.ids);
        // What only a person may do is refused to a program before anything is looked for.
        const isRefused = answer.status === 404 || answer.status === 401;
        if (!isRefused) t.fail(`${operationId}: ${answer.status}`);
        leaksNothing(operationId, answer);
        refused += 1;
      }
      if (
        owners.length > 0 &&
        BODIES[operationId] !== undefined &&
        /^(create|update)(Run|Validation|Decision)/.test(operationId)
      ) {
        const answer = await call(caller, operation, attacker.ids, victim.ids);
        t.ok(
          answer.status === 404 || answer.status === 400,
          `${operationId} with another's ids: ${answer.status}`,
        );
        leaksNothing(operationId, answer);
      }
      if (isList || (operation.method === "GET" && owners.length === 0)) {
        leaksNothing(operationId, await call(caller, operation, attacker.ids, attacker.ids));
      }
    }
    const job = await caller.post("jobs/", { document_id: victim.ids["documents"] });
    t.match(job, { status: 404, body: { code: "document_not_found" } });
    leaksNothing("createJob", job);
    t.equal((await caller.get(`jobs/?document_id=${victim.ids["documents"]}`)).body.count, 0);
    leaksNothing("uploadDocument", await caller.upload(PDF));
  }
  t.ok(refused > 2 * 40, `${refused} calls`);
  t.same(await allOf(owner, operations, victim.ids), before, "nothing of the victim has changed");
});
