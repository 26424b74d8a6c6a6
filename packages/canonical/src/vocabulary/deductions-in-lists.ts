import type { DeductionType } from "../schema-values.ts";

/**
 * Words that mean a deduction in a list of deductions and something else everywhere: names of insurers and plans that are words or names
 * otherwise (`Delta`, `Nest`), and what needs its list to be told (`Support`, `Judgment`). They give a type and make no label known. In
 * normalised spelling.
 */
export const DEDUCTIONS_IN_LISTS: Readonly<Partial<Record<DeductionType, string>>> = {
  "401k": `retirement svgs, safe harbor`,
  "403b": `orp, orp tiaa, optional retirement, optional retirement plan, valic, tiaa, tiaa cref, horace mann, corebridge`,
  pension: `leo retirement, police retirement, nest, prsa, nps, rpp, ks, lgps, uss, omers, hoopp, lapp, rregop, reer collectif, avc, avcs, asc, sal sac super, super salary sacrifice, super sal sac, salary sacrifice super, nys ers, nys trs, tier 4, tier 6, nycers, rsa, wespath, guidestone,
    retirement system, mandatory retirement, county retirement, state ret, st ret, st retirement, teacher ret, teacher retirement, city retirement, police retirement, fire retirement, school retirement, stakeholder, peoples pension, salary sacrifice pension`,
  medical: `medi, bcbsm, cigna oap, oap, empire plan, health fund, health fund bupa, med choice, bupa, vhi, laya, laya healthcare, irish life health, ehc, mediclaim, medi share, medishare, florida blue, highmark, medica, medica choice, priority health, tricare, tricare supplemental, oscar, oscar health, health net, healthnet, sharp, molina, centene,
    premera, regence, geisinger, upmc, wellmark, carefirst, excellus, emblem, oxford, medcost, coventry, bcbsil, bcbstx, pmi, frais de sante, health coverage, coverage, gold plan, silver plan, bronze plan, high plan, low plan, shp, ship, sehbp, pebb, oebb, calpers health, peba, major medical`,
  dental: `delta, denplan, ameritas, ortho, orthodontia, willamette`,
  vision: `spectera, avesis, davis, optical, specsavers, superior`,
  fsa_medical: `health spending, med spending, medical spending, medical spending account, spending account, unreimbursed, unreimbursed medical, flex account, wageworks, payflex`,
  fsa_dependent_care: `dependent c, dca, dcra, dependent flex, care account, childcare vouchers, child care vouchers, childcare voucher, child care voucher`,
  commuter: `ride share, rideshare, ride van, carpool, transportation, transport, qualified transportation, transportation benefit, trans pass, transit pass, metro card, metrocard, subway pass, subway, clipper card, clipper, orca, orca pass, smartrip, smartbenefits, smart benefits, bike scheme, cycle scheme, cycle2work, bike to work, qualified transit, train, bus, rail, taxsaver, tax saver, taxsaver travel, edenred, benefit transit, ventra, breeze, septa key`,
  life: `accidental death, accident death, life assurance, death in service, buy up life, buyup life, mutual of omaha, texas life, permanent life, perm life`,
  disability: `wib, weekly indemnity, salary continuation, salary protection, income replacement, income protection, short term, long term, buy up, colonial disability, weekly disability`,
  stock_purchase: `saye, sharesave, share save, share scheme, share purchase, share plan, sip shares, sip, partnership shares, share incentive, share incentive plan, esop, stock purch, employee share, company shares`,
  loan: `pc loan, car loan, season ticket, student loan plan`,
  garnishment: `student loan levy, judgment, judgement, judgments, civil order, creditor levy, creditors, dea, direct earnings, awg, administrative wage, dept of ed, dept of education, department of education, income execution, execution, ewot, council tax, restitution, saisie, saisie salaire, trustee, bankruptcy trustee, levy or garnishment, garnishment or levy, court, court ordered, council tax aeo`,
  child_support: `cse, support, support order, iwo, income withholding order, withholding order, maintenance order, child maintenance, maintenance, csea, csed, dcss, sdu, state disbursement unit, disbursement unit, cms, cms deo, cms deduction, deo, cs, family court, support arrears, current support, spouse support, ocse, friend of the court`,
  tax_levy: `internal revenue, internal revenue service, internal revenue svc, franchise tax board, ftb ewot, back taxes, property tax, property tax levy, tax garnishment, irs garnishment, state garnishment, state tax garnishment, levies, local tax levy, dept of revenue, department of revenue`,
  union_dues: `iatse, amwu, amwu membership, cfmeu, hacsu, numsa, numsa levy, nehawu, rcn, rcn subscription, usdaw, inmo, unifor, cupe, opseu, deputy association, deputies association, sheriffs association, police association, officers association, firefighters association, nurses association, unison, unite, gmb, nasuwt, neu, teamster, teamsters, ibt, iam, liuna, usw, aft, nea, cta, oea, ista, tsta, fop, pba, iaff, cna, nysna, unite here, prospect, pcs, education assn, education association, teachers assn, teachers association, local, membership, init, initiation, checkoff, working, subs, forsa, agency shop, nurses association, nurses assn, firefighters`,
  charity: `community chest, give as you earn, give, gaye, tithe, tithes, offering, offerings, church, missions, campaign, relay for life, march of dimes, salvation army, habitat for humanity, american heart, american cancer society, unicef, relief fund, jeans day, dress down, employee fund, scholarship fund`,
  other: `owed, owed to company, company store, house charge, employee charge, escrow, fines, fine, damage, damages, lottery, mess, canteen, hostel, laundry, tuition, ticket, fuel, lease, rental, car lease, truck lease, truck payment, equipment, laptop, computer, merchandise, food, lunch, snacks, merch, salary sacrifice, salary packaging, novated lease, car scheme, ev scheme, tech scheme, buy holidays, holiday purchase, holiday buy, buying annual leave, seiu cope, cope, nicotine, smoker, surcharge, waiver, transfer fee, short pay, life event`,
};
