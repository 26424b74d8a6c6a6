import type { ConfidenceReason } from "../api/result.ts";
import type { Ledger, LedgerEmployee } from "../canonicalise/ledger.ts";
import { isNameAlone, scannedCompany } from "../canonicalise/lone-names.ts";
import { isScanned, type Token } from "../layout/token.ts";
import { isSurelyRead } from "../read/surely-read.ts";
import type { Doubt } from "./doubt.ts";
import { doubtfulFiguresOf } from "./doubtful-figures.ts";

/** From here on a recogniser is as sure of a figure as of most that it reads right. */
const SURE = 0.85;
/** Below this it is guessing. */
const GUESSED = 0.5;
const A_REPAIR = 0.02;

/** Whether a recogniser read the token and was not sure of it, or read it in two ways. */
function isDoubtfullyRead({ words }: Token): boolean {
  return !words.every(isSurelyRead);
}

/** Figures that no sum proves and of which the recogniser was not sure. */
export function doubtfulFigures(figures: readonly Token[], proved: ReadonlySet<Token>): Doubt | null {
  const tokens = figures.filter((token) => !proved.has(token) && isDoubtfullyRead(token));
  const reason = doubtfulFiguresOf(tokens.length);
  return reason === null ? null : { ...reason, tokens };
}

/** Names, dates and labels that the recogniser guessed at. */
export function guessedWords(all: readonly Token[]): Doubt | null {
  const tokens = all.filter(({ words }) =>
    words.some(({ source, confidence }) => source === "ocr" && confidence < GUESSED),
  );
  const count = tokens.length;
  if (count === 0) return null;
  const effect = Math.round(Math.min(0.1, 0.005 * count) * 1000) / 1000;
  const message = `${count} words of scanned pages are guesses`;
  return { code: "guessed_words", message, effect, count, tokens };
}

const NUMBERS_DISPUTED = 0.045;
const DIGIT = /\d/;

/** Ids, codes and dates that each look read in another way: no sum proves them, and they are somebody else's by one digit. */
export function disputedNumbers(all: readonly Token[]): Doubt | null {
  const isDisputed = ({ words }: Token): boolean =>
    words.some(
      ({ source, text, confidence, otherReadings = [] }) =>
        source === "ocr" &&
        confidence < GUESSED &&
        otherReadings.length > 0 &&
        [text, ...otherReadings].some((reading) => DIGIT.test(reading)),
    );
  const tokens = all.filter(isDisputed);
  const count = tokens.length;
  if (count === 0) return null;
  return {
    code: "disputed_numbers",
    message: `${count} ids or dates of scanned pages were read in several ways`,
    effect: NUMBERS_DISPUTED,
    count,
    tokens,
  };
}

const NAME_ALONE = 0.045;
const LETTER = /\p{L}/u;

/**
 * No sum proves a name: read from an image, printed once and without an id beside it, it may be somebody else's, unless other
 * looks at each of its words gave the same.
 */
export function namesAlone(employees: readonly LedgerEmployee[]): Doubt | null {
  const alone = employees.filter(
    (employee) => isNameAlone(employee) && !employee.name.tokens.every(isConfirmed),
  );
  const count = alone.length;
  if (count === 0) return null;
  return {
    code: "names_alone",
    message: `${count} names of scanned pages stand once and without an id, and other looks at them differ`,
    effect: NAME_ALONE,
    count,
    tokens: alone.flatMap(({ name }) => name.tokens),
  };
}

/** Nor does one prove the company's name. */
export function companyAlone(ledger: Pick<Ledger, "reading">): ConfidenceReason | null {
  if (scannedCompany(ledger).every(isConfirmed)) return null;
  return {
    code: "company_alone",
    message: "other looks at the company's name on a scanned page differ",
    effect: NAME_ALONE,
  };
}

/** Whether other looks at each word of a name gave the same; what has no letter is none. */
function isConfirmed({ words }: Token): boolean {
  return words.every(
    ({ source, text, confirmed }) => source !== "ocr" || confirmed === true || !LETTER.test(text),
  );
}

