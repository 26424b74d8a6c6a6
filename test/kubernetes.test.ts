import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import * as keda from "@kubernetes-models/keda/keda.sh/v1alpha1";
import * as core from "kubernetes-models/v1";
import * as apps from "kubernetes-models/apps/v1";
import * as networking from "kubernetes-models/networking.k8s.io/v1";
import * as policy from "kubernetes-models/policy/v1";
import { test } from "tap";
import { parseAllDocuments } from "yaml";
import * as settings from "../packages/cli/src/config/settings.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "deploy/kubernetes");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly [field: string]: unknown;
}

/** The models of Kubernetes and KEDA by version of the API, with the module of their types. */
const MODELS: Readonly<Record<string, { module: string; classes: object }>> = {
  v1: { module: "kubernetes-models/v1", classes: core },
  "apps/v1": { module: "kubernetes-models/apps/v1", classes: apps },
  "networking.k8s.io/v1": { module: "kubernetes-models/networking.k8s.io/v1", classes: networking },
  "policy/v1": { module: "kubernetes-models/policy/v1", classes: policy },
  "keda.sh/v1alpha1": { module: "@kubernetes-models/keda/keda.sh/v1alpha1", classes: keda },
};

const parse = (text: string): any[] =>
  parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
const files = globSync("*/*.yaml", { cwd: FOLDER }).toSorted();
const kustomizations = files.filter((file) => basename(file) === "kustomization.yaml");
const manifests: Manifest[] = files
  .filter((file) => !kustomizations.includes(file))
  .flatMap((file) => parse(readFileSync(join(FOLDER, file), "utf8")));

const hasKubectl = spawnSync("kubectl", ["version", "--client"]).status === 0;
const kustomize = (folder: string): string =>
  spawnSync("kubectl", ["kustomize", folder], { encoding: "utf8" }).stdout;

function find(kind: string, name: string): any {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  if (found === undefined) throw new Error(`no ${kind} ${name}`);
  return found;
}

/** Throws where a value is not as the schema of its kind wants it. */
function validate(manifest: Manifest): void {
  const Model = Reflect.get(MODELS[manifest.apiVersion]?.classes ?? {}, manifest.kind);
  if (Model === undefined) throw new Error(`${manifest.apiVersion} ${manifest.kind} is not known here`);
  new Model(manifest).validate();
}

