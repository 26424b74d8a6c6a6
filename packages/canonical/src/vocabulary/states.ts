/** States, the District of Columbia and Puerto Rico: ISO 3166-2 code without `US-`, and name in normalised spelling. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  AK: "alaska",
  AL: "alabama",
  AR: "arkansas",
  AZ: "arizona",
  CA: "california",
  CO: "colorado",
  CT: "connecticut",
  DC: "district of columbia",
  DE: "delaware",
  FL: "florida",
  GA: "georgia",
  HI: "hawaii",
  IA: "iowa",
  ID: "idaho",
  IL: "illinois",
  IN: "indiana",
  KS: "kansas",
  KY: "kentucky",
  LA: "louisiana",
  MA: "massachusetts",
  MD: "maryland",
  ME: "maine",
  MI: "michigan",
  MN: "minnesota",
  MO: "missouri",
  MS: "mississippi",
  MT: "montana",
  NC: "north carolina",
  ND: "north dakota",
  NE: "nebraska",
  NH: "new hampshire",
  NJ: "new jersey",
  NM: "new mexico",
  NV: "nevada",
  NY: "new york",
  OH: "ohio",
  OK: "oklahoma",
  OR: "oregon",
  PA: "pennsylvania",
  PR: "puerto rico",
  RI: "rhode island",
  SC: "south carolina",
  SD: "south dakota",
  TN: "tennessee",
  TX: "texas",
  UT: "utah",
  VA: "virginia",
  VT: "vermont",
  WA: "washington",
  WI: "wisconsin",
  WV: "west virginia",
  WY: "wyoming",
};

/**
 * How the longer names were cut before there were two letters for each state; those that are words otherwise, or codes of
 * cities, are left out.
 */
export const SHORT_STATE_NAMES: Readonly<Record<string, string>> = {
  AZ: "ariz",
  CA: "calif",
  CT: "conn",
  MA: "mass",
  MI: "mich",
  MN: "minn",
  NE: "nebr",
  OK: "okla",
  OR: "oreg",
  PA: "penna",
  WI: "wisc",
};

/** Whether a text is the code of a state, of the District of Columbia or of Puerto Rico, in capitals: `OH`. */
export function isStateCode(text: string): boolean {
  return Object.hasOwn(STATE_NAMES, text);
}

/** States without a tax on wages, where a bare code cannot mean one. */
export const NO_INCOME_TAX: ReadonlySet<string> = new Set([
  "AK",
  "FL",
  "NH",
  "NV",
  "SD",
  "TN",
  "TX",
  "WA",
  "WY",
]);

/** Cities and counties that tax wages, by state; names that several taxing states share are left out. */
export const TAXING_LOCALITIES: Readonly<Record<string, string>> = {
  AL: "birmingham, bessemer, gadsden",
  CO: "denver",
  DE: "wilmington",
  IN: "hendricks county, marion, marion county",
  KY: "louisville, louisville jefferson, lexington, lexington fayette, bowling green, owensboro, paducah",
  MD: "baltimore, worcester count, worcester county",
  MI: "detroit, grand rapids, lansing, flint, saginaw, pontiac",
  MO: "kansas city, kc, st louis, saint louis",
  NY: "new york city, new york cit, nyc, yonkers, yon",
  OH: "akron, athens, canton, cincinnati, cleveland, columbus, dayton, lorain, mansfield, marion city, parma, toledo, youngstown",
  OR: "multnomah, multnomah county",
  PA: "allentown, harrisburg, philadelphia, phila, pittsburgh, scranton",
};
