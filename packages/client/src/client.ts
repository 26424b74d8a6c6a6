import createFetchClient from "openapi-fetch";
import { each, type ItemOf, type ListInit, type ListPath } from "./each.ts";
import { JobFailedError, ValidationFailedError } from "./errors.ts";
import { dataOf, type RequestMethod } from "./requests.ts";
import { retryingFetch } from "./retrying-fetch.ts";
import type { components, paths } from "./schema.ts";
import { UPLOAD_PATHS, uploadForm, type UploadedDocument, type UploadOptions } from "./upload.ts";
import { untilEnded, type WaitOptions } from "./wait.ts";

type Job = components["schemas"]["ExtractionJob"];
type Validation = components["schemas"]["Validation"];

/** A job with its result. */
export type CompletedJob = Job & { result: NonNullable<Job["result"]> };
/** A validation with its report. */
export type CompletedValidation = Validation & { report: NonNullable<Validation["report"]> };

export interface ClientOptions {
  /** Where the service is, such as `https://paylift.example.com`. */
  readonly url: string;
  /** An API key with the scopes that your calls need. */
  readonly apiKey: string;
  /** How often a request is sent again where the service is busy or cannot be reached. Default 3. */
  readonly retries?: number;
  /** What requests are sent with. Default the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The service, every operation by its path; and what takes several requests. */
export interface PayliftClient {
  readonly get: RequestMethod<"get">;
  readonly post: RequestMethod<"post">;
  readonly put: RequestMethod<"put">;
  readonly patch: RequestMethod<"patch">;
  readonly delete: RequestMethod<"delete">;
  /** Uploads a document and has it read. @throws ApiError, ConnectionError. */
  upload(options: UploadOptions): Promise<UploadedDocument>;
  /** The job, once it is completed. @throws JobFailedError, WaitTimeoutError, ApiError, ConnectionError. */
  waitForJob(id: string, options?: WaitOptions): Promise<CompletedJob>;
  /** The validation, once it is completed. @throws ValidationFailedError, WaitTimeoutError, ApiError, ConnectionError. */
  waitForValidation(migrationId: string, id: string, options?: WaitOptions): Promise<CompletedValidation>;
  /** Everything of a list, the oldest first. Pages are fetched as they are needed. @throws ApiError, ConnectionError. */
  each<Path extends ListPath>(path: Path, init?: ListInit<Path>): AsyncGenerator<ItemOf<Path>>;
}

/** A client of the service at an address. It holds no connection, so that nothing has to be closed. */
export function createClient({ url, apiKey, retries = 3, fetch }: ClientOptions): PayliftClient {
  const http = createFetchClient<paths>({
    baseUrl: url.replace(/\/+$/, ""),
    headers: { "X-API-Key": apiKey },
    // Asked for each time: who replaces the global one means this one too.
    fetch: retryingFetch(fetch ?? ((request) => globalThis.fetch(request)), retries),
  });

  type Method = "get" | "post" | "put" | "patch" | "delete";
  const request = <Name extends Method>(method: Name) => {
    const send = http.request as (
      method: string,
      path: string,
      init: object,
    ) => ReturnType<typeof http.request>;
    return ((path: string, init: { signal?: AbortSignal | null } = {}) =>
      dataOf(send(method, path, init), init.signal)) as RequestMethod<Name>;
  };
  const get = request("get");
  const post = request("post");

  return {
    get,
    post,
    put: request("put"),
    patch: request("patch"),
    delete: request("delete"),

    upload(options) {
      const { kind = "pdf", idempotencyKey = crypto.randomUUID(), signal } = options;
      return post(UPLOAD_PATHS[kind], {
        params: { header: { "Idempotency-Key": idempotencyKey } },
        // The document describes the form's fields; what is sent is the form.
        body: { file: options.filename, create_job: options.createJob ?? true },
        bodySerializer: () => uploadForm(options),
        ...(signal === undefined ? {} : { signal }),
      });
    },

    async waitForJob(id, options = {}) {
      const signal = options.signal ?? null;
      const look = (): Promise<Job> => get("/api/v1/jobs/{id}/", { params: { path: { id } }, signal });
      const job = await untilEnded(look, options);
      if (job.result === null || job.result === undefined) throw new JobFailedError(job);
      return { ...job, result: job.result };
    },

    async waitForValidation(migrationId, id, options = {}) {
      const signal = options.signal ?? null;
      const look = (): Promise<Validation> =>
        get("/api/v1/payroll-migrations/{migration_id}/validations/{id}/", {
          params: { path: { migration_id: migrationId, id } },
          signal,
        });
      const validation = await untilEnded(look, options);
      if (validation.report === null) throw new ValidationFailedError(validation);
      return { ...validation, report: validation.report };
    },

    each<Path extends ListPath>(path: Path, init?: ListInit<Path>) {
      return each(get, path, init) as AsyncGenerator<ItemOf<Path>>;
    },
  };
}
