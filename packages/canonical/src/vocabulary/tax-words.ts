import type { TaxType } from "../schema-values.ts";

/** Names of taxes in normalised spelling, without the state. A star: the phrase keeps its meaning beside unknown words. */
export const TAX_LABELS: Readonly<Record<TaxType, string>> = {
  federal_income: `fw, fdfit, usfit, fit, fitw, fitwh, ft, fwh, fwt`,
  social_security: `fdssee, fdsser, fica ee, fica er, fica oasdi, fica soc, fica soc sec, fica soc security, fica social security, fica ss, oasdi,
    fica old age, oasi, old age, old age insurance, old age survivors*,
    oasditipee, ussocee, ussocer, soc, soc sec, soc security, social sec, social security*, socsec, ss, ssa, ssec`,
  medicare: `usmedee, usmeder, fdmedee, fdmedeea, fdmeder, fica hi, fica m, fica med, fica medicare, ficam, ficamed, ficm, fim,
    health insurance tax, hi medicare, mc, mcare, med, medcare, medcr, medi, medicare*, medicare hi, medicre, mqfe, mwt`,
  fica: `fica, fica ee total, fica oasdi hi, oasdi hi`,
  state_income: `git, gross income tax, pit, sit, sitw, stsit, swh, swt`,
  state_disability: `dbl, di, dis, disab, disability*, sdi, sinot*, sui dis, sui sdi, stsdiee, tdi, uc sdi, vdi, voluntary disability,
    vpdi`,
  state_unemployment: `rt, stsuiee, stsuier, sui, suta, uc, ui, unemp, unempl, unemployment*, ut`,
  state_family_leave: `ctpl, famli, family and medical leave, family ins, family leave*, family medical leave, fl, fli, fml,
    medical leave, mli, paid family, paid family and medical leave*, paid family leave*, paid family medical leave, paid leave*, paid lv*, paid lve*, paid medical,
    paid medical leave, pfl, pfm, pfml, pfmla, pml, tci`,
  local_income: `cca, cit, ctcit, earned income, earned income tax*, earned inc tax, earned inc, earnings, eit*, httax, lit, loctax, lwt, metro shs, nycres, occ, occ license,
    occupational, occupational license, occupational license fee, olf, olt, pfa, preschool for all, rita, school, school tax,
    sdsdt, wage`,
  federal_unemployment: `fdfuta, usfuta, fui, futa`,
  other: `admin assessment, canada pension plan, cares*, cep, cpp, drt, ei, emac, employment insurance, national insurance,
    ni, nic, paye, payg*, acc levy, pag ibig, pagibig, philhealth, prsi, sdl, sss, uif, usc, universal social charge, lohnsteuer, kirchensteuer, solidaritatszuschlag, krankenversicherung, rentenversicherung, arbeitslosenversicherung,
    pflegeversicherung, provincial, qpip, qpp, quebec pension plan, emp training, employment training, emst, ett, head, job training,
    lane transit, li, local service, local services*, local svc, local svcs*, long term care, ls, lst*, ltc, ltss, mbt, mctmt, occ priv,
    occupational privilege, opt, re employment, reemployment, rsf, statewide transit, stt, professional tax, profession tax, tds, esi, esic, employees state insurance, supplemental work force,
    supplemental workforce, swf, transit, trimet, trn, uhi, wbf, wc, wdpf, wf, work force, work force development,
    workers benefit, workers comp, workers compensation, workforce, workforce development, workforce training, wtf`,
};

/** Taxes and social insurance of Canada, the United Kingdom, Ireland, Australia and Germany, in normalised spelling. */
export const FOREIGN_TAX =
  /\b(?:canada pension plan|cpp2?|qpp|qpip|quebec pension plan|employment insurance|provincial|payg|paye|national insurance|nic?|prsi|usc|universal social charge|philhealth|pag ?ibig|sss|uif|lohnsteuer|kirchensteuer|solidaritatszuschlag|(?:kranken|renten|pflege|arbeitslosen)versicherung)\b/;

/** Taxes that one state only levies, so that the name alone tells the jurisdiction. */
export const TAX_NAME_STATE: Readonly<Record<string, string>> = {
  cca: "OH",
  ctpl: "CT",
  dbl: "NY",
  "earned inc": "PA",
  "earned inc tax": "PA",
  "earned income": "PA",
  "earned income tax": "PA",
  eit: "PA",
  emac: "MA",
  emst: "PA",
  ett: "CA",
  famli: "CO",
  git: "NJ",
  "gross income tax": "NJ",
  "lane transit": "OR",
  "local service": "PA",
  "local services": "PA",
  "local svc": "PA",
  "local svcs": "PA",
  lst: "PA",
  mctmt: "NY",
  "metro shs": "OR",
  mta: "NY",
  "mta tax": "NY",
  nycres: "NY",
  "occ license": "KY",
  "occ priv": "PA",
  "occupational license": "KY",
  "occupational license fee": "KY",
  olf: "KY",
  olt: "KY",
  rita: "OH",
  sinot: "PR",
  "statewide transit": "OR",
  stt: "OR",
  tci: "RI",
  trimet: "OR",
  vdi: "CA",
  vpdi: "CA",
  wacares: "WA",
  wbf: "OR",
  wdpf: "NJ",
};

/** The whole name is found where it is cut, too: `Federal Inco`. */
export const FEDERAL_WORDS = `fd, fed, federal, fedl, us federal, us fed, fed income tax, federal income tax`;
export const STATE_WORDS = `estatal, st, state`;
export const LOCAL_WORDS = `borough, c, city, count, county, csd, cty, dist, district, lcl, loc, local, muni, municipal, municipality,
  psd, school dist, school district, sd, township, twp`;
/** Residence narrows a state tax as well as a local one. */
export const RESIDENCE_WORDS = `nonres, nonresident, nr, res, resident`;
export const INCOME_WORDS = `impuesto, impuestos, inc, income, income tax, payroll, tax, taxes, wh, with, withheld, withholding, withholdng, wt, wthhldng`;
export const TAX_NOISE = `additional, addl, ag, an, assessment, cnty, co, company, contribution, e, ee, ees, emp, employee, employer, er, ers, fee, fund, hc,
  ins, insurance, liab, liability, m, premium, program, r, s, surcharge, surtax, tip, tips, wd, 1, 2, 3, 4`;
