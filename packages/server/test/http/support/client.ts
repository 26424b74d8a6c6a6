/** What came back; `body` is whatever JSON it was. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests read answers of every shape.
  readonly body: any;
}

export interface Client {
  readonly headers: Readonly<Record<string, string>>;
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** By the door of spreadsheets. */
  uploadSpreadsheet(bytes: Uint8Array, fields?: UploadFields): Promise<Answer>;
  upload(bytes: Uint8Array, fields?: UploadFields, headers?: Record<string, string>): Promise<Answer>;
}

export interface UploadFields {
  readonly filename?: string;
  readonly type?: string;
  readonly create_job?: string;
  readonly password?: string;
}

/** Speaks JSON with a service; a path is relative to `/api/v1/` unless it begins with a slash. */
export function createClient(url: string, headers: Readonly<Record<string, string>> = {}): Client {
  const absolute = (path: string): string => url + (path.startsWith("/") ? path : `/api/v1/${path}`);

  async function send(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(absolute(path), { redirect: "manual", ...init });
    const text = await response.text();
    const isJson = (response.headers.get("content-type") ?? "").includes("json");
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  async function request(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    if (body === undefined) return send(path, { method, headers: { ...headers, ...more } });
    const sent = { ...headers, "Content-Type": "application/json", ...more };
    return send(path, {
      method,
      headers: sent,
      body:
        typeof body === "string" || body instanceof Uint8Array
          ? (body as string | Uint8Array<ArrayBuffer>)
          : JSON.stringify(body),
    });
  }

  return {
    headers,
    request,
    get: (path) => request("GET", path),
    post: (path, body, more) => request("POST", path, body, more),
    put: (path, body) => request("PUT", path, body),
    patch: (path, body) => request("PATCH", path, body),
    delete: (path) => request("DELETE", path),
    uploadSpreadsheet(bytes, { filename = "register.xlsx", create_job } = {}) {
      const form = new FormData();
      form.append("file", new Blob([bytes as Uint8Array<ArrayBuffer>]), filename);
      if (create_job !== undefined) form.append("create_job", create_job);
      return send("spreadsheets/upload/", { method: "POST", headers, body: form });
    },
    upload(
      bytes,
      { filename = "register.pdf", type = "application/pdf", create_job, password } = {},
      more = {},
    ) {
      const form = new FormData();
      form.append("file", new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), filename);
      if (create_job !== undefined) form.append("create_job", create_job);
      if (password !== undefined) form.append("password", password);
      return send("documents/upload/", { method: "POST", headers: { ...headers, ...more }, body: form });
    },
  };
}
