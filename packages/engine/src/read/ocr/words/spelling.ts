/** Letters whose capital has the same form. */
const SAME_FORM = /^[cosuvwxzCOSUVWXZ]{1,3}$/;
/** A word with a capital is as high as it, whatever follows: `Co`, `Soc`. */
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u;
/** No word begins small and goes on in capitals, and no digit stands before a slash and a letter: `oT`, `0/T`. */
const SMALL_FIRST = /^[ckosuvwxz]{1,3}\p{Lu}{1,3}$/u;
const ZERO_FIRST = /^[0o]\/\p{Lu}{1,2}$/u;
/** A capital's form between capitals: `PAPADOPouLOS`, `FsA`; but `McCOY`. An s behind capitals is a plural: `PTOs`. */
const AMID_CAPITALS =
  /^(?!Mc)\p{Lu}{2,}[cosuvwxz]+\p{Lu}[\p{Lu}cosuvwxz]*$|^\p{Lu}[suvwxz]\p{Lu}+[,.]?$|^\p{Lu}{3,}[cuvwxz][,.]?$/u;
/** No number ends so. */
const ID = /^[1l|]D(?=[:.#]*$)/;
/** A V whose right half is read as something else, or twice. */
const SLANTED = /^(?:\\[^A-Za-z]{0,2}|Vv|¥)$/;
/** As what an initial is read. */
const SECTION = "\u00a7";
const STROKES = /^[lI|][lI|i]{1,2}(?=[,.]?$)/;
/** An initial: no word is a small l with a point. */
const INITIAL = /^[l|]\.$/;
/** The code of a state that ends in an I. */
const STATE = /^[HMRW]!$/;
const FOURTH = /^[1l|]V(?=[,.]?$)/;
/** A suffix and the name behind it, between which a comma beside the point is overlooked. */
const SUFFIX_AND_NAME = /^([JS][Rr])\.{1,2}(?=\p{Lu}\p{L})/u;
/** What is left of a line that a word stands on, or dust. */
const UNDERLINED = /(?<=^\p{L}[\p{L}.,'’-]*)_+$/u;
/** Dust before a word. */
const QUOTED = /^['"`‘’“”][\p{L}\d]/u;
const DUST_BEHIND = /^\$?(?:[\d.,]*\d['"`‘’“”]|[\d,]*\.\d\d[.,:;])$/;
/** As what a sharp s at the end of a name is read. */
const SHARP_S = /(?<=^\p{Lu}\p{Ll}+)\}$|(?<=^\p{Lu}\p{Ll}{2,})B$/u;
/** No word begins with an l and a consonant: `lbarra` is `Ibarra`. Pounds and forms of companies are shorter. */
const STROKE_OF_NAME = /^l(?=[bcdfghjkmnpqrstvwxyz]\p{Ll}{3,})/u;
/** No number stands before an apostrophe and a name: `0'Rourke`. */
const ZERO_OF_NAME = /^0(?=['’]\p{Lu}\p{L})/u;
/** The minus of an amount, which a recogniser takes for one of the longer dashes. */
const LONG_MINUS = /^[–—](?=\$?[\d,]*\.\d\d$)|(?<=^\$?[\d,]*\.\d\d)[–—]$/;
/** No code has cents: the S before an amount is a sign of dollars. */
const DOLLARS = /^(?<sign>[-(]?)[sS](?=[\d,]*\d\.\d\d\)?$)/;
const NO_DOLLARS = /^(?<sign>[-(]?)(?:[sS$][oO](?=\.\d\d\)?$)|\$[oO](?=\)?$))/;
/** A comma between thousands that was read as a point: no amount has two. */
const TWO_POINTS = /^[-(]?[$£€sS]?\d{1,3}(?:[.,]\d{3})+\.\d\d[-)]?$/;
const THOUSANDS = /\.(?=\d{3})/g;
/** A sign of dollars that stands apart from its amount. */
const DOLLAR_APART = /^[-(]{1,2}S$/;
/** A number with at most one letter before it, in which round letters stand for zeros with a stroke or a dot. */
const NUMBERED = /^[A-Za-z]?[\doOeQD]{6,}$/;
const DOUBLED = /^Vv(?=[\doOeQD]{6,}$)/;
const ROUND = /[oOeQD]/g;

/**
 * Settles what the form of letters leaves open by what stands beside them: `tall` is whether the word is as high as a
 * capital. Figures with one point are left as they were read.
 */
export function spelled(text: string, tall: boolean): string {
  if (TWO_POINTS.test(text)) return inDollars(text.replaceAll(THOUSANDS, ","));
  if (text === SECTION) return "S";
  if (tall && SAME_FORM.test(text) && !CAPITALISED.test(text)) return text.toUpperCase();
  if (SMALL_FIRST.test(text) || ZERO_FIRST.test(text)) return text.replace(/^0/, "O").toUpperCase();
  if (AMID_CAPITALS.test(text)) return text.toUpperCase();
  if (ID.test(text)) return text.replace(ID, "ID");
  if (STROKES.test(text)) return text.replaceAll(/[lI|i]/g, "I");
  if (INITIAL.test(text)) return "I.";
  if (STATE.test(text)) return text.replace("!", "I");
  if (FOURTH.test(text)) return text.replace(FOURTH, "IV");
  if (STROKE_OF_NAME.test(text)) return text.replace(STROKE_OF_NAME, "I");
  if (ZERO_OF_NAME.test(text)) return text.replace(ZERO_OF_NAME, "O");
  if (SHARP_S.test(text)) return text.replace(SHARP_S, "\u00df");
  if (LONG_MINUS.test(text)) return text.replace(LONG_MINUS, "-");
  if (DUST_BEHIND.test(text)) return text.slice(0, -1);
  if (QUOTED.test(text)) return text.slice(1);
  if (DOLLAR_APART.test(text)) return text.replace("S", "$");
  if (UNDERLINED.test(text)) return text.replace(UNDERLINED, "");
  if (SUFFIX_AND_NAME.test(text)) return text.replace(SUFFIX_AND_NAME, "$1.,");
  if (NO_DOLLARS.test(text)) return text.replace(NO_DOLLARS, "$<sign>$$0");
  if (DOLLARS.test(text)) return inDollars(text);
  return numbered(text);
}

function inDollars(text: string): string {
  return text.replace(DOLLARS, "$<sign>$$");
}

/** A V that was read as something else, and a number of many digits, in which letters that look like zeros are zeros. */
export function numbered(text: string): string {
  if (SLANTED.test(text)) return "V";
  const single = text.replace(DOUBLED, "V");
  if (!NUMBERED.test(single) || (single.match(/\d/g)?.length ?? 0) < 4) return text;
  const first = single.slice(0, 1);
  return (SAME_FORM.test(first) ? first.toUpperCase() : first) + single.slice(1).replace(ROUND, "0");
}
