import type { GrayImage } from "../page-image/gray-image.ts";
import type { Tones } from "../page-image/tones.ts";
import { isDust } from "./ink/ink-left.ts";
import { withMarksBetween } from "./ink/marks-between.ts";
import { withAmpersand } from "./letters/ampersands.ts";
import { withDollars } from "./letters/dollar-signs.ts";
import { isDustSign, withoutDustSigns } from "./letters/dust-signs.ts";
import { withFirstLetter } from "./letters/first-letters.ts";
import { withoutImagined } from "./letters/imagined-letters.ts";
import { sizedLetters, withCapitalsSeen } from "./letters/letter-case.ts";
import { inShownForm } from "./letters/letter-forms.ts";
import { highLetters, loneLetter, withSquareFoot } from "./letters/lone-letters.ts";
import { withMinus } from "./letters/minus-signs.ts";
import { withCommaBehindNumeral } from "./letters/numeral-and-comma.ts";
import { withNumeral } from "./letters/numerals.ts";
import {
  withNumberSign,
  withOverlookedApostrophe,
  withOverlookedComma,
  withPointOfNumber,
} from "./letters/overlooked-signs.ts";
import { withPlanK } from "./letters/plan-k.ts";
import { withStars } from "./letters/stars.ts";
import { withSlash } from "./letters/slashes.ts";
import type { SeenWord } from "./recogniser.ts";
import { atSpaces } from "./words/at-spaces.ts";
import { commasBehind } from "./words/commas-behind.ts";
import { joinDots, joinFigures, plainCents } from "./words/join-figures.ts";
import { joinLetters } from "./words/join-letters.ts";
import { withOpenC } from "./letters/open-c.ts";
import { ownLetters } from "./words/own-letters.ts";
import { partWord } from "./words/part-words.ts";
import { apart, evenHeights, wholeLetters } from "./words/word-boxes.ts";

/**
 * The words of a phrase as their ink shows them, in the pixels of its picture: where they begin and end, which letters they
 * have, and which signs. `marked` gives letters their marks; `linePx` and `capitalPx` are how high lines of the page and
 * capitals usually are.
 */
export function shownWords(
  seen: readonly SeenWord[],
  picture: GrayImage,
  tones: Tones,
  { linePx, capitalPx }: { linePx: number; capitalPx: number },
  marked: (words: SeenWord[]) => SeenWord[],
): SeenWord[] {
  const clean = seen.filter(
    (word, i) =>
      !isDust(word, picture, tones, linePx) &&
      !isDustSign(word, [seen[i - 1], seen[i + 1]], picture, tones, capitalPx),
  );
  const spaced = ownLetters(atSpaces(apart(clean), picture, tones), picture, tones);
  const whole = wholeLetters(spaced, picture, tones);
  const even = evenHeights(whole, picture, tones, linePx);
  const named = commasBehind(even, picture, tones);
  const joined = joinLetters(marked(sizedLetters(named, picture, tones)), picture, tones);
  return joinDots(joinFigures(withMarksBetween(joined, picture, tones), picture, tones))
    .map((word) => withoutDustSigns(word, picture, tones, capitalPx))
    .map((word, i, words) => plainCents(word, words[i - 1]))
    .map((word) => withoutImagined(word, picture, tones))
    .map((word) => withCapitalsSeen(word, picture, tones))
    .map((word) => withFirstLetter(word, picture, tones))
    .map((word) => inShownForm(word, picture, tones))
    .map((word) => withOpenC(word, picture, tones))
    .map((word) => withNumeral(word, picture, tones))
    .map((word) => loneLetter(word, picture, tones, capitalPx))
    .map((word) => highLetters(word, picture, tones, capitalPx))
    .map(withOverlookedComma)
    .map((word) => withCommaBehindNumeral(word, picture, tones))
    .map((word) => withOverlookedApostrophe(word, picture, tones))
    .map((word, i, words) => withNumberSign(word, words.length === 1 ? undefined : (words[i + 1] ?? word)))
    .map((word, i, words) => withPointOfNumber(word, words[i + 1]))
    .map((word) => withStars(word, picture, tones, linePx))
    .map((word) => withSlash(word, picture, tones))
    .map((word) => withPlanK(word, picture, tones))
    .map((word) => withDollars(word, picture, tones))
    .flatMap((word, i, words) => withAmpersand(word, picture, tones, [words[i - 1], words[i + 1]]))
    .flatMap((word, i, words) => partWord(word, picture, tones, words[i + 1]))
    .map((word) => withSquareFoot(word, picture, tones))
    .map((word, i, words) => withMinus(word, picture, tones, words[i + 1]));
}
