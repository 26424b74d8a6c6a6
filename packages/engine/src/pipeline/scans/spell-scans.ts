import type { ReadPage } from "../../read/page-reader.ts";
import { missedMark } from "../../recognise/missed-mark.ts";
import { recognise } from "../../recognise/recognise.ts";
import { withoutHalfBraces } from "../../respell/braces.ts";
import { partCents } from "../../respell/cents-apart.ts";
import { spellCodesOfColumn } from "../../respell/codes-of-column.ts";
import { partCodes } from "../../respell/codes-apart.ts";
import { withDollarsOfColumn } from "../../respell/dollars-in-column.ts";
import { spellExclaimed } from "../../respell/exclaimed.ts";
import { withFirstBrackets } from "../../respell/first-brackets.ts";
import { spellKnownWords } from "../../respell/known-words.ts";
import { spellLabelsOfColumn } from "../../respell/labels-of-column.ts";
import { spellLookAlikes } from "../../respell/look-alikes.ts";
import { spellAsElsewhere } from "../../respell/printed-elsewhere.ts";
import { spellMarks } from "../../respell/misread-phrase.ts";
import { withPointsOfColumn } from "../../respell/points-of-column.ts";
import { spellIdsOfShape } from "../../respell/ids-of-shape.ts";
import { spellRepeatedIds } from "../../respell/repeated-ids.ts";
import { respell } from "../../respell/respell.ts";
import { spellNamesAlike } from "../../respell/same-names.ts";
import { withSignsOfOthers } from "../../respell/signs-of-others.ts";
import { spacePhrasesAlike } from "../../respell/spaced-alike.ts";
import { spellTaxSides } from "../../respell/tax-sides.ts";
import { joinKnownWords } from "../../respell/words-in-two.ts";
import type { Variant } from "../../variants/compiled-variant.ts";

/**
 * Spells the words of scanned pages by what documents of payroll print: first what any of them prints, then what the
 * recognised format does, and last what this document itself prints elsewhere. Pages with a text layer stay as they are.
 */
export function spellScans(pages: readonly ReadPage[], variants: readonly Variant[]): ReadPage[] {
  const whole = joinKnownWords(pages, variants);
  const clear = whole.map((page) =>
    withPointsOfColumn(
      partCents(withDollarsOfColumn(withFirstBrackets(spellTaxSides(withoutHalfBraces(page))))),
    ),
  );
  const known = spellKnownWords(spelledByVariant(withSignsOfOthers(clear), variants), variants);
  const ofColumns = spellLabelsOfColumn(
    spellCodesOfColumn(spellIdsOfShape(spellRepeatedIds(known))),
    variants,
  );
  const parted = partCodes(spellAsElsewhere(ofColumns, variants), variants);
  const spelled = spellLookAlikes(spellExclaimed(parted));
  return spellNamesAlike(spacePhrasesAlike(spelled, variants), variants);
}

/**
 * The same word is spelled in several ways by several variants: once one is recognised, its own way is the right one. Where
 * none is, all of them only help with what was read with doubt.
 */
function spelledByVariant(pages: readonly ReadPage[], variants: readonly Variant[]): ReadPage[] {
  const byAll = pages.map((page) => respell(page, variants));
  const variant = recognise(byAll, variants);
  const recognised = variant ?? missedMark(byAll, variants);
  const spelled = pages.map((page) => respell(page, variants, "perhaps these"));
  if (recognised === null) return spelled;
  const own = variants.filter((other) => other === recognised);
  const spelledAsOwn = spelled.map((page) => respell(page, own));
  // One page tells the format; what it prints on each may be misread on another.
  return spellMarks(spelledAsOwn, recognised.data.fingerprint.all);
}
