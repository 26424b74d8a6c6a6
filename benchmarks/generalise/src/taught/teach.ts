import { readFileSync } from "node:fs";
import type { CanonicalOutput } from "@paylift/canonical";
import type { Scorer } from "@paylift/benchmark-extract";
import type { CaseDocument } from "../accuracy/documents.ts";
import { scoreAnswer } from "../accuracy/score-document.ts";
import type { Answer } from "../read.ts";
import { correctionsToTruth } from "./corrections-to-truth.ts";
import type { Service } from "./service.ts";

/** How one document was read before its layout was taught, and after. */
export interface TaughtDocument {
  name: string;
  /** The one that taught it. */
  first: boolean;
  consistent: boolean;
  before: Reading;
  after: Reading;
}

export interface Reading {
  /** Nothing at all differs from the truth. */
  perfect: boolean;
  /** Wrong money figures and wrong ids. */
  wrong: number;
  confidence: number;
  /** Whether it was read with a layout that was taught. */
  taught: boolean;
}

export interface TaughtLayout {
  layout: string;
  /** Corrections that put the first document right; null where it could not be read. */
  corrections: number | null;
  accepted: boolean;
  /** Whether the first document is read as it was corrected. */
  trusted: boolean;
  documents: TaughtDocument[];
}

interface JobBody {
  id: string;
  status: string;
  error: { code: string } | null;
  result: { canonical_output: CanonicalOutput; confidence_score: number } | null;
}

interface LayoutBody {
  status: string;
  accepted: boolean | null;
  trusted: boolean | null;
  error: { code: string } | null;
}

/** Corrects the first document of a layout to its truth, saves it as a layout, and reads all of them with it. */
export async function teach(
  service: Service,
  layout: string,
  documents: readonly CaseDocument[],
  scorer: Scorer,
): Promise<TaughtLayout> {
  const ids = new Map<CaseDocument, string>();
  for (const document of documents)
    ids.set(document, await service.upload(`${document.name}.pdf`, readFileSync(document.pdf)));
  const read = async (document: CaseDocument): Promise<JobBody> => {
    const job = (await service.post("jobs/", { document_id: ids.get(document) })) as JobBody;
    return service.until<JobBody>(
      `jobs/${job.id}/`,
      ({ status }) => status === "completed" || status === "failed",
    );
  };
  const before = new Map<CaseDocument, JobBody>();
  for (const document of documents) before.set(document, await read(document));
  const [first] = documents;
  const job = before.get(first!)!;
  const corrections = job.result === null ? null : await correct(service, job, first!.truth!);
  const saved = corrections === null ? null : await save(service, job, layout);
  const taught: TaughtDocument[] = [];
  for (const document of documents) {
    taught.push({
      name: document.name,
      first: document === first,
      consistent: scoreOf(document, before.get(document)!, scorer).consistent,
      before: readingOf(document, before.get(document)!, scorer),
      after: readingOf(document, await read(document), scorer),
    });
  }
  const { accepted = false, trusted = false } = saved ?? {};
  return {
    layout,
    corrections,
    accepted: accepted === true,
    trusted: trusted === true,
    documents: taught,
  };
}

/** Records corrections as a person would; how many. */
async function correct(service: Service, { id, result }: JobBody, truth: object): Promise<number> {
  const said = correctionsToTruth(truth as Readonly<Record<string, unknown>>, result!.canonical_output);
  for (const one of said) {
    if ("action" in one) await service.post(`jobs/${id}/structure/`, one);
    else await service.post(`jobs/${id}/corrections/`, { ...one, original_value: "" });
  }
  return said.length;
}

async function save(service: Service, { id }: JobBody, name: string): Promise<LayoutBody> {
  const made = (await service.post(`jobs/${id}/layout/`, { name, provider: "taught" })) as { id: string };
  return service.until<LayoutBody>(
    `layouts/${made.id}/`,
    ({ status }) => status === "completed" || status === "failed",
  );
}

function scoreOf(document: CaseDocument, job: JobBody, scorer: Scorer): ReturnType<typeof scoreAnswer> {
  const answer = job.result === null ? { error: job.error?.code ?? "failed" } : { ...job.result, pages: [] };
  return scoreAnswer(document, answer as unknown as Answer, scorer);
}

function readingOf(document: CaseDocument, job: JobBody, scorer: Scorer): Reading {
  const { perfect, wrong, confidence } = scoreOf(document, job, scorer);
  return { perfect, wrong, confidence, taught: job.result?.canonical_output.provider === "taught" };
}