/** What the compiler has against manifests as values of their types: it sees fields that do not exist, which schemas let pass. */
async function unknownFields(folder: string, given: readonly Manifest[]): Promise<string> {
  const program = given.map(
    (each, index) =>
      `import type { I${each.kind} as T${index} } from ${JSON.stringify(MODELS[each.apiVersion]?.module)};\n` +
      `export const _${index}: T${index} = ${JSON.stringify(each)};\n`,
  );
  const file = join(folder, "manifests.ts");
  await writeFile(file, program.join(""));
  const tsc = join(ROOT, "node_modules/typescript/lib/tsc.js");
  const options = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext"];
  // What the test runner sets for its own processes is not for the compiler.
  const { NODE_OPTIONS: _, ...env } = process.env;
  const args = [tsc, ...options, file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
  return status === 0 ? "" : `${stdout}${stderr}\nit ended with ${status}`;
}

test("each manifest is as the schemas of Kubernetes and KEDA want it", async (t) => {
  t.ok(manifests.length > 8);
  for (const manifest of manifests) {
    t.doesNotThrow(() => validate(manifest), `${manifest.kind} ${manifest.metadata.name}`);
  }
  const folder = t.testdir();
  t.equal(await unknownFields(folder, manifests), "");

  const worker = structuredClone(find("Deployment", "paylift-worker"));
  worker.spec.replicas = "two";
  t.throws(() => validate(worker), /replicas/, "a wrong value is noticed");
  worker.spec.replicas = 2;
  worker.spec.template.spec.terminationGracePeriod = 30;
  t.match(
    await unknownFields(folder, [worker]),
    /terminationGracePeriod/,
    "and so is a field that does not exist",
  );
});

test("every file is part of what is applied, and builds where there is a kubectl", async (t) => {
  for (const kustomization of kustomizations) {
    const folder = dirname(kustomization);
    const [{ resources }] = parse(readFileSync(join(FOLDER, kustomization), "utf8"));
    const own = files.filter((file) => dirname(file) === folder && file !== kustomization);
    const listed = (resources as string[]).filter((name) => name.endsWith(".yaml"));
    t.same(listed.map((name) => `${folder}/${name}`).toSorted(), own, folder);
  }
  if (!hasKubectl) return;
  const kinds = (built: string): string[] =>
    parse(kustomize(join(FOLDER, built))).map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  t.equal(kinds("base").length, manifests.length - 1);
  t.ok(kinds("autoscaling").includes("ScaledObject paylift-worker"));
});

test("the overlay that the documentation shows builds where there is a kubectl, with its image and settings", async (t) => {
  const [overlay = ""] = [...read("docs/kubernetes.md").matchAll(/^ *```yaml\n([^]*?)^ *```/gm)].map(
    ([, text = ""]) => text.replaceAll(/^ {3}/gm, ""),
  );
  const [{ resources, images, patches }] = parse(overlay);
  t.same([resources, images[0].name], [["../base"], "paylift"]);
  for (const name of Object.keys(parse(patches[0].patch)[0].data))
    t.ok(name in find("ConfigMap", "paylift").data, name);
  if (!hasKubectl) return;
  const folder = t.testdir({ production: { "kustomization.yaml": overlay } });
  cpSync(join(FOLDER, "base"), join(folder, "base"), { recursive: true });
  const built = parse(kustomize(join(folder, "production")));
  const pods = built.flatMap(({ kind, spec }) =>
    kind === "Deployment" ? spec.template.spec.containers : [],
  );
  t.same(new Set(pods.map(({ image }) => image)), new Set(["registry.example.com/paylift:0.1.0"]));
  t.equal(built.find(({ kind }) => kind === "ConfigMap").data.S3_BUCKET, "acme-payroll");
});

test("names lead to what there is, and settings to what can be set", async (t) => {
  const known = new Set(
    Object.values(settings).flatMap((group) => Object.values(group).map(({ env }) => env)),
  );
  for (const name of Object.keys(find("ConfigMap", "paylift").data)) t.ok(known.has(name), name);
  for (const name of ["paylift-api", "paylift-worker"]) {
    const { spec } = find("Deployment", name);
    const { metadata, spec: pod } = spec.template;
    t.same(spec.selector.matchLabels, metadata.labels);
    t.same(find("NetworkPolicy", name).spec.podSelector.matchLabels, metadata.labels);
    t.ok(find("ServiceAccount", pod.serviceAccountName));
    t.same(pod.containers[0].envFrom, [
      { configMapRef: { name: "paylift" } },
      { secretRef: { name: "paylift" } },
    ]);
  }
  const { labels } = find("Deployment", "paylift-api").spec.template.metadata;
  t.same(find("Service", "paylift-api").spec.selector, labels);
  t.same(find("PodDisruptionBudget", "paylift-api").spec.selector.matchLabels, labels);
  const scaled = find("ScaledObject", "paylift-worker").spec;
  t.ok(find("Deployment", scaled.scaleTargetRef.name));
  const [, metric = ""] = /(paylift_\w+)/.exec(scaled.triggers[0].metadata.query) ?? [];
  t.match(read("packages/server/src/http/operations/store-metrics.ts"), `"${metric}"`);
});

test("pods have no rights that they do not need, the probes of the service, and the memory that it may take", async (t) => {
  const mebibytes = (text: string): number => Number.parseInt(text, 10) * (text.endsWith("Gi") ? 1_024 : 1);
  for (const name of ["paylift-api", "paylift-worker"]) {
    const pod = find("Deployment", name).spec.template.spec;
    t.match(pod.securityContext, { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } });
    t.match(pod.containers[0].securityContext, {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
  }
  t.equal(find("ServiceAccount", "paylift").automountServiceAccountToken, false);
  const [api] = find("Deployment", "paylift-api").spec.template.spec.containers;
  const paths = [api.startupProbe, api.readinessProbe, api.livenessProbe].map(({ httpGet }) => httpGet.path);
  t.same(paths, ["/readyz/", "/readyz/", "/livez/"]);
  for (const path of paths)
    t.match(read("packages/server/src/http/operations/mount-operations.ts"), `"${path}"`);
  const { data } = find("ConfigMap", "paylift");
  const [worker] = find("Deployment", "paylift-worker").spec.template.spec.containers;
  const limit = mebibytes(worker.resources.limits.memory);
  t.ok(
    limit > 2 * Number(data.PAYLIFT_ENGINE_MEMORY_MB) + 500,
    "the reader is replaced before the worker is killed",
  );
  t.ok(limit > 650 + 1_400 * Number(data.PAYLIFT_THREADS), "as docs/operating.md plans it");
});
