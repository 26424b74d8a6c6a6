import autocannon, { type Request } from "autocannon";

/** How the interface answered many clients at once. */
export interface ClientsReport {
  readonly clients: number;
  readonly seconds: number;
  readonly answers: number;
  readonly perSecond: number;
  readonly latencyMs: { readonly p50: number; readonly p99: number; readonly longest: number };
  /** Answers with a status of 500 and more. */
  readonly serverErrors: number;
  /** Answers with a status of 400 to 499. */
  readonly refusals: number;
  /** Requests without an answer: connections refused or lost, and those that took longer than ten seconds. */
  readonly unanswered: number;
}

const TIMEOUT_SECONDS = 10;

/** Each client asks for a job, lists, looks at figures, and now and then uploads a document to be read. */
export async function runClients(
  url: string,
  key: string,
  document: Uint8Array,
  { clients, seconds, job }: { readonly clients: number; readonly seconds: number; readonly job: string },
): Promise<ClientsReport> {
  const get = (path: string): Request => ({ method: "GET", path: `/api/v1/${path}` });
  const look = get(`jobs/${job}/`);
  const { body, contentType } = await uploadOf(document);
  const upload: Request = {
    method: "POST",
    path: "/api/v1/documents/upload/",
    headers: { "X-API-Key": key, "Content-Type": contentType },
    body,
  };
  const round = [
    look,
    get("jobs/"),
    look,
    get("documents/"),
    look,
    get("dashboard/metrics/"),
    look,
    get("providers/"),
  ];
  const result = await autocannon({
    url,
    headers: { "X-API-Key": key },
    connections: clients,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    requests: [...round, upload],
  });
  return {
    clients,
    seconds,
    answers: result.requests.total,
    perSecond: Math.round(result.requests.average),
    latencyMs: { p50: result.latency.p50, p99: result.latency.p99, longest: result.latency.max },
    serverErrors: result["5xx"],
    refusals: result["4xx"],
    unanswered: result.errors,
  };
}

/** A form with a document, as a client would send it. */
async function uploadOf(document: Uint8Array): Promise<{ body: Buffer; contentType: string }> {
  const form = new FormData();
  form.set("file", new Blob([document as Uint8Array<ArrayBuffer>]), "register.pdf");
  form.set("create_job", "true");
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get("content-type") ?? "",
  };
}
