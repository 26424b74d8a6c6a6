import type { ConfidenceReason } from "../api/result.ts";
import { round } from "../score/proof.ts";
import { doubtfulFiguresOf } from "../score/doubtful-figures.ts";
import type { ProofChange } from "./open-figures.ts";

/** Texts that a person said, beside figures. */
export interface SaidFields extends ProofChange {
  /** All fields that a person said. */
  isSaid(path: string): boolean;
}

/**
 * What is left of a doubt about fields once a person has said some of them: no sum tells of texts, neither read nor said, so
 * whoever looked has the word. A doubt that names no field stays.
 */
export function remainingDoubt(reason: ConfidenceReason, change: SaidFields): ConfidenceReason | null {
  const { code, fields = [], count = fields.length } = reason;
  if (fields.length === 0) return reason;
  const open = fields.flatMap((path) => {
    const place = change.placeOf(path);
    return place === null || isAnswered(code, place, change) ? [] : [place];
  });
  const answered = fields.length - open.length;
  if (answered === 0) return { ...reason, fields: open };
  const left = count - answered;
  if (open.length === 0 || left <= 0) return null;
  if (code === "doubtful_figures") return { ...doubtfulFiguresOf(left)!, fields: open };
  const effect = code === "unknown_labels" ? effectOfLabels(reason.effect, count, left) : reason.effect;
  return { ...reason, effect, count: left, fields: open, message: recounted(reason.message, count, left) };
}

function isAnswered(code: string, path: string, { isSaid, provedAfter }: SaidFields): boolean {
  if (code === "doubtful_figures" && provedAfter.has(path)) return true;
  if (isSaid(path)) return true;
  // What a label means is its type.
  return code === "unknown_labels" && isSaid(path.replace(/\.\w+$/, ".type"));
}

const A_LABEL = 0.02;

function effectOfLabels(effect: number, count: number, left: number): number {
  return round(Math.max(0, effect - A_LABEL * (count - left)));
}

/** Messages begin with what they count. */
function recounted(message: string, count: number, left: number): string {
  return message.startsWith(`${count} `) ? `${left}${message.slice(String(count).length)}` : message;
}
