import type { Counter } from "@paylift/benchmark-extract";
import { moneyF1, type DocumentScore } from "./score-document.ts";

/** How well a set of documents with a text layer is read. Shares are from 0 to 1, null where there is nothing to share. */
export interface SetFigures {
  /** Payrolls. */
  documents: number;
  /** Left out, as a page has to be read as an image. */
  scans: number;
  /** Of all money figures together. */
  moneyF1: number | null;
  /** The mean of the documents' own: a long list weighs as much as a stub. */
  meanMoneyF1: number | null;
  /** Documents in which nothing differs. */
  perfect: number;
  /** Payrolls without a result. */
  refused: number;
  /** Of these, those that failed by a fault of the engine. */
  crashed: number;
  /** Documents that do not contradict themselves. */
  consistent: number;
  /** Of these, the perfect ones with a confidence that says that nobody need look. */
  straight: number;
  /** A money figure or an id is wrong, and the confidence is as high as this. */
  wrongAt85: number;
  wrongAt95: number;
  /** Documents that are no payroll, and how many of them were refused. */
  negatives: number;
  negativesRefused: number;
}

export const [TRUSTED, SURE] = [0.85, 0.95];

/** What no document can be blamed for. */
const FAULTS = new Set(["internal", "out_of_memory", "worker_lost"]);

/** Counters added up. */
export function pooled(counters: readonly Counter[]): Counter {
  const sum = { t: 0, p: 0, hit: 0 };
  for (const { t, p, hit } of counters) {
    sum.t += t;
    sum.p += p;
    sum.hit += hit;
  }
  return sum;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Adds up the scores of a set; documents that were read as images count as `scans` besides those left out. */
export function figuresOf(scores: readonly DocumentScore[], leftOut: number): SetFigures {
  const texts = scores.filter(({ scanned }) => !scanned);
  const payrolls = texts.filter(({ payroll }) => payroll);
  const negatives = texts.filter(({ payroll }) => !payroll);
  const count = (is: (score: DocumentScore) => boolean): number => payrolls.filter(is).length;
  const hasFailed = ({ error }: DocumentScore): boolean => error !== null && FAULTS.has(error);
  return {
    documents: payrolls.length,
    scans: leftOut + scores.length - texts.length,
    moneyF1: moneyF1(pooled(payrolls.map(({ money }) => money))),
    meanMoneyF1: mean(payrolls.flatMap(({ money }) => moneyF1(money) ?? [])),
    perfect: count(({ perfect }) => perfect),
    refused: count(({ error }) => error !== null),
    crashed: count(hasFailed),
    consistent: count(({ consistent }) => consistent),
    straight: count(({ consistent, perfect, confidence }) => consistent && perfect && confidence >= SURE),
    wrongAt85: count(({ wrong, confidence }) => wrong > 0 && confidence >= TRUSTED),
    wrongAt95: count(({ wrong, confidence }) => wrong > 0 && confidence >= SURE),
    negatives: negatives.length,
    negativesRefused: negatives.filter((score) => score.error !== null && !hasFailed(score)).length,
  };
}
