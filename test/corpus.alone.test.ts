import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { test } from "tap";
import { createEngine, EngineError, type ExtractionResult } from "@paylift/engine";
import { documentsIn, type Truth } from "./support/documents.ts";

/** What the scorer beside the corpus says about one document. */
interface Score {
  confidence: number;
  errors: { class: "money" | "field" | "label"; path: string; want: unknown; got: unknown }[];
  /** A wrong money figure under a confidence that says proved. */
  silent: boolean;
}
type Scorer = (truth: Truth, prediction: ExtractionResult | { error: string }) => Score;

const CORPUS =
  process.env["PAYLIFT_CORPUS"] ?? fileURLToPath(new URL("../../shared/corpus/", import.meta.url));
const scorerFile = join(CORPUS, "score.mjs");
const skip = existsSync(scorerFile) ? false : "no corpus: set PAYLIFT_CORPUS to its folder";

/** Documents whose every page has a text layer. */
function isDigital(name: string): boolean {
  return !/scan|mixed/.test(name);
}

test(
  "the corpus: every money figure right, no silent error, flags where they belong",
  { skip },
  async (t) => {
    const { scoreDocument } = (await import(pathToFileURL(scorerFile).href)) as { scoreDocument: Scorer };
    const documents = documentsIn(CORPUS, isDigital);
    t.ok(documents.length > 0, `${documents.length} documents`);
    const engine = await createEngine({ threads: 1 });
    t.teardown(() => engine.close());

    for (const { name, pdf, truth } of documents) {
      await t.test(name, async (t) => {
        const result = await engine.extract(pdf).catch((error: unknown) => {
          if (error instanceof EngineError) return { error: error.code };
          throw error;
        });
        const score = scoreDocument(truth, result);
        t.same(
          score.errors.filter((error) => error.class === "money"),
          [],
          "money",
        );
        t.notOk(score.silent, `no silent error at confidence ${score.confidence}`);
        const failed = "checks" in result ? result.checks.filter(({ passed }) => passed === false) : [];
        const misprinted = (truth._inconsistencies ?? []).length > 0;
        if (misprinted) t.ok(failed.length > 0, "a document that contradicts itself has a failed check");
        else t.same(failed, [], "a document that adds up has none");
      });
    }
  },
);
