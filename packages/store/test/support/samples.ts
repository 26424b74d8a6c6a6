import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type {
  Document,
  Job,
  JobCompletion,
  Organization,
  Store,
  WrittenCompletion,
} from "../../src/index.ts";
import type { Backend } from "./backends.ts";

/** What the tests of one resource build upon. */
export interface Sample {
  readonly organization: Organization;
  readonly document: Document;
}

/** A new organization with one document. */
export async function sample(store: Store, name = "Harbor Light Foods"): Promise<Sample> {
  const organization = await store.organizations.create({ name });
  return { organization, document: await newDocument(store, organization.id) };
}

export async function newDocument(store: Store, organizationId: string): Promise<Document> {
  const blob = await store.blobs.put(bytes(`%PDF-1.7 ${randomUUID()}`));
  const document = await store.documents.create(organizationId, {
    filename: "journal.pdf",
    fileSize: blob.size,
    checksum: blob.checksum,
    contentType: "application/pdf",
    blobKey: blob.key,
  });
  return present(document);
}

export async function newJob(store: Store): Promise<Sample & { readonly job: Job }> {
  const made = await sample(store);
  return { ...made, job: present(await store.jobs.create(made.organization.id, made.document.id)) };
}

export async function* bytes(...chunks: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
}

/** The value, which must be one. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("expected a value");
  return value;
}

/** The error of a promise, which must reject. */
export async function failure(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("expected a rejection");
}

/** Empties the queues and their tables, so that a test sees only its own work. */
export async function drain({ query }: Pick<Backend, "query">): Promise<void> {
  // A truncation makes new files for every table and index.
  await query(sql`delete from organizations`);
  await query(sql`delete from paylift_queue.job`);
}

/** Makes deliveries of what happened, as a worker does when it looks for some. */
export async function handOut(store: Store): Promise<void> {
  const lease = await store.queues.deliveries.fetch();
  if (lease !== null) await store.queues.deliveries.release(lease);
}

/** A completion whose parts are JSON already, as they come from the engine's process. */
export function written({ confidence, ...content }: JobCompletion): WrittenCompletion {
  const parts = Object.entries(content).map(([name, part]) => [name, JSON.stringify(part)]);
  return { confidence, json: Object.fromEntries(parts) as WrittenCompletion["json"] };
}

export function completion(confidence = 0.97): JobCompletion {
  return {
    confidence,
    canonicalOutput: {
      schema_version: "1.0",
      provider: "gusto",
      format_variant: "payroll-journal-v1",
      format_type: "payroll_journal",
      company: { name: "Harbor Light Foods LLC", id: null },
      currency: "USD",
      pay_period: { start: "2026-08-02", end: "2026-08-15" },
      pay_date: "2026-08-21",
      run_kind: "regular",
      employees: [],
      totals: null,
    },
    checks: [{ name: "net", passed: true, difference: 0 }],
    unclaimed: [],
    evidence: { "employees[0].net_pay": { page: 1, box: [1.5, 2, 3.25, 4] } },
    pages: [{ page: 1, source: "text" }],
  };
}
