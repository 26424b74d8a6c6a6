import { figureOfLabel } from "../../infer/vocabulary/figure-labels.ts";
import { isPersonal, isRemark } from "../../infer/vocabulary/line-labels.ts";
import { totalScope } from "../../infer/vocabulary/total-labels.ts";
import { textOf, type Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { StatementData } from "../../variants/statement-schema.ts";
import type { Names } from "../named.ts";
import { patternOf } from "../pattern-text.ts";
import type { NumberUse, StatementSample } from "./printed-figures.ts";

export interface DraftedFigures {
  figures: NonNullable<StatementData["figures"]>;
  todo: string[];
}

const MOST_WORDS = 6;
const YTD = /^(?:ytd|year to date)\b/i;

/** Patterns of labelled figures that stand in no box. */
export function draftLabelledFigures(
  read: readonly StatementSample[],
  inBoxes: ReadonlySet<Token>,
  names: Names,
): DraftedFigures {
  const patterns = new Set<string>();
  const unknown = new Set<string>();
  for (const { sample, uses } of read) {
    for (const line of sample.lines) {
      for (const token of line.tokens) {
        const use = uses.get(token);
        if (use === undefined || inBoxes.has(token)) continue;
        const words = wordsBefore(line, token);
        const label = words.map(({ plain }) => plain).join(" ");
        if (words.length === 0 || names(label)) continue;
        const before = patternOfWords(words);
        const pattern = patternFor(use, label, before);
        if (pattern === null) unknown.add(label.replace(/\S*\d\S*/g, "…"));
        else patterns.add(pattern + ytdBehind(line, token, use));
      }
    }
  }
  const todo = [...unknown]
    .filter((label) => !YTD.test(label))
    .map((label) => `The figure beside “${label}” stands in no box: write a pattern in figures for it.`);
  return { figures: [...patterns].map((match) => ({ match })), todo };
}

function patternFor(use: NumberUse, label: string, before: string): string | null {
  if (use.kind === "figure") return String.raw`${before}\s+(?<${use.figure}>{money})`;
  if (use.kind === "identity") return String.raw`${before}\s+{quantity}`;
  if (use.kind === "payment") {
    const money = use.isNetPay ? "{money}" : "(?<deposit>{money})";
    return String.raw`${before}\s+${money}`;
  }
  const figure = figureOfLabel(label);
  if (figure !== null) return String.raw`${before}\s+(?<${figure}>{money})`;
  const isKnown = isPersonal(label) || isRemark(label) || totalScope(label) !== null;
  return isKnown ? String.raw`${before}\s+[$]?{quantity}` : null;
}

/** `YTD 12,345.67` right behind a figure is its year to date. */
function ytdBehind({ tokens }: Line, token: Token, use: NumberUse): string {
  if (use.kind !== "figure") return "";
  const rest = tokens.slice(tokens.indexOf(token) + 1);
  const at = rest.findIndex(({ moneyLike }) => moneyLike);
  const words = textOf(rest.slice(0, Math.max(at, 0)));
  return YTD.test(words) ? String.raw`(?:\s+${patternOf(words)}\s+(?<ytd_${use.figure}>{money}))?` : "";
}

/** The words right before a figure, back to another figure or a gap between phrases. */
function wordsBefore({ tokens }: Line, figure: Token): Token[] {
  const words: Token[] = [];
  for (let i = tokens.indexOf(figure) - 1; i >= 0 && words.length < MOST_WORDS; i--) {
    const token = tokens[i]!;
    const next = words[0];
    if (token.moneyLike || (next !== undefined && next.x0 - token.x1 > token.size)) break;
    words.unshift(token);
  }
  return words;
}

/** Words as a pattern; those with digits are numbers of checks and accounts, and may be any. */
function patternOfWords(words: readonly Token[]): string {
  const text = words.map(({ plain }) => (/\d/.test(plain) ? "\u0000" : plain)).join(" ");
  return patternOf(text).replaceAll("\u0000", String.raw`\S+`);
}