const NAMES_DOUBTFUL = 0.045;
/** A letter that was read in so many other ways may be one that no look knows: `Sgren` and `Ssren` for `Seren`, an ø. */
const SEVERAL = 2;
/** So many names show how a document prints them. */
const FEW_NAMES = 2;
/** Most names stand in no dictionary, and are read with little confidence. */
const NAME_GUESSED = 0.6;
const MARKED = /[^\p{ASCII}\P{L}]/u;
/** As what an ü is read, and the first half of an ñ: few names have both letters. */
const TWO_DOTS = /\p{L}ii\p{L}/u;

/** Small words between the parts of a name; any other part that begins with such a letter has lost its capital: `castillo`. */
const PARTICLE = /^(?:van|vo[nm]|zu[mr]?|und)$/;
const SMALL_FIRST = /^[cosuvwxz]\p{L}*[.,]?$/u;

/**
 * A name that was as good as guessed, of which looks read a letter in several ways, or that begins small where its form tells
 * nothing; and as a mark on a letter is small, one of which looks differ in it, or were not sure.
 */
export function doubtfulNames(employees: readonly LedgerEmployee[]): Doubt | null {
  const [withComma, others] = [true, false].map((has) => employees.filter((each) => hasComma(each) === has));
  // Where others have their family first, a name without its comma has lost it, and is read the wrong way around.
  const isMixed = withComma!.length >= FEW_NAMES && withComma!.length > others!.length;
  const doubtful = employees.filter(
    (employee) =>
      (isMixed && lacksComma(employee)) ||
      employee.name.tokens.some(({ words }) =>
        words.some(({ source, text, confidence, otherReadings = [] }) => {
          if (source !== "ocr") return false;
          const isDisputed =
            otherReadings.some((other) => differInMarks(other, text)) ||
            otherReadings.filter((other) => differsInOne(other, text)).length >= SEVERAL;
          const isSmall = SMALL_FIRST.test(text) && !PARTICLE.test(text);
          return (
            isDisputed ||
            isSmall ||
            TWO_DOTS.test(text) ||
            confidence < (MARKED.test(text) ? SURE : NAME_GUESSED)
          );
        }),
      ),
  );
  const count = doubtful.length;
  if (count === 0) return null;
  return {
    code: "doubtful_names",
    message: `${count} names of scanned pages may have other letters`,
    effect: NAMES_DOUBTFUL,
    count,
    tokens: doubtful.flatMap(({ name }) => name.tokens),
  };
}

function hasComma({ name }: LedgerEmployee): boolean {
  return name.tokens.some(({ words }) => words.some(({ text }) => text.includes(",")));
}

function lacksComma(employee: LedgerEmployee): boolean {
  const words = employee.name.tokens.flatMap((token) => token.words);
  return words.length > 1 && !hasComma(employee) && words.some(({ source }) => source === "ocr");
}

/** Whether another reading has as many letters, and a mark where the text has another, or none. */
function differInMarks(other: string, text: string): boolean {
  const [marked, letters] = [[...other.normalize("NFC")], [...text.normalize("NFC")]];
  return (
    marked.length === letters.length &&
    marked.some((letter, i) => letter !== letters[i] && MARKED.test(letter))
  );
}

/** Whether another reading has one other letter, whatever its case. */
function differsInOne(other: string, text: string): boolean {
  const [letters, own] = [[...other.toLowerCase()], [...text.toLowerCase()]];
  return letters.length === own.length && letters.filter((letter, i) => letter !== own[i]).length === 1;
}

const PAYMENT_UNREAD = 0.045;

/** Where others have their checks, net pay without any is a check whose number could not be read. */
export function unreadPayments(employees: readonly LedgerEmployee[]): ConfidenceReason | null {
  if (!employees.some(({ payments }) => payments.length > 0)) return null;
  const count = employees.filter(
    ({ net, payments }) =>
      net !== null && net.cents !== 0 && payments.length === 0 && net.tokens.some(isScanned),
  ).length;
  if (count === 0) return null;
  return {
    code: "unread_payments",
    message: `${count} employees of scanned pages are paid by checks that were not read`,
    effect: PAYMENT_UNREAD,
  };
}

export function repairedFigures(count: number): ConfidenceReason | null {
  if (count === 0) return null;
  return {
    code: "repaired_figures",
    message: `${count} figures of scanned pages were corrected, as the sums through them demand`,
    effect: Math.round(A_REPAIR * count * 1000) / 1000,
  };
}
