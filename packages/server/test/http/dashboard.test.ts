import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type Test } from "tap";
import { PAGE_PATHS } from "../../src/http/dashboard/page-paths.ts";
import { sendRaw } from "./support/raw.ts";
import { startService } from "./support/service.ts";

const PAGE = "<!doctype html><title>Paylift</title>";

async function builtDashboard(t: Test): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-dashboard-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const dist = join(folder, "dist");
  await mkdir(join(dist, "assets"), { recursive: true });
  await writeFile(join(dist, "index.html"), PAGE);
  await writeFile(join(dist, "assets", "index-a1B2c3D4.js"), "export {};\n".repeat(100));
  await writeFile(join(folder, "secret.js"), "outside");
  return dist;
}

test("a server with a dashboard", async (t) => {
  const dashboardFolder = await builtDashboard(t);
  const { client, url } = await startService(t, { dashboardFolder });

  await t.test("gives its one page for every path that a person opens", async (t) => {
    for (const path of ["/", "/documents", "/documents/", "/jobs/8c7f", "/settings", "/settings/api-keys"]) {
      const { status, headers, body } = await client.get(path);
      t.equal(status, 200, path);
      t.equal(body, PAGE);
      t.equal(headers.get("cache-control"), "no-cache");
      const policy = headers.get("content-security-policy") ?? "";
      t.match(policy, /default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
      t.match(policy, /connect-src 'self';.*frame-ancestors 'none'/);
    }
  });

  await t.test("gives files for good, compressed", async (t) => {
    const { status, headers, body } = await client.get("/assets/index-a1B2c3D4.js");
    t.equal(status, 200);
    t.match(headers.get("content-type"), /^text\/javascript/);
    t.match(headers.get("cache-control"), /immutable/);
    t.equal(headers.get("content-encoding"), "gzip");
    t.equal(body, "export {};\n".repeat(100));
    t.equal((await client.request("HEAD", "/assets/index-a1B2c3D4.js")).status, 200);
  });

  await t.test("opens nothing outside of its folder", async (t) => {
    const host = "Host: localhost\r\nConnection: close";
    for (const path of ["/../secret.js", "/assets/../../secret.js", "/%2e%2e/secret.js", "/..%2fsecret.js"]) {
      const answer = await sendRaw(url, `GET ${path} HTTP/1.1\r\n${host}\r\n\r\n`);
      t.match(answer, /^HTTP\/1\.1 404 /, path);
      t.notOk(answer.includes("outside"), path);
    }
  });

  await t.test("shows a browser that nothing is there", async (t) => {
    const browser = "Host: localhost\r\nAccept: text/html,*/*;q=0.8\r\nConnection: close";
    const answer = await sendRaw(url, `GET /nothing HTTP/1.1\r\n${browser}\r\n\r\n`);
    t.match(answer, /^HTTP\/1\.1 404 /);
    t.match(answer, /Content-Type: text\/html/i);
  });

  await t.test("keeps its pages apart from the interface", async (t) => {
    t.match(await client.get("/api/v1/nothing/"), { status: 404, body: { code: "not_found" } });
    t.match(await client.get("/assets/none.js"), { status: 404, body: { code: "not_found" } });
    t.match(await client.post("/documents"), { status: 404, body: { code: "not_found" } });
    t.equal((await client.get("/livez/")).status, 200);
  });
});

test("a dashboard that is not built says so", async (t) => {
  const { client } = await startService(t, { dashboardFolder: join(tmpdir(), "paylift-no-such-folder") });
  t.match(await client.get("/"), {
    status: 503,
    body: { code: "dashboard_not_built", detail: /npm run build/ },
  });
});

test("what is no page of the dashboard is not found, whether it is built or not", async (t) => {
  const folders = [await builtDashboard(t), join(tmpdir(), "paylift-no-such-folder"), null];
  for (const dashboardFolder of folders) {
    const { client } = await startService(t, { dashboardFolder });
    for (const path of ["/nothing", "/wp-admin/", "/documents/a/b", "/api", "/.git/config", "/metricsx"]) {
      t.match(await client.get(path), { status: 404, body: { code: "not_found" } }, path);
    }
  }
});

test("the server knows every page of the dashboard", async (t) => {
  const source = new URL("../../../dashboard/src/", import.meta.url);
  const routes = await readFile(new URL("shell/pages.tsx", source), "utf8");
  const paths = Array.from(routes.matchAll(/<Route path="([^"]+)"/g), ([, path]) => path);
  t.same([...paths, "/setup"].toSorted(), [...PAGE_PATHS].toSorted());
});

test("a server without a dashboard has nothing at /", async (t) => {
  const { client } = await startService(t);
  t.match(await client.get("/"), { status: 404, body: { code: "not_found" } });
});
