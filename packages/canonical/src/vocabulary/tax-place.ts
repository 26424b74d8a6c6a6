import type { TaxClass } from "./tax-class.ts";
import { PhraseBook } from "./phrase-book.ts";
import { SHORT_STATE_NAMES, STATE_NAMES, TAXING_LOCALITIES } from "./states.ts";

/** Where a tax label says it is levied: the state code, whether a locality is named, and the words that are left. */
export type TaxPlace = {
  readonly state: string | null;
  readonly locality: boolean;
  readonly words: readonly string[];
};

type Place = { readonly state: string; readonly locality: boolean; readonly short?: boolean };
type SplitCode = { readonly state: string; readonly tax: string };

/** What follows the state in a code without spaces: `CASDI`, `NYPFL`, `MAFL`, `ORTRN`. */
const CODE_TAXES = new Set(
  `dbl di dis eit ett famli fl fli fml lst ltc mli pfl pfm pfml pfmla pit pml sdi sit sitw stt sui suta tdi swf trn ui vdi vpdi wbf wf wh`.split(
    " ",
  ),
);

/** Texas taxes no wages of employees: before these words `TX` is short for a tax, as in `TX EE Medicare Tax`. */
const TAX_CODE = /^tx (?=(?:ee|withholding)\b|er (?:social|soc|oasdi|fica|med(?:icare)?)\b)/;

let places: PhraseBook<Place> | undefined;

/** Who pays may stand before the state: `ER GA SUTA`. */
const SIDE = /^(?:er|ee) (?=[a-z]{2} )/;

/** Takes the state and the locality out of a tax label. A word that names a tax is never split into state and tax. */
export function placeOf(label: string, normalized: string, isTaxWord: (word: string) => boolean): TaxPlace {
  places ??= compile();
  const words = normalized === "" ? [] : normalized.replace(TAX_CODE, "").replace(SIDE, "").split(" ");
  // `FICA HI` is no tax of Hawaii, `Fed UT` none of Utah.
  if ((words.length > 1 && isTaxWord(normalized)) || /^(?:fed|federal)\b/.test(normalized))
    return { state: null, locality: false, words };
  let state: string | null = null;
  let locality = false;
  let localityState: string | null = null;
  const left: string[] = [];

  for (let at = 0; at < words.length;) {
    const [place, count] = placeAt(words, at);
    // Alone a short name is a code, as of a city.
    if (place !== null && !(place.short === true && words.length === count)) {
      if (place.locality) {
        locality = true;
        localityState ??= place.state;
      } else state ??= place.state;
      at += count;
      continue;
    }
    const word = words[at] ?? "";
    const code = word.toUpperCase();
    if (state === null && code in STATE_NAMES && isStateHere(label, words, at, locality)) state = code;
    else if (word === "nys") {
      state ??= "NY";
      left.push("state");
    } else {
      const split: SplitCode | null = isTaxWord(word) ? null : splitCode(label, word);
      if (split === null || (state !== null && state !== split.state)) left.push(word);
      else {
        state = split.state;
        left.push(split.tax);
      }
    }
    at++;
  }
  return { state: state ?? localityState, locality, words: left };
}

/** A locality by a code of its first letters, perhaps behind its state: `OHCOLUMB`, `CLEV`, `COL1`, `MARN`, and with an L its local services tax, `PHILL`. */
export function localityOfCode(label: string): TaxClass | null {
  const ofState = /^([A-Z]{2})([A-Z]{4,6})$/.exec(label.trim());
  const prefix = ofState?.[1] ?? "";
  if (prefix in STATE_NAMES && stateOfAbbreviation(ofState![2]!.toLowerCase()) === prefix)
    return { type: "local_income", jurisdiction: `US-${prefix}`, known: true };
  const code = /^([A-Z]{3,6})(\d{0,2})$/.exec(label.trim());
  const letters = code?.[1]?.toLowerCase();
  if (letters === undefined || (letters.length < 4 && code?.[2] === "")) return null;
  const state = stateOfAbbreviation(letters);
  if (state !== null) return { type: "local_income", jurisdiction: `US-${state}`, known: true };
  if (letters.length > 4 && letters.endsWith("l") && stateOfAbbreviation(letters.slice(0, -1)) === "PA") {
    return { type: "other", jurisdiction: "US-PA", known: true };
  }
  return null;
}

function placeAt(words: readonly string[], at: number): [Place | null, number] {
  for (let count = Math.min(3, words.length - at); count > 0; count--) {
    const phrase = places?.find(words.slice(at, at + count).join(" "));
    if (phrase) return [phrase.meaning, count];
  }
  return [null, 1];
}

/** In the middle of a label, or in running capitals, `IN` and `OR` are words; `CO` at the end is the company. */
function isStateHere(label: string, words: readonly string[], at: number, afterLocality: boolean): boolean {
  const code = (words[at] ?? "").toUpperCase();
  // `N.C. Income Tax`
  const letters = code.split("").join("\\.?");
  const printed = new RegExp(`(?<![A-Za-z])(?<mark>[,(/]\\s*)?${letters}(?![A-Za-z])`).exec(label);
  if (printed === null) return false;
  if (words.length === 1 || afterLocality || printed.groups?.["mark"] !== undefined) return true;
  if (at === 0) return true;
  // `STATE IL TAX`
  if (words[at - 1] === "state") return true;
  if (at < words.length - 1) return /[a-z]/.test(label) && code !== "SD";
  return (code !== "CO" && code !== "SD") || words.includes("state");
}

function splitCode(label: string, word: string): SplitCode | null {
  const state = word.slice(0, 2).toUpperCase();
  const tax = word.slice(2).replace(/\d+$/, "");
  if (!(state in STATE_NAMES) || !label.includes(word.toUpperCase())) return null;
  for (const name of [tax, tax.replace(/(?:ee|er|e|r)$/, "")]) {
    if (CODE_TAXES.has(name)) return { state, tax: name };
  }
  return null;
}

function stateOfAbbreviation(letters: string): string | null {
  const states = new Set<string>();
  for (const [state, names] of Object.entries(TAXING_LOCALITIES)) {
    for (const name of names.split(", ")) {
      const squeezed = name.replaceAll(" ", "");
      const contracted =
        letters.length === 4 &&
        squeezed.startsWith(letters.slice(0, 3)) &&
        squeezed.endsWith(letters.slice(3));
      if (squeezed.startsWith(letters) || contracted) states.add(state);
    }
  }
  const [state] = states;
  return states.size === 1 && state !== undefined ? state : null;
}

function compile(): PhraseBook<Place> {
  const compiled = new PhraseBook<Place>();
  for (const [state, names] of Object.entries(TAXING_LOCALITIES))
    compiled.add({ state, locality: true }, names);
  for (const [state, name] of Object.entries(STATE_NAMES)) compiled.add({ state, locality: false }, name);
  for (const [state, name] of Object.entries(SHORT_STATE_NAMES))
    compiled.add({ state, locality: false, short: true }, name);
  return compiled;
}
