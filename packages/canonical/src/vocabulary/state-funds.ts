import type { TaxType } from "../schema-values.ts";
import { STATE_NAMES } from "./states.ts";

/**
 * Taxes and funds whose short names mean something in their state only (`TX OA`, `CT PL`), in normalised spelling behind the state.
 * Sources: the states' employer guides (Texas Workforce Commission, obligation and employment training assessments; South Carolina
 * DEW, contingency assessment; Alabama Department of Labor, ESA; Hawaii DLIR, E&T; Maine DOL, CSSF and UPAF; Louisiana
 * Workforce Commission, social charge and integrity fees; Minnesota DEED, workforce fee; Idaho DOL; Vermont Department of Taxes, health
 * care and child care contributions; New Jersey DOL, WF/SWF/HC; Indiana and Maryland counties).
 */
const BY_STATE: readonly (readonly [state: string, type: TaxType, names: string])[] = [
  ["AK", "other", "education tax, education head tax"],
  ["AK", "state_unemployment", "esd ui, esd"],
  ["AL", "other", "esa, employment security assessment, emp security assessment"],
  ["AR", "other", "stabilization tax, shared assessment"],
  ["AZ", "other", "jtt, job training tax"],
  ["CT", "state_family_leave", "pl"],
  ["DC", "other", "aa, admin fund, administrative assessment"],
  ["DC", "state_family_leave", "upl, universal paid leave"],
  ["DE", "state_family_leave", "pl"],
  ["FL", "state_unemployment", "reemployment, re employment, reemployment tax, re emp tax, re emp"],
  ["HI", "other", "e t, et, eta, employment and training"],
  ["ID", "other", "wfd, admin reserve, workforce dev fund"],
  ["IN", "local_income", "co tax, co, co income tax"],
  ["KY", "other", "scuf, service capacity upgrade fund"],
  ["LA", "other", "soc chrg, soc charge, social charge, integrity fee, integrity social charge"],
  [
    "MA",
    "other",
    "covid recovery, covid 19 recovery, med assist, medical assistance, med assist contrib, health ins, health insurance, emac health, employer medical assistance contribution",
  ],
  ["MA", "state_unemployment", "dua ui, dua"],
  ["MD", "local_income", "co tax, co"],
  [
    "ME",
    "other",
    "cssf, upaf, comp skills, comp skills sch fund, competitive skills, competitive skills scholarship fund",
  ],
  ["ME", "state_family_leave", "pl"],
  ["MI", "state_unemployment", "uia, oa"],
  ["MN", "other", "wdf, wef, workforce fee, workforce enhancement, wkfrc enhancement"],
  ["MN", "state_family_leave", "pl"],
  ["NH", "other", "ac, admin contribution"],
  ["NJ", "other", "hc, wd hc, healthcare subsidy, work dev"],
  ["NV", "other", "bond, bond factor, career enhancement, modified business tax, modified business, mbt"],
  [
    "NY",
    "other",
    "metro commuter, metro commuter trans, metropolitan commuter, metro commuter transportation, re emp svc fund, reemp svc fund, re emp, re emp fund",
  ],
  ["OH", "other", "bwc"],
  ["OR", "other", "wc assess, wc assessment, transit district, transit, statewide transit"],
  ["OR", "state_family_leave", "pl"],
  ["RI", "other", "jdf, job development fund"],
  ["SC", "other", "cta, daca, contingency assessment"],
  ["SD", "other", "investment fee, admin fee"],
  ["TX", "other", "oa, etia, obligation assessment, employment training assessment, emp train assess"],
  ["TX", "state_unemployment", "c1 ui, c 1 ui"],
  [
    "VT",
    "other",
    "ccc, health care, health care fund, hc fund, hc, catamount, child care, child care contribution, child care tax",
  ],
  ["WA", "other", "labor and industries, labor industries, lni, l i, eaf"],
  ["WY", "other", "esr, employment support"],
];

/** Taxes that nobody else levies, whatever stands before their names. */
const ALONE: readonly (readonly [state: string, type: TaxType, names: string])[] = [
  ["CO", "other", "aurora opt, greenwood village opt, glendale opt, sheridan opt"],
  ["KY", "local_income", "lex fayette occ, lexington fayette occ"],
  [
    "OR",
    "local_income",
    "metro supportive housing, supportive housing, portland metro shs, shs metro, shs, mult co pfa, multnomah co pfa, multnomah preschool",
  ],
  ["OR", "other", "wilsonville transit, canby transit, sandy transit"],
  [
    "PA",
    "other",
    "ems tax, emergency services, emergency services tax, emergency municipal services, emerg and muni svc",
  ],
  ["TX", "state_unemployment", "twc sui, twc"],
  [
    "OH",
    "local_income",
    "regional inc tax agency, regional income tax agency, regional income tax, regional inc tax",
  ],
  ["MO", "local_income", "kcmo, kc earnings, stl earnings"],
];

/** A tax by its name with the state that levies it. */
export type StateFund = { readonly words: string; readonly state: string; readonly type: TaxType };

/** All of them, in normalised spelling: with the code of the state and with its name in front, and the code behind. */
export function stateFunds(): StateFund[] {
  const funds: StateFund[] = [];
  for (const [state, type, names] of BY_STATE)
    for (const name of names.split(", "))
      for (const levied of [`${state.toLowerCase()} ${name}`, `${STATE_NAMES[state]} ${name}`])
        for (const words of [levied, `${levied} ee`, `${levied} er`]) funds.push({ words, state, type });
  for (const [state, type, names] of ALONE)
    for (const words of names.split(", ")) funds.push({ words, state, type });
  return funds;
}
