import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  checkProviders,
  createEngine,
  draftVariant,
  type DocumentSource,
  type Engine,
  type VariantDraft,
} from "@paylift/engine";
import type { Scored, Scorer } from "@paylift/benchmark-extract";
import { read, recognisedProvider, type Answer } from "../read.ts";

/** Documents of one layout, to draft a variant from. */
export interface DraftCase {
  name: string;
  layout: string;
  samples: readonly { source: DocumentSource; truth: unknown }[];
}

/**
 * What became of a draft that nobody finished, beside what inference makes of the same samples: `equal` has no more money
 * figures wrong, `worse` has, `refused` says why there is none. `hard` is what inference itself does not read right.
 */
export interface DraftOutcome {
  name: string;
  layout: string;
  outcome: "equal" | "worse" | "refused";
  hard: boolean;
  /** Code of the obstacle of a refusal. */
  obstacle: string | null;
  /** Wrong money figures: by the draft, null where it does not load or recognise its samples, and by inference. */
  wrong: number | null;
  wrongByInference: number;
  /** How much is left to do by hand. */
  todo: number;
}

const SLUG = "drafted";

/** Drafts each case and reads its samples with the draft as it is. */
export async function measureDrafts(
  cases: AsyncIterable<DraftCase>,
  scorer: Scorer,
): Promise<DraftOutcome[]> {
  const plain = await engineWithout([]);
  const outcomes: DraftOutcome[] = [];
  try {
    for await (const each of cases) outcomes.push(await outcomeOf(each, plain, scorer));
  } finally {
    await plain.close();
  }
  return outcomes;
}

/** An engine that knows no bundled provider. */
async function engineWithout(variants: string[]): Promise<Engine> {
  const probe = await createEngine({ threads: 1 });
  const excludeProviders = (await probe.providers()).map(({ slug }) => slug);
  await probe.close();
  return createEngine({ threads: 1, excludeProviders, variants });
}

async function outcomeOf(
  { name, layout, samples }: DraftCase,
  plain: Engine,
  scorer: Scorer,
): Promise<DraftOutcome> {
  const inferred = await errorsOf(plain, samples, scorer);
  const wrongByInference = inferred.errors;
  const draft = await draftVariant(
    samples.map(({ source }) => source),
    { provider: SLUG },
  );
  const shared = { name, layout, hard: wrongByInference > 0, wrongByInference, todo: draft.todo.length };
  if (draft.variant === null)
    return { ...shared, outcome: "refused", obstacle: draft.obstacle!.code, wrong: null };
  const folder = folderOf(draft);
  try {
    const faulty = (await checkProviders(folder)).faults.length > 0;
    const wrong = faulty ? null : await errorsByDraft(folder, samples, scorer);
    const outcome = wrong !== null && wrong <= wrongByInference ? "equal" : "worse";
    return { ...shared, outcome, obstacle: null, wrong };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Wrong figures of the samples as the draft reads them; null where it does not recognise them all. */
async function errorsByDraft(
  folder: string,
  samples: DraftCase["samples"],
  scorer: Scorer,
): Promise<number | null> {
  const engine = await engineWithout([folder]);
  try {
    const { errors, answers } = await errorsOf(engine, samples, scorer);
    return answers.every((answer) => recognisedProvider(answer) === SLUG) ? errors : null;
  } finally {
    await engine.close();
  }
}

/** Writes a draft as the folder of providers that a user would keep. */
function folderOf({ provider, variant }: VariantDraft): string {
  const folder = mkdtempSync(join(tmpdir(), "paylift-draft-"));
  mkdirSync(join(folder, provider.slug));
  writeFileSync(join(folder, provider.slug, "provider.json"), JSON.stringify(provider));
  writeFileSync(join(folder, provider.slug, `${variant!.slug}.json`), JSON.stringify(variant));
  return folder;
}

async function errorsOf(
  engine: Engine,
  samples: DraftCase["samples"],
  { scoreDocument }: Scorer,
): Promise<{ errors: number; answers: Answer[] }> {
  const answers: Answer[] = [];
  let errors = 0;
  for (const { source, truth } of samples) {
    const answer = await read(engine, source);
    answers.push(answer);
    errors += wrongFigures(scoreDocument(truth, answer));
  }
  return { errors, answers };
}

const wrongFigures = ({ errors }: Scored): number => errors.filter((error) => error.class === "money").length;
