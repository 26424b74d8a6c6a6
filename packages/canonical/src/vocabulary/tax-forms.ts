/** How the words of taxes are shortened, in small letters. */
const FORMS: Readonly<Record<string, string>> = {
  addtl: "additional",
  adtl: "additional",
  assess: "assessment",
  assmt: "assessment",
  boro: "borough",
  comp: "compensation",
  dev: "development",
  disab: "disability",
  disabil: "disability",
  disbl: "disability",
  earn: "earned",
  emplr: "employer",
  empr: "employer",
  emplyr: "employer",
  fam: "family",
  fdrl: "federal",
  fedrl: "federal",
  inco: "income",
  incm: "income",
  incom: "income",
  lic: "license",
  lv: "leave",
  lve: "leave",
  med: "med",
  munic: "municipal",
  occup: "occupational",
  sch: "school",
  scrty: "security",
  secty: "security",
  secur: "security",
  socl: "social",
  supp: "additional",
  svc: "service",
  svcs: "services",
  trng: "training",
  train: "training",
  trans: "transit",
  tx: "tax",
  txs: "tax",
  twnshp: "township",
  unemp: "unemployment",
  unempl: "unemployment",
  unemploy: "unemployment",
  wkfrc: "workforce",
  wrkfrc: "workforce",
  wkrs: "workers",
};

/** Every way to shorten `withholding`: `WHT`, `WTH`, `WHLD`, `WTHHLDG`, `W/HOLD`, `W H`, `Withhold`. */
const WITHHOLDING =
  /(?<![a-z])(?:w ?[/.-] ?h(?:ol?d(?:ing)?|ld(?:g)?)?|w hold(?:ing)?|w h(?![a-z])|wi?t?h{1,2}o?l?d?(?:i?n?g)?|wht|wth(?:old(?:ing)?)?|withhol?d?(?:ings?|i|in)?)(?![a-z])\.?/gi;

/** `NYSTAX`, `FEDWTH`: who levies it, glued to the tax. */
const GLUED = /\b(ny[cs]|fed|us|state|city)(?=(?:tax|tx|inc|wi?th|wh|city)[a-z]*\b)/gi;

/** `SITNY` */
const STATE_BEHIND = /\b(SITW?|SDI|SUI|SUTA|SWT|SWH|PIT|PFML?|PFL|FLI|TDI)(?=[A-Z]{2}\b)/g;

/** `NYLOC` */
const STATE_BEFORE = /\b([A-Z]{2})(?=LOC\b)/g;

/** States that were cut to what is their code today: `Md. Tax`. */
const CUT_STATE = /\b(?:Md|Va|Ga|Pa|Ky|La|Vt)(?=\. )/g;

const COMPANIONS: readonly (readonly [RegExp, string])[] = [
  [/\bl ?& ?i\b/gi, "li"],
  // Alone it says who pays: `PERS Cnty`.
  [/\bcnty(?= (?:tax|tx|inc|w))/gi, "county"],
  [/\bm\/care\b/gi, "medicare"],
  // `State of California PIT`
  [/\bst(?:ate|\.)? of(?= [a-z])/gi, ""],
  [/\blabou?r (?:&|and) industries\b/gi, "li"],
  [/\b(?:fam(?:ily)?) ?(?:&|and|\+) ?med(?:ical)?\b/gi, "family and medical"],
  [/\bpaid fam(?:ily)? (?:lv|lve)\b/gi, "paid family leave"],
];

/** A tax label with its short words written out. What tells states by their capitals reads it, so that the case of the label stays. */
export function withTaxWords(label: string): string {
  let written = label;
  for (const [pattern, words] of COMPANIONS) written = written.replace(pattern, asIn(label, words));
  return (
    written
      .trim()
      // `MedicareEE`, `FederalIncomeTax`
      .replace(/(?<=[a-z]{3})(?=[A-Z])/g, " ")
      .replace(STATE_BEHIND, "$1 ")
      .replace(STATE_BEFORE, "$1 ")
      .replace(GLUED, "$1 ")
      .replace(WITHHOLDING, asIn(label, "withholding"))
      .replace(CUT_STATE, (state) => state.toUpperCase())
      .replace(/[A-Za-z]+/g, (word) => {
        const small = word.toLowerCase();
        return Object.hasOwn(FORMS, small) ? asIn(label, FORMS[small]!) : word;
      })
  );
}

function asIn(label: string, words: string): string {
  return /[a-z]/.test(label) ? words : words.toUpperCase();
}

/** Texas levies no tax on income: behind another word `TX` is short for a tax, unless it is the one for the unemployed. */
const TAX_AS_TX =
  /(?<=\b(?:inc|income|st|state|city|cty|wage|wages|fed|federal|local|lcl|loc|school|sch|county|cnty|twp|muni|occ|svcs?|services|sec|security|medicare|fica|ss|(?!u[ic])[a-z]{2})\.? )TX$/i;

/** `State Inc TX` with its tax in full. */
export function withTaxForTx(label: string): string {
  return label.replace(TAX_AS_TX, "TAX");
}

const FIELD_LETTERS_MIN = 10;
const ENDINGS = ["withholding", "tax", "income", "income tax"];

/** A label cut off within its last word, which says it is a tax as the words before do: `NEW YORK STATE I`, `Connecticut Wit`. */
export function withoutCutEnding(label: string): string {
  const cut = /^(?<whole>.+\S) (?<end>[a-z]{1,10})$/i.exec(label)?.groups;
  if (cut === undefined || label.length < FIELD_LETTERS_MIN) return label;
  const end = cut["end"]!.toLowerCase();
  return ENDINGS.some((ending) => ending !== end && ending.startsWith(end)) ? cut["whole"]! : label;
}
