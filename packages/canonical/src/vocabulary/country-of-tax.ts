import { normalizeLabel } from "./normalize-label.ts";

/**
 * Which countries levy a tax of this name, in normalised spelling; a star stands for any words behind. ISO 3166-1. The sources
 * are those of `tax-words-abroad.ts`.
 */
const COUNTRY_TAXES: Readonly<Record<string, string>> = {
  CA: `wsib*, cnesst, csst, ontario health premium, cpp*, cpp2, canada pension plan*, ei*, employment insurance*, qpp*, qpip*, quebec pension plan*, provincial, provincial tax*, provincial income tax*, rpc, rrq, rqap, ae,
    assurance emploi*, regime de pensions du canada, regime de rentes du quebec, regime quebecois dassurance parentale, impot federal*, impot provincial*, impot du quebec`,
  GB: `ni a, ni b, ni c, ni h, ni m, ni conts, ni cat*, ni cat a, ni ee, ni er, ees ni, ers ni, ers nic, er nic, er ni, employers ni, employer ni, employees ni, employee ni, apprenticeship levy, scottish income tax, welsh tax, welsh income tax, srit, paye*, tax paye, income tax paye, national insurance*, nat ins*, ni, nic, ee nic, ees nic, ees ni, ni ees, ni contribution*, employee nic, employer nic, employers nic, employees nic, class 1 nic`,
  IE: `paye tax, paye*, tax paye, prsi*, ee prsi, er prsi, usc*, universal social charge*, lpt, local property tax`,
  AU: `medicare levy surcharge, payg*, paygw, medicare levy*, hecs*, stsl`,
  NZ: `earners levy, acc earner levy, paye*, acc levy*, acc earners levy*`,
  ZA: `paye*, uif*, sdl*, unemployment insurance fund*`,
  IN: `tds*, tax deducted at source, professional tax*, profession tax*, prof tax, ptax, p tax, pf, epf, vpf, provident fund*, employee provident fund*, esi*, esic, employees state insurance*, lwf, labour welfare, labour welfare fund*, lab welfare*, edli, esi er, esi ee`,
  PH: `sss*, philhealth*, pag ibig*, pagibig*, withholding tax on compensation`,
  SG: `cpf*, central provident fund*, cdac, sinda, mbmf, shg`,
  DE: `lohnsteuer*, kirchensteuer*, solidaritatszuschlag*, krankenversicherung*, rentenversicherung*, arbeitslosenversicherung*, pflegeversicherung*, krankenvers*, rentenvers*, arbeitslosenvers*, pflegevers*, kist, kv an, kv ag, rv an, rv ag, av an, av ag, pv an, pv ag, kv beitrag*, rv beitrag*, av beitrag*, pv beitrag*, insolvenzgeldumlage*`,
  FR: `csg*, crds*, csg crds*, prelevement a la source*, impot preleve a la source*, securite sociale*, assurance vieillesse*, assurance chomage*, agirc arrco*, arrco, agirc, contribution equilibre general*, retraite compl*, retraite complementaire*, cot salariales, vieillesse*, prelevement a la source*,  retraite complementaire*,
    cotisations salariales*, cotisations sociales*`,
  ES: `irpf*, retencion irpf*, contingencias comunes*, cont comunes, cotiz cont comunes, cotizacion cont comunes, form prof, form profesional, seg social, cuota seg social, cotizacion desempleo, contingencias profesionales*, cotizacion contingencias comunes*, formacion profesional, mei, mecanismo de equidad intergeneracional`,
  MX: `isr*, imss*, cuota imss*, cuotas imss*, infonavit*, credito infonavit*, subsidio para el empleo*, subsidio al empleo*, impuesto sobre la renta*`,
  BR: `inss*, irrf*, fgts*`,
  IT: `irpef*, inps*`,
  NL: `loonheffing*, loonbelasting*`,
  BE: `bedrijfsvoorheffing*, rsz*, onss*`,
  PL: `zus*`,
};

/** Countries that pay in a currency (ISO 4217). Of the euro those whose payslips the vocabulary knows. */
const CURRENCY_COUNTRIES: Readonly<Record<string, string>> = {
  USD: "US",
  CAD: "CA",
  GBP: "GB",
  AUD: "AU",
  NZD: "NZ",
  ZAR: "ZA",
  INR: "IN",
  PHP: "PH",
  SGD: "SG",
  MXN: "MX",
  BRL: "BR",
  PLN: "PL",
  EUR: "IE DE FR ES IT NL BE",
};

let names: { whole: Map<string, string[]>; open: [words: string, country: string][] } | undefined;

/** The countries that levy a tax of this name, `["CA"]` for `CPP`, `["GB", "IE", "NZ", "ZA"]` for `PAYE`; `[]` if it shows none. */
export function countriesOfTax(label: string): readonly string[] {
  names ??= compile();
  const text = normalizeLabel(label);
  const found = new Set(names.whole.get(text));
  for (const [words, country] of names.open) if (text.startsWith(`${words} `)) found.add(country);
  return [...found].sort();
}

/**
 * The country of a payroll, by its currency and the labels of its taxes; null if they do not show it. A currency of
 * one country decides, except the dollar, which is also the default currency.
 */
export function countryOfPayroll({
  currency,
  labels,
}: {
  readonly currency: string | null;
  readonly labels: readonly string[];
}): string | null {
  const paying = (CURRENCY_COUNTRIES[currency ?? ""] ?? "").split(" ").filter((country) => country !== "");
  const [only] = paying;
  if (paying.length === 1 && only !== undefined && only !== "US") return only;
  const votes = new Map<string, Set<string>>();
  const sure = new Set<string>();
  for (const label of labels.flatMap(inEachLanguage))
    for (const country of countriesOfTax(label)) {
      if (paying.length > 1 && !paying.includes(country)) continue;
      if (isSure(label)) sure.add(country);
      const own = votes.get(country);
      if (own === undefined) votes.set(country, new Set([normalizeLabel(label)]));
      else own.add(normalizeLabel(label));
    }
  const [first, second] = [...votes]
    .map(([country, own]) => ({ country, count: own.size }))
    .sort((a, b) => b.count - a.count);
  const isAlone = first !== undefined && first.count > (second?.count ?? 0);
  // Few letters are soon something else in dollars: it takes two taxes of one country, or one with a name of its own.
  if (isAlone && (only !== "US" || first.count > 1 || sure.has(first.country))) return first.country;
  return only === "US" && votes.size === 0 ? "US" : null;
}

/** `RRQ / QPP`: one tax in two languages. */
function inEachLanguage(label: string): readonly string[] {
  return label.includes(" / ") ? [label, ...label.split(" / ")] : [label];
}

const LEAST_LETTERS = 4;

/** Whether one country alone has a tax of this name, and the name is no abbreviation of two or three letters. */
function isSure(label: string): boolean {
  const [first = ""] = normalizeLabel(label).split(" ");
  return first.length >= LEAST_LETTERS && countriesOfTax(label).length === 1;
}

function compile(): NonNullable<typeof names> {
  const compiled: NonNullable<typeof names> = { whole: new Map(), open: [] };
  for (const [country, list] of Object.entries(COUNTRY_TAXES))
    for (const entry of list.split(",")) {
      const words = entry.replace("*", "").trim().replace(/\s+/g, " ");
      compiled.whole.set(words, [...(compiled.whole.get(words) ?? []), country]);
      if (entry.includes("*")) compiled.open.push([words, country]);
    }
  return compiled;
}
