import fc from "fast-check";
import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, failure, newJob, present, sample } from "./support/samples.ts";

const HOSTILE = [
  "",
  " ",
  "'; drop table documents; --",
  "%_\\",
  '{a,"b",NULL}',
  "\\u0000",
  "../../etc/passwd",
  "\u0001\u001f\u007f",
  "\u202etxt.exe",
  "é vs é",
  "👩‍👩‍👧 𝔘𝔫𝔦",
  "x\ufeff\ufffe\uffff",
  "\ufeff",
  "\ufeff\ufeffx",
  "x".repeat(100_000),
];

onEveryDatabase("text comes back exactly as it was given", async (t, { store }) => {
  const { organization, document } = await sample(store);
  for (const text of HOSTILE) {
    const made = present(await store.documents.create(organization.id, { ...document, filename: text }));
    t.equal(present(await store.documents.get(organization.id, made.id)).filename, text);
    const found = await store.auditLog.append(organization.id, {
      actor: text,
      action: "a",
      subjectType: "s",
      subjectId: text,
      details: { [text === "" ? "empty" : text]: text },
    });
    const { rows } = await store.auditLog.list(organization.id, { filters: { actor: text } });
    t.same(rows, [found], "compared as well as stored");
    const key = present(await store.apiKeys.create(organization.id, { name: text, scopes: [text, text] }));
    t.same(await store.apiKeys.get(organization.id, key.apiKey.id), key.apiKey);
    t.match(key.apiKey, { name: text, scopes: [text, text] });
  }
});

onEveryDatabase("JSON comes back with the same values", async (t, { store }) => {
  const { organization } = await sample(store);
  await fc.assert(
    fc.asyncProperty(fc.dictionary(storable(), fc.jsonValue({ stringUnit: "grapheme" })), async (value) => {
      const details = JSON.parse(JSON.stringify(value).replaceAll("\\u0000", "")) as Record<string, never>;
      const entry = { actor: "a", action: "b", subjectType: "c", subjectId: null, details };
      const made = present(await store.auditLog.append(organization.id, entry));
      t.same(made.details, details);
    }),
    { numRuns: 40 },
  );
});

function storable(): fc.Arbitrary<string> {
  return fc.string({ unit: "grapheme", maxLength: 8 }).filter((key) => key !== "__proto__");
}

onEveryDatabase("what the database cannot hold is refused before it is tried", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const { organization, document, job } = await newJob(store);
  const o = organization.id;
  const lease = present(await store.queues.jobs.fetch());
  for (const text of ["a\0b", "\ud800", "\udc00\ud800", "\0"]) {
    const refused = async (promise: Promise<unknown>): Promise<void> => {
      const error = await failure(promise);
      t.match(error, { code: "invalid_text", reason: "caller" });
      t.notMatch(JSON.stringify(error), /a.{0,2}b/);
    };
    await refused(store.organizations.create({ name: text }));
    await refused(store.documents.create(o, { ...document, filename: text }));
    await refused(store.users.authenticate(text, "password"));
    await refused(store.apiKeys.create(o, { name: "k", scopes: ["fine", text] }));
    await refused(store.documents.get(o, text));
    await refused(store.documents.list(o, { filters: { checksum: text } }));
    await refused(store.deliveries.enqueue(o, "e", { deep: [{ [text]: 1 }] }));
    await refused(store.idempotencyKeys.find(o, text, "f"));
    await refused(store.transaction((tx) => tx.jobs.create(o, text)));
    await refused(store.queues.jobs.complete(lease, { ...completion(), evidence: { text } }));
    await refused(store.queues.jobs.fail(lease, { code: "x", message: text }));
  }
  await store.queues.jobs.complete(lease, completion());
  t.match(await store.jobs.get(o, job.id), { status: "completed" });
});

onEveryDatabase("a refused statement quotes none of its values", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  await newJob(store);
  const lease = present(await store.queues.jobs.fetch());
  const error = await failure(store.queues.jobs.complete(lease, { ...completion(), confidence: 8.125 }));
  t.match(error, { code: "database_failed", details: { code: "23514", table: "results" } });
  t.notMatch(
    JSON.stringify(error) + String(error) + String(Reflect.get(Object(error), "cause")),
    /8\.125|Harbor/,
  );
});
