import type { Token } from "../../layout/token.ts";
import { isTypewritten, TYPEWRITER_EM } from "../../layout/spaced.ts";
import { TOLERANCES } from "../tolerances.ts";
import type { Edge } from "./ruling.ts";
import { figureOf, isDecimal, isNothing, type Figure } from "./figure.ts";

/** Tokens that are one phrase or one number. */
export interface Phrase {
  tokens: Token[];
  figure: Figure | null;
  nothing: boolean;
  /** Where lines drawn with letters beside it begin and end: `---- EARNINGS ----` is as wide as they say. */
  drawn: { x0: number; x1: number } | null;
}

/** What stands between two phrases of a line. */
const SEPARATOR = /^[\u00b7|\u2022]$/;
/** Lines drawn with letters. */
const DRAWN = /^[-=_*.\u2014]{4,}$|^<[-=]+$|^[-=]+>$/;
/** A word between them without a space: `<-Pay->`. */
const DRAWN_AROUND = /^<[-=]+\p{L}.*[-=]+>$/u;
const LEAST_SPACE = 0.12;
const UNIT = /^(?:h|hrs?|hours?)\.?$/i;
/** Leave is counted in days as well: `5.50 days`. Whole numbers are counts of other things: `(4) DAY` of a form. */
const DAYS = /^days?\.?$/i;

/** Whether a word is what a number before it counts, as hours or as days of leave. */
function isUnitOf(figure: Figure, { text }: Token): boolean {
  return UNIT.test(text) || (isDecimal(figure) && DAYS.test(text));
}

/** Between two numbers a sign for their product. */
const TIMES = /^[x\u00d7@*=]$/i;

/** How a document sets words and numbers. */
export interface Habits {
  /** The usual gap between words, in em. */
  space: number;
  /** Several letters stand right behind numbers: each is a code, and `H` no hours. */
  hasLetterCodes: boolean;
}

export function habitsOf(lines: readonly { tokens: readonly Token[] }[]): Habits {
  return { space: spaceOf(lines), hasLetterCodes: hasLetterCodes(lines) };
}

const LETTER = /^[A-Z]$/;
const LEAST_LETTERS = 3;

function hasLetterCodes(lines: readonly { tokens: readonly Token[] }[]): boolean {
  const letters = new Set<string>();
  for (const { tokens } of lines)
    tokens.forEach((token, i) => {
      const figure = i === 0 ? null : figureOf(tokens[i - 1]!.plain);
      if (figure !== null && isDecimal(figure) && LETTER.test(token.text) && isBeside(tokens[i - 1]!, token))
        letters.add(token.text);
    });
  return letters.size >= LEAST_LETTERS;
}

/** The usual gap between words of a page, in em. */
function spaceOf(lines: readonly { tokens: readonly Token[] }[]): number {
  const gaps: number[] = [];
  for (const { tokens } of lines) {
    for (let i = 1; i < tokens.length; i++) {
      const [left, right] = [tokens[i - 1]!, tokens[i]!];
      if (figureOf(left.plain) !== null || figureOf(right.plain) !== null) continue;
      const gap = (right.x0 - left.x1) / right.size;
      if (gap > 0.05 && gap < TOLERANCES.phraseGapMost) gaps.push(gap);
    }
  }
  if (gaps.length < 4) return TOLERANCES.space;
  return gaps.sort((a, b) => a - b)[gaps.length >> 1]!;
}

