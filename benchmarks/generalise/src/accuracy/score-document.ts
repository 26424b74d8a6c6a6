import type { Counter, Scorer } from "@paylift/benchmark-extract";
import type { Answer } from "../read.ts";
import type { CaseDocument } from "./documents.ts";
import { isOfPeopleAlone, scorePeople } from "./score-people.ts";

/** How one document was read. */
export interface DocumentScore {
  name: string;
  /** False for a document that has to be refused. */
  payroll: boolean;
  /** The code of the refusal or the failure; null where there is a result. */
  error: string | null;
  confidence: number;
  money: Counter;
  /** Wrong money figures and wrong ids. */
  wrong: number;
  /** Nothing at all differs from the truth. */
  perfect: boolean;
  /** It does not contradict itself. */
  consistent: boolean;
  /** A page was read by looking at it. */
  scanned: boolean;
}

const isOfId = (path: string): boolean => path.endsWith(".employee_id");

const isConsistent = (truth: { _inconsistencies?: readonly unknown[] }): boolean =>
  (truth._inconsistencies ?? []).length === 0;

/** Compares an answer with the truth of its document. */
export function scoreAnswer(
  { name, truth }: CaseDocument,
  answer: Answer,
  { scoreDocument }: Scorer,
): DocumentScore {
  const failed = "error" in answer;
  const about = {
    name,
    payroll: truth !== null,
    consistent: truth === null || isConsistent(truth),
    error: failed ? answer.error : null,
    confidence: failed ? 0 : answer.confidence_score,
    scanned: !failed && answer.pages.some(({ source }) => source === "ocr"),
  };
  if (truth === null) return { ...about, money: { t: 0, p: 0, hit: 0 }, wrong: 0, perfect: failed };
  if (isOfPeopleAlone(truth)) {
    const { money, wrong } = scorePeople(truth, failed ? {} : answer.canonical_output);
    return { ...about, money, wrong, perfect: !failed && wrong === 0 };
  }
  const { money, errors, perfect } = scoreDocument(truth, answer);
  const wrong = errors.filter((error) => error.class === "money" || isOfId(error.path)).length;
  return { ...about, money, wrong, perfect };
}

/** The share of money figures that are right, of those printed and those read; null where there are none. */
export const moneyF1 = ({ t, p, hit }: Counter): number | null => (t + p === 0 ? null : (2 * hit) / (t + p));
