import { readFileSync } from "node:fs";
import tap, { test } from "tap";
import type { ExtractionResult } from "../../src/index.ts";
import { resolveEngineOptions } from "../../src/options.ts";
import { runDocument } from "../../src/pipeline/run-document.ts";
import { TAGGER_WEIGHTS } from "../../src/understand/tagger-weights.ts";
import { voteWith } from "../../src/understand/votes/tagger/tagged-votes.ts";
import { readWeights, type Tensor, type Weights } from "../../src/understand/votes/tagger/weights.ts";

const FIXTURES = new URL("../../../../benchmarks/generalise/test/fixtures/", import.meta.url);
/** One that is trusted, and one that good votes read better. */
const DOCUMENTS = ["authored/acctoffice-stub-1701", "pots/g/g15_department_summary"];
const TRUSTED = 0.85;
const SLACK = 0.02;

function withTensors(weights: Weights, change: (name: string, tensor: Tensor) => Float32Array): Weights {
  const tensors = [...weights.tensors].map(
    ([name, tensor]) => [name, { ...tensor, values: change(name, tensor) }] as const,
  );
  return { ...weights, tensors: new Map(tensors) };
}

/** Says of everything what is least likely. */
function inverted(weights: Weights): Weights {
  return withTensors(weights, (name, { values }) =>
    name.startsWith("role.") ? values.map((value) => -4 * value) : values,
  );
}

/** As sure as before, of another figure than it sees: a tax is a deduction, and gross pay is net pay. */
function mistaken(weights: Weights): Weights {
  const last = weights.roles.length - 1;
  const first = weights.roles.indexOf("amount_earning");
  return withTensors(weights, (name, { values, rows, columns }) => {
    if (!name.startsWith("role.")) return values;
    const long = rows === 1 ? 1 : columns;
    const row = (role: number): Float32Array => values.subarray(role * long, (role + 1) * long);
    const turned = weights.roles.map((_, role) =>
      row(role < first ? role : role === first ? last : role - 1),
    );
    return Float32Array.from(turned.flatMap((own) => [...own]));
  });
}

/** Numbers of the same size that mean nothing. */
function random(weights: Weights): Weights {
  let state = 7;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  return withTensors(weights, (_, { values }) => {
    const size = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
    return values.map(() => 1.7 * size * next());
  });
}

type Output = ExtractionResult["canonical_output"];

function figuresOf({ employees }: Pick<Output, "employees">): string[] {
  return employees
    .map((employee) => {
      const lines = (["earnings", "deductions", "taxes"] as const).flatMap((section) =>
        employee[section].map(({ amount }) => `${section} ${amount}`),
      );
      return [employee.gross_pay, employee.net_pay, ...lines.sort()].join(" ");
    })
    .sort();
}

async function read(name: string): Promise<ExtractionResult> {
  const bytes = readFileSync(new URL(`${name}.pdf`, FIXTURES));
  const task = { ...resolveEngineOptions(), bytes, password: null, inspectPage: null };
  return (await runDocument(task, () => {})) as ExtractionResult;
}

const good = readWeights(TAGGER_WEIGHTS);
tap.teardown(() => voteWith(good));

test("votes that are wrong make nothing trusted that is wrong", async (t) => {
  let changed = 0;
  for (const name of DOCUMENTS) {
    const truth = JSON.parse(readFileSync(new URL(`${name}.truth.json`, FIXTURES), "utf8")) as Output;
    voteWith(good);
    const told = await read(name);
    for (const [kind, weights] of [
      ["random", random(good)],
      ["inverted", inverted(good)],
      ["mistaken", mistaken(good)],
    ] as const) {
      voteWith(weights);
      const { canonical_output: output, confidence_score: confidence } = await read(name);
      if (confidence >= TRUSTED) t.same(figuresOf(output), figuresOf(truth), `${name} is right`);
      t.ok(
        confidence <= told.confidence_score + SLACK,
        `${name}, ${kind}: ${confidence}, not ${told.confidence_score}`,
      );
      if (String(figuresOf(output)) !== String(figuresOf(told.canonical_output))) changed++;
    }
  }
  t.ok(changed > 0, `${changed} readings differ, so that the votes were heard`);
});