/** The phrases and numbers of a line. `starts` tells where columns of phrases begin, `uprights` where the page draws lines between. */
export function phrasesOf(
  tokens: readonly Token[],
  { space, hasLetterCodes: isLetterCode }: Habits,
  uprights: readonly Edge[],
  isStart: (at: Token, before: Token, first: Token) => boolean = () => false,
): Phrase[] {
  const most = Math.min(
    TOLERANCES.phraseGapMost,
    Math.max(TOLERANCES.phraseGapLeast, space * TOLERANCES.phraseSpaces),
  );
  // A form may have lines typed into it, with wider spaces than its own.
  const typed = Math.max(most, TYPEWRITER_EM * TOLERANCES.phraseSpaces);
  const phrases: Phrase[] = [];
  let last: Token | null = null;
  let parted = false;
  let drawn: Token | null = null;
  for (const [i, token] of tokens.entries()) {
    const isDrawn = DRAWN.test(token.text) || isCutShort(tokens, i);
    if (SEPARATOR.test(token.text) || isDrawn || isTimes(tokens, i)) {
      if (isDrawn) {
        const before = phrases.at(-1);
        const isBehind = before !== undefined && !parted && isBeside(before.tokens.at(-1)!, token);
        const isOwn = isBehind && closes(before, token);
        if (isBehind) before.drawn = { x0: before.drawn?.x0 ?? before.tokens[0]!.x0, x1: token.x1 };
        drawn = isOwn ? null : token;
      }
      parted = true;
      continue;
    }
    const sign = i > 0 && isSignOf(tokens[i - 1]!, token);
    const isRate = i > 0 && isTimes(tokens, i - 1);
    const plain = figureOf(isRate ? token.plain.replace(PER_HOUR, "") : token.plain);
    const figure = sign && plain !== null ? { ...plain, currency: true } : plain;
    if (tokens[i + 1] !== undefined && isSignOf(token, tokens[i + 1]!)) continue;
    const open = phrases.at(-1);
    const gap = last === null ? Infinity : (token.x0 - last.x1) / Math.max(token.size, last.size);
    const ofFont = last !== null && isTyped(last) && isTyped(token) ? typed : most;
    const near = gap <= ofFont && !uprights.some(({ at }) => at > last!.x1 - 0.5 && at < token.x0 + 0.5);
    const changes = last !== null && isBold(last) !== isBold(token) && gap > LEAST_SPACE;
    last = token;
    if (
      open !== undefined &&
      near &&
      open.figure !== null &&
      isUnitOf(open.figure, token) &&
      !(isLetterCode && LETTER.test(token.text))
    ) {
      open.figure = { ...open.figure, hours: true };
      open.tokens.push(token);
      continue;
    }
    const isApart = parted;
    parted = false;
    const isWord =
      figure === null || (!isDecimal(figure) && !figure.percent) || (!isRate && isOfWords(tokens, i));
    const joins =
      open !== undefined &&
      near &&
      !isApart &&
      !isDrawnAround(token) &&
      !isDrawnAround(open.tokens.at(-1)!) &&
      !changes &&
      !(isNothing(token.text) && !isWithin(tokens, i, most)) &&
      !open.nothing &&
      (open.figure === null || !isDecimal(open.figure)) &&
      isWord &&
      !open.tokens.at(-1)!.text.endsWith(":") &&
      !(figure !== null && open.figure !== null) &&
      (!isStart(token, open.tokens.at(-1)!, open.tokens[0]!) || goesOn(open.tokens.at(-1)!));
    if (joins) {
      open.tokens.push(token);
      open.figure = null;
    } else
      phrases.push({
        tokens: [token],
        figure,
        nothing: figure === null && isNothing(token.text) && !isWithin(tokens, i, most),
        drawn: drawn !== null && isBeside(drawn, token) ? { x0: drawn.x0, x1: token.x1 } : null,
      });
    drawn = null;
  }
  return phrases;
}

const LEAST_ALIKE = 0.6;

/** Whether a line drawn behind a phrase is about as long as the one before it: it is none of the next phrase. */
function closes({ tokens: [first], drawn }: Phrase, { x0, x1 }: Token): boolean {
  if (drawn === null || drawn.x0 >= first!.x0) return false;
  const [before, behind] = [first!.x0 - drawn.x0, x1 - x0];
  return Math.min(before, behind) >= LEAST_ALIKE * Math.max(before, behind);
}

/** What is left of a line of letters where the row ends: the last dash of `---- Deductions ---- Net Pay -`. */
function isCutShort(tokens: readonly Token[], at: number): boolean {
  return (
    at > 0 &&
    at === tokens.length - 1 &&
    /^[-=]{1,3}$/.test(tokens[at]!.text) &&
    tokens.some(({ text }) => DRAWN.test(text))
  );
}

/** Whether lines drawn with letters enclose a word: it is over all that they are over. */
export function isDrawnAround({ text }: { readonly text: string }): boolean {
  return DRAWN_AROUND.test(text);
}

