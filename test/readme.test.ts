import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "tap";
import { relativeLinks, shellCommands } from "./support/markdown.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const documents = globSync(
  ["*.md", "docs/**/*.md", "{packages,examples,benchmarks}/*/{,docs/}*.md", "{packages/clients/*,site}/*.md"],
  {
    cwd: ROOT,
  },
);
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

// What comes with npm's own words and not from the scripts of this repository.
const NPM_WORDS = new Set(["ci", "install"]);
/** Programs that a reader has before Paylift. */
const FOREIGN = new Set(["curl", "git", "cd", "cp", "mkdir"]);

/** Why a command of a README cannot work, null when it can. */
function brokenCommand(command: string): string | null {
  const [program = "", ...args] = command.split(/\s+/);
  if (program === "npm") return brokenNpm(args);
  if (program === "npx" || program === "paylift") return brokenBinary(program === "npx" ? args[0] : program);
  if (program === "node") {
    const file = args.find((arg) => !arg.startsWith("-")) ?? "";
    return existsSync(join(ROOT, file)) ? null : `${file} does not exist`;
  }
  return FOREIGN.has(program) ? null : `${program} is not known here`;
}

function brokenNpm([word = "", ...rest]: string[]): string | null {
  if (NPM_WORDS.has(word)) return null;
  const script = word === "run" ? (rest[0] ?? "") : word;
  const at = rest.indexOf("--workspace");
  const from = at < 0 ? "package.json" : `${rest[at + 1]}/package.json`;
  const known = existsSync(join(ROOT, from)) ? JSON.parse(read(from)).scripts : {};
  return known?.[script] === undefined ? `${from} has no script "${script}"` : null;
}

function brokenBinary(name: string | undefined): string | null {
  const installed = name !== undefined && existsSync(join(ROOT, "node_modules/.bin", name));
  return installed ? null : `no binary ${name}`;
}

for (const file of documents) {
  test(`${file}: commands exist and links resolve`, async (t) => {
    const markdown = read(file);
    for (const command of shellCommands(markdown)) t.equal(brokenCommand(command), null, command);
    for (const link of relativeLinks(markdown)) t.ok(existsSync(join(ROOT, dirname(file), link)), link);
  });
}

test("the README starts with the two commands that CI runs", async (t) => {
  const [first, second, third, fourth] = shellCommands(read("README.md"));
  t.same([first, second, third, fourth], ["npm ci", "npm run demo", "npm ci", "npm test"]);
  const ci = read(".ci/run");
  for (const command of ["npm ci", "npm run demo", "npm test"]) t.match(ci, command);
});

test("a command that does not exist is noticed", async (t) => {
  t.equal(brokenCommand("npm run dance"), 'package.json has no script "dance"');
  t.equal(
    brokenCommand("npm start --workspace examples/none"),
    'examples/none/package.json has no script "start"',
  );
  t.equal(brokenCommand("node none.ts --fast"), "none.ts does not exist");
  t.equal(brokenCommand("npx nothing"), "no binary nothing");
  t.equal(brokenCommand("make"), "make is not known here");
});

test("the scripts that CONTRIBUTING.md names are there", async (t) => {
  for (const [, name = ""] of read("CONTRIBUTING.md").matchAll(/`npm run ([\w:-]+)`/g))
    t.ok(scripts[name], name);
});

test("each answer of the threat model names a test that exists", async (t) => {
  const tests = globSync("{packages/*/test/**,test}/*.test.ts", { cwd: ROOT });
  const named = [...read("docs/threat-model.md").matchAll(/`([\w/-]+\.test\.ts)`/g)].map(
    ([, name = ""]) => name,
  );
  t.ok(named.length > 20);
  for (const name of named)
    t.ok(
      tests.some((file) => file === name || file.endsWith(`/${name}`)),
      name,
    );
});
