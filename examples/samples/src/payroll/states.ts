import type { City, TaxKind } from "./model.ts";

export interface StateTax {
  kind: TaxKind;
  /** Parts per million of gross pay. */
  ratePpm: number;
}

export interface StateRules {
  code: string;
  taxes: StateTax[];
  cities: City[];
}

const income = (ratePpm: number): StateTax => ({ kind: "state_income", ratePpm });
const city = (name: string, code: string, ratePpm: number, servicesCents = 0): City => ({
  name,
  code,
  ratePpm,
  servicesCents,
});

/** Rounded-off rules: the documents need plausible figures that add up, not a tax calculation. */
export const STATES: StateRules[] = [
  { code: "TX", taxes: [], cities: [] },
  { code: "FL", taxes: [], cities: [] },
  { code: "TN", taxes: [], cities: [] },
  { code: "GA", taxes: [income(51_900)], cities: [] },
  { code: "NC", taxes: [income(42_500)], cities: [] },
  { code: "VA", taxes: [income(53_100)], cities: [] },
  { code: "IL", taxes: [income(49_500)], cities: [] },
  { code: "AZ", taxes: [income(25_000)], cities: [] },
  { code: "UT", taxes: [income(45_500)], cities: [] },
  { code: "WI", taxes: [income(50_200)], cities: [] },
  { code: "MI", taxes: [income(42_500)], cities: [city("Detroit", "DETR", 24_000)] },
  {
    code: "OH",
    taxes: [income(27_500)],
    cities: [city("Columbus", "COLU", 25_000), city("Cleveland", "CLEV", 25_000)],
  },
  { code: "IN", taxes: [income(30_500)], cities: [city("Marion County", "MARN", 20_200)] },
  { code: "KY", taxes: [income(40_000)], cities: [city("Louisville", "LOUI", 22_000)] },
  { code: "MO", taxes: [income(47_000)], cities: [city("Kansas City", "KANS", 10_000)] },
  {
    code: "PA",
    taxes: [income(30_700), { kind: "state_unemployment", ratePpm: 700 }],
    cities: [city("Philadelphia", "PHIL", 37_500), city("Pittsburgh", "PITT", 30_000, 217)],
  },
  { code: "CA", taxes: [income(56_000), { kind: "state_disability", ratePpm: 11_000 }], cities: [] },
  { code: "CO", taxes: [income(44_000), { kind: "family_leave", ratePpm: 4_500 }], cities: [] },
  { code: "MA", taxes: [income(50_000), { kind: "family_leave", ratePpm: 4_600 }], cities: [] },
  { code: "CT", taxes: [income(52_000), { kind: "family_leave", ratePpm: 5_000 }], cities: [] },
  {
    code: "NY",
    taxes: [
      income(54_000),
      { kind: "state_disability", ratePpm: 600 },
      { kind: "family_leave", ratePpm: 3_880 },
    ],
    cities: [city("New York City", "NYCR", 33_000)],
  },
  {
    code: "NJ",
    taxes: [
      income(45_000),
      { kind: "state_unemployment", ratePpm: 4_250 },
      { kind: "state_disability", ratePpm: 2_300 },
      { kind: "family_leave", ratePpm: 3_300 },
    ],
    cities: [],
  },
  {
    code: "OR",
    taxes: [income(75_000), { kind: "family_leave", ratePpm: 6_000 }, { kind: "transit", ratePpm: 1_000 }],
    cities: [],
  },
  {
    code: "WA",
    taxes: [
      { kind: "family_leave", ratePpm: 6_570 },
      { kind: "long_term_care", ratePpm: 5_800 },
    ],
    cities: [],
  },
];

export function stateRules(code: string): StateRules {
  const rules = STATES.find((state) => state.code === code);
  if (!rules) throw new RangeError(`No tax rules for state ${code}`);
  return rules;
}
