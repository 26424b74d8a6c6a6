import { boxAround } from "../../page-image/mark.ts";
import type { SeenWord } from "../recogniser.ts";

/** An amount with cents, and the parts it may fall into where its ones stand apart. */
const AMOUNT = /^[-($\u00a3\u20ac]*\d{1,3}(?:,\d{3})*\.\d\d[-)]*$/;
const PART = /^[-($\u00a3\u20ac\d,.)]+$/;
const CUT_BEHIND_COMMA = /,$/;
const MOST_PARTS = 5;
/** The white between two parts is narrower than this, in the advance of their letters, and so much of the lower one is beside the other. */
const [WIDEST, LEVEL] = [0.9, 0.5];

/**
 * Joins the parts of an amount that is one only together, as `\u00a31 ,86 1 .57`: in large print the white beside a one is as wide as
 * that between phrases. A figure beside another one is none of its parts.
 */
export function joinAmounts(words: readonly SeenWord[]): SeenWord[] {
  const parts = words.filter(({ text }) => PART.test(text));
  const joined = new Map<SeenWord, SeenWord>();
  const taken = new Set<SeenWord>();
  for (const first of parts) {
    if (taken.has(first) || AMOUNT.test(first.text)) continue;
    const run = amountFrom(first, parts);
    if (run.length === 1 || run.some((word) => taken.has(word))) continue;
    for (const word of run) taken.add(word);
    joined.set(first, oneAmount(run));
  }
  if (joined.size === 0) return [...words];
  return words.flatMap((word) => joined.get(word) ?? (taken.has(word) ? [] : [word]));
}

/** The longest run of parts from the first on that is one amount; the first alone where there is none. */
function amountFrom(first: SeenWord, parts: readonly SeenWord[]): SeenWord[] {
  const run = [first];
  while (run.length < MOST_PARTS) {
    const next = nextTo(run.at(-1)!, parts);
    if (next === undefined) break;
    run.push(next);
  }
  for (let count = run.length; count > 1; count--) {
    const some = run.slice(0, count);
    const isCut = CUT_BEHIND_COMMA.test(first.text) || some.every(({ text }) => !AMOUNT.test(text));
    if (isCut && AMOUNT.test(some.map(({ text }) => text).join(""))) return some;
  }
  return [first];
}

function nextTo(left: SeenWord, parts: readonly SeenWord[]): SeenWord | undefined {
  return parts.find((right) => {
    const count = left.text.length + right.text.length;
    const gap = (right.x0 - left.x1) / ((left.x1 - left.x0 + right.x1 - right.x0) / count);
    const shared = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top);
    const lower = Math.min(left.bottom - left.top, right.bottom - right.top);
    return right.x0 > left.x0 && Math.abs(gap) < WIDEST && shared >= LEVEL * lower;
  });
}

function oneAmount(parts: readonly SeenWord[]): SeenWord {
  return {
    ...parts[0]!,
    ...boxAround(parts),
    text: parts.map(({ text }) => text).join(""),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    otherReadings: [],
  };
}
