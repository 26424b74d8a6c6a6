import { readFileSync } from "node:fs";
import { test } from "tap";
import { runCli } from "../src/cli.ts";
import { readSettings, type SettingGroup } from "../src/config/read-settings.ts";
import { HTTP_SETTINGS, PROCESS_SETTINGS, STORE_SETTINGS, WORKER_SETTINGS } from "../src/config/settings.ts";
import { storeOptions } from "../src/service/store-options.ts";
import { UsageError } from "../src/usage-error.ts";
import { fakeContext } from "./support/fake-context.ts";

const GROUPS: readonly SettingGroup[] = [STORE_SETTINGS, PROCESS_SETTINGS, WORKER_SETTINGS, HTTP_SETTINGS];
const ALL = GROUPS.flatMap((group) => Object.values(group));

test("an option comes before the environment, and that before the default", async (t) => {
  const port = (given: { port?: string }, env: Record<string, string>) =>
    readSettings(HTTP_SETTINGS, given, env).port;
  t.equal(port({}, {}), 8080);
  t.equal(port({}, { PAYLIFT_HTTP_PORT: "" }), 8080, "an empty variable is an unset one");
  t.equal(port({}, { PAYLIFT_HTTP_PORT: "81" }), 81);
  t.equal(port({ port: "82" }, { PAYLIFT_HTTP_PORT: "81" }), 82);
});

test("units are those of the program", async (t) => {
  const env = { PAYLIFT_DEADLINE_SECONDS: "7", PAYLIFT_CPU_SECONDS: "8", PAYLIFT_TOTAL_CPU_SECONDS: "9" };
  const { cpuMs, totalCpuMs, deadlineMs, maxRssBytes } = readSettings(WORKER_SETTINGS, {}, env);
  t.same([deadlineMs, cpuMs, totalCpuMs], [7000, 8000, 9000]);
  t.equal(maxRssBytes, 2 ** 31);
  t.same(readSettings(PROCESS_SETTINGS, { variants: "one:two" }, {}).variants, ["one", "two"]);
});

test("wrong values are refused by name, and not repeated", async (t) => {
  const wrong: [SettingGroup, Record<string, string>, string][] = [
    [HTTP_SETTINGS, { PAYLIFT_HTTP_PORT: "70000" }, "PAYLIFT_HTTP_PORT has to be a whole number"],
    [HTTP_SETTINGS, { PAYLIFT_HTTP_PORT: "8o8o" }, "PAYLIFT_HTTP_PORT has to be a whole number"],
    [HTTP_SETTINGS, { PAYLIFT_WORKER: "yes" }, "PAYLIFT_WORKER has to be true or false"],
    [HTTP_SETTINGS, { PAYLIFT_PUBLIC_URL: "example.com" }, "PAYLIFT_PUBLIC_URL has to be an address"],
    [WORKER_SETTINGS, { PAYLIFT_THREADS: "0" }, "PAYLIFT_THREADS has to be a whole number from 1"],
    [WORKER_SETTINGS, { PAYLIFT_DEADLINE_SECONDS: "1.5" }, "PAYLIFT_DEADLINE_SECONDS"],
    [PROCESS_SETTINGS, { PAYLIFT_LOG_LEVEL: "loud" }, "PAYLIFT_LOG_LEVEL has to be one of"],
    [STORE_SETTINGS, { DATABASE_URL: "mysql://secret@db" }, "DATABASE_URL has to be an address"],
  ];
  for (const [group, env, message] of wrong) {
    t.throws(() => readSettings(group, {}, env), { message: new RegExp(`^${message}`) });
    t.throws(() => readSettings(group, {}, env), UsageError);
    t.doesNotThrow(() => readSettings({}, {}, env));
  }
  t.throws(() => readSettings(HTTP_SETTINGS, { port: "" }, {}), /^UsageError: --port|--port has to be/);
});

test("where everything is kept", async (t) => {
  const options = (env: Record<string, string>) => storeOptions(readSettings(STORE_SETTINGS, {}, env));
  t.match(options({ PAYLIFT_DATA: "/srv/pay" }), {
    database: { kind: "embedded", folder: "/srv/pay" },
    blobs: { kind: "folder", folder: "/srv/pay/blobs" },
  });
  const s3 = {
    DATABASE_URL: "postgres://db/paylift",
    S3_BUCKET: "pay",
    S3_ENDPOINT: "https://s3.example.com",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  t.match(options(s3), {
    database: { kind: "postgres", url: "postgres://db/paylift", poolSize: 10 },
    blobs: { kind: "s3", bucket: "pay", region: "us-east-1", accessKeyId: "id", prefix: "" },
  });
  for (const name of ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) {
    t.throws(() => options({ ...s3, [name]: "" }), {
      message: `S3_BUCKET is set, so ${name} has to be set too`,
    });
  }
});

test("help and the operator's manual list every setting with its default", async (t) => {
  const context = fakeContext();
  t.equal(await runCli(["serve", "--help"], context), 0);
  const help = context.stdout.text.replaceAll(/\s+/g, " ");
  const manual = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8").replaceAll(
    / +/g,
    " ",
  );
  for (const { env, meaning, shown, flag } of ALL) {
    t.ok(help.includes(`${env}${flag === undefined ? "" : `, ${flag}`} ${meaning} (default: ${shown})`), env);
    t.ok(manual.includes(`| \`${env}\` |`), `${env} in the manual`);
    t.ok(manual.includes(`| ${meaning} | ${shown} |`), `${env} in the manual, as it is here`);
  }
});

test("commands of the service refuse wrong calls with the usage", async (t) => {
  const calls: [string[], Record<string, string>, RegExp][] = [
    [["serve", "--port", "many"], {}, /--port has to be a whole number/],
    [["serve"], { PAYLIFT_METRICS: "1" }, /PAYLIFT_METRICS has to be true or false/],
    [["serve", "--threads", "0"], {}, /--threads has to be/],
    [["work"], {}, /DATABASE_URL has to be set/],
    [["keys"], {}, /Usage: paylift keys/],
    [["keys", "create", "--organization", "acme"], {}, /required option '--scopes/],
    [["keys", "create", "--organization", "acme", "--scopes", "jobs:eat"], {}, /no scope "jobs:eat"/],
    [["keys", "create", "--organization", "acme", "--scopes", ""], {}, /--scopes must not be empty/],
    [["keys", "create", "--organization", "acme", "--scopes", " , "], {}, /no scope ""/],
    [["keys", "create", "--organization", " ", "--scopes", "all"], {}, /--organization must not be empty/],
    [["keys", "revoke"], {}, /missing required argument/],
    [["users", "create", "--email", "ada", "--organization", "acme"], {}, /--email has to be/],
    [["migrate", "down"], {}, /unknown command 'down'/],
  ];
  for (const [args, env, expected] of calls) {
    const context = { ...fakeContext(), terminal: { ...fakeContext().terminal, env } };
    const { stderr } = context.terminal;
    t.equal(await runCli(args, context), 2, args.join(" "));
    t.match(Reflect.get(stderr, "text"), expected);
    t.match(Reflect.get(stderr, "text"), /Usage: paylift/);
  }
});