const SIGN = /^(?:Rs\.?|kr|CHF|[$\u00a3\u20ac\u20b9\u00a5\u20b1]|(?:US|CA|C|A|NZ|S|HK|R)\$)$/;
/** Rand, where thousands are set apart by spaces as in South Africa; elsewhere the letter is a code. */
const RAND = /^R$/;
const SIGN_EM = 6;

/** Words that are no code and no heading before others: `EMPLOYEE TAXES` goes on where labels begin behind their codes. */
const OPENING = /,$|^(?:employee|employer|total)$/i;

function goesOn({ text }: Token): boolean {
  return OPENING.test(text);
}

/** Whether a word is the sign of a currency before an amount, however far apart accounts set them: `R  30 517.88`. */
function isSignOf(word: Token, next: Token): boolean {
  const isSign = SIGN.test(word.text) || (RAND.test(word.text) && /\d\s\d/.test(next.text));
  if (!isSign || next.x0 - word.x1 > SIGN_EM * next.size) return false;
  const figure = figureOf(next.plain);
  return figure !== null && figure.scale === 2;
}

/** Whether a sign stands between two numbers of which one is decimal: `80 h \u00d7 $27.00`. */
function isTimes(tokens: readonly Token[], at: number): boolean {
  if (!TIMES.test(tokens[at]!.text)) return false;
  const before = tokens[at - 1];
  const left = before !== undefined && UNIT.test(before.text) ? tokens[at - 2] : before;
  const right = tokens[at + 1];
  if (left === undefined || right === undefined || figureOf(left.plain) === null) return false;
  const figure = figureOf(right.plain.replace(PER_HOUR, ""));
  return figure !== null && isDecimal(figure);
}

/** Behind a rate, what it is for: `80 h @ $27.00/hr`. */
const PER_HOUR = /\/h(?:ou)?r?$/i;

/** Whether a number belongs to the words right before it: a percentage, or a factor with amounts further right, as in `Overtime 1.5`. */
function isOfWords(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const figure = figureOf(token.plain)!;
  if (before === undefined || figureOf(before.plain) !== null || !/[\p{L})@,]$/u.test(before.text))
    return false;
  if (figure.percent || (figure.scale === 0 && THAN.test(before.text))) return true;
  const isBare = figure.scale <= 1 && !figure.currency && !figure.grouped && !figure.hours;
  // Between a factor and its amounts may stand a word: `Overtime 1.5  Earnings  6.00`.
  const isFactor = figure.scale === 1 && tokens.slice(at + 1).some(({ plain }) => figureOf(plain) !== null);
  return (
    isBare &&
    next !== undefined &&
    (isFactor || figureOf(next.plain) !== null) &&
    token.x0 - before.x1 < (isTyped(before) ? TYPED_EM : WORD_EM) * token.size &&
    next.x0 - token.x1 > 2 * WORD_EM * token.size
  );
}

const WORD_EM = 0.45;
const TYPED_EM = 0.7;
/** A bound goes on with its words: `Group Term Life over $50,000`. */
const THAN = /^(?:over|above|under|exceeding|than)$/i;

const BESIDE_EM = 1.2;

const SAME_WIDTH_EM = 0.003;

/** Whether a word is a typewriter's: those of other fonts are nearly as wide by chance. */
function isTyped(token: Token): boolean {
  return isTypewritten(token, SAME_WIDTH_EM);
}

function isBeside(left: Token, right: Token): boolean {
  return right.x0 - left.x1 <= BESIDE_EM * right.size;
}

/** Whether a dash joins words of a phrase: `Social Security - Employer`. */
function isWithin(tokens: readonly Token[], at: number, most: number): boolean {
  const [before, dash, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (before === undefined || next === undefined) return false;
  const isWord = (token: Token): boolean => /\p{L}/u.test(token.text);
  const [left, right] = [(dash.x0 - before.x1) / dash.size, (next.x0 - dash.x1) / dash.size];
  return isWord(before) && isWord(next) && left <= most && right <= most;
}

function isBold({ words }: Token): boolean {
  return words[0]!.bold;
}
