import { isForeignTax, type TaxType } from "@paylift/canonical";
import { isTax, type LedgerEmployee, type LedgerLine, type TaxLine } from "./ledger.ts";

/** What only the United States levy. */
const DOMESTIC: ReadonlySet<TaxType> = new Set([
  "social_security",
  "medicare",
  "fica",
  "federal_unemployment",
]);

/**
 * Names of taxes say what they are in the United States: where others than theirs are withheld, and none of theirs, a
 * `Federal Tax` is somebody else's.
 */
export function withoutForeignTypes(employees: readonly LedgerEmployee[]): void {
  const taxes = employees.flatMap(({ lines }) => lines.filter(isTax));
  if (!taxes.some(({ description }) => isForeignTax(description))) return;
  if (taxes.some(({ type }) => DOMESTIC.has(type))) return;
  for (const tax of taxes) Object.assign(tax, { type: "other", jurisdiction: null, locality: null });
}

const FICA = /\bfica\b/i;
/** In thousandths of the wages. Social security alone is 62 at most, with Medicare it is 76.5 (26 U.S.C. 3101). */
const OF_BOTH = 63;

/**
 * What is called FICA is both, where it is more than social security alone could be, and nobody has a line of the other part:
 * `FICA`, or `FICA / Med`. Beside a line of Medicare it is social security alone.
 */
export function combineFica(employees: readonly LedgerEmployee[]): void {
  for (const list of ["taxes", "employer_taxes"] as const) {
    const taxes = employees.flatMap(({ lines, gross }) =>
      lines.filter(isTax).flatMap((tax) => (tax.list === list ? [{ tax, gross }] : [])),
    );
    const parts = new Set(taxes.map(({ tax }) => tax.type));
    if (parts.has("medicare"))
      for (const { tax } of taxes) if (tax.type === "fica") tax.type = "social_security";
    if (parts.has("medicare") && (parts.has("social_security") || parts.has("fica"))) continue;
    const called = taxes.filter(({ tax }) => PARTS.has(tax.type) && FICA.test(tax.description));
    const areBoth = called.some(
      ({ tax, gross }) => gross !== null && 1000 * tax.amount > OF_BOTH * gross.cents,
    );
    if (areBoth) for (const { tax } of called) tax.type = "fica";
  }
}

/** Of which FICA consists. */
const PARTS: ReadonlySet<TaxType> = new Set(["social_security", "medicare"]);

const HOSPITAL_INSURANCE = /^hi$/i;
/** Social security takes 6.2 % of wages, and hospital insurance, which Medicare is, 1.45 % (26 U.S.C. 3101). */
const [OF_SOCIAL_SECURITY, OF_MEDICARE] = [6_200, 1_450];
/** Each may be rounded by so many cents. */
const ROUNDED = 1;

/**
 * `HI` is Hawaii's tax, but hospital insurance where nobody has another line of Medicare and all of it is what is due on the
 * wages of social security.
 */
export function nameHospitalInsurance(employees: readonly LedgerEmployee[]): void {
  for (const list of ["taxes", "employer_taxes"] as const) {
    const people = employees.map(({ lines }) => lines.filter(isTax).filter((tax) => tax.list === list));
    if (people.flat().some(({ type }) => type === "medicare")) continue;
    const pairs = people.flatMap((taxes) => {
      const insurance = taxes.find(({ description }) => HOSPITAL_INSURANCE.test(description));
      const security = taxes.find(({ type }) => type === "social_security");
      return insurance === undefined ? [] : [{ insurance, security }];
    });
    const paid = pairs.filter(({ insurance }) => insurance.amount !== 0);
    if (paid.length === 0 || !paid.every(({ insurance, security }) => areOfSameWages(insurance, security)))
      continue;
    for (const { insurance } of pairs)
      Object.assign(insurance, { type: "medicare", jurisdiction: "US", locality: null });
  }
}

function areOfSameWages(insurance: TaxLine, security: TaxLine | undefined): boolean {
  if (security === undefined) return false;
  const difference = insurance.amount * OF_SOCIAL_SECURITY - security.amount * OF_MEDICARE;
  return Math.abs(difference) <= ROUNDED * (OF_SOCIAL_SECURITY + OF_MEDICARE);
}

/** Taxes that a state or a place of it levies. */
const OF_STATES: ReadonlySet<TaxLine["type"]> = new Set([
  "local_income",
  "state_disability",
  "state_unemployment",
  "state_family_leave",
]);

/**
 * A tax of a state printed without its name belongs to the state whose taxes stand beside it; of several, to the one
 * that its code begins with. `state` is that of the person, where a column tells.
 */
export function completeJurisdictions(lines: readonly LedgerLine[], state?: string): void {
  const taxes = lines.filter(isTax);
  if (state !== undefined)
    for (const line of taxes)
      if (line.type === "state_income" || OF_STATES.has(line.type)) line.jurisdiction ??= `US-${state}`;
  const states = [
    ...new Set(taxes.map(({ jurisdiction }) => jurisdiction).filter((code) => code?.startsWith("US-"))),
  ];
  for (const line of taxes) {
    if (!OF_STATES.has(line.type) || line.jurisdiction !== null) continue;
    const named = states.filter((state) =>
      (line.code ?? line.description).startsWith(state!.slice("US-".length)),
    );
    const candidates = states.length === 1 ? states : named;
    if (candidates.length === 1) line.jurisdiction = candidates[0]!;
  }
}
