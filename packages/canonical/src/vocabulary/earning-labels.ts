import type { EarningRole, EarningType } from "../schema-values.ts";

/** Labels of earnings in normalised spelling. A star: the phrase keeps its meaning beside unknown words. */
export type EarningLabels = {
  readonly type: EarningType;
  readonly role: EarningRole;
  readonly labels: string;
};

export const EARNING_LABELS: readonly EarningLabels[] = [
  {
    type: "regular",
    role: "cash",
    labels: `base, base pay, basic, basic pay, basic salary, basic wage, base salary, contract, contract pay, contract salary, contract wages, day rate, hourly*, hourly pay, hourly rate, hourly regular, hrly, deadhead miles*, empty miles*, linehaul*, line haul*, loaded miles*, mileage pay*, miles,
      monthly pay, monthly salary, weekly salary, biweekly salary, semimonthly salary, cash salary, staff salary, faculty salary,
      clergy salary, ministerial salary, pastor salary, normal pay, ordinary earnings, ordinary hours, ordinary time, gehalt, grundgehalt, grundlohn, monatsgehalt, orientation, piece*, piece rate*, piece work*, reg, reg hours, reg pay, reghrs, reglr, regular*, rg, sal,
      sal exempt, salaried*, salary, salary exempt, salary wage, salary wages, hourly wage, hourly wages, st, standard gross, standard pay, straight time, strt, strt time, teacher salary, wages,
      monthly salary, semi monthly salary, semimonthly salary, biweekly salary, weekly salary, annual salary, salary monthly, salary semi monthly`,
  },
  {
    type: "overtime",
    role: "cash",
    labels: `1.5 ot, call back 1.5, call back ot*, callback 1.5, callback ot*, flsa ot, half time, ot, ot 1.5, ot prem, ot premium, ot1.5, overtime*, ovrtime, ovt, ovtm,
      time and a half*, time and half*, time and one half*, time one half*, one and one half*, time half, weighted ot`,
  },
  {
    type: "double_overtime",
    role: "cash",
    labels: `2x ot, dbl, dbl ot, dblot, dbltime, double ot, double overtime*, doubletime*, dt, ot 2.0, ot 2x, ot2`,
  },
  {
    type: "shift",
    role: "cash",
    labels: `2nd shift, 3rd shift, differential*, evening diff, ndiff, night diff, night differential, night premium, shft, shft diff, shift*, shift 2,
      shift 3, shift bonus, shift diff, shift differential, shift prem, shift premium*, weekend diff, weekend differential, weekend prem,
      weekend premium, evening premium, overnight diff, overnight differential, overnight prem, overnight premium,
      shift 1 diff*, shift 1 differential*, shift 1 prem*, shift 1 premium*, shift 2 diff*, shift 2
      differential*, shift 2 prem*, shift 2 premium*, shift 3 diff*, shift 3 differential*, shift 3 prem*, shift
      3 premium*, 1st shift diff*, 1st shift differential*, 1st shift prem*, 1st shift premium*, 2nd shift
      diff*, 2nd shift differential*, 2nd shift prem*, 2nd shift premium*, 3rd shift diff*, 3rd shift
      differential*, 3rd shift prem*, 3rd shift premium*,
      eve shift diff*, night shift diff*, evening shift diff*, weekend shift diff*,
      eve diff, evening differential, on call diff, charge diff, charge differential,
      charge nurse diff, charge nurse differential, relief charge diff, relief charge differential`,
  },
  {
    type: "pto",
    role: "cash",
    labels: `accrued leave payout, annual leave, annual lv, choice day payout, earned time, eto, flex pto, float, float hol,
      float holiday, floating, floating hol, floating holiday, leave pay, local leave, local personal leave, state leave, state personal leave, paid leave, paid time, paid time off, pers, pers time,
      personal, personal day, personal leave, personal time, pto*, time off, universal leave, vac, vacat, vacation*, vacn`,
  },
  {
    type: "sick",
    role: "cash",
    labels: `eib, epsl, esl, extended illness*, paid sick, psl, sck, sick*, sick leave, sick lv, sick time off, sk, ssp, statutory sick pay`,
  },
  {
    type: "holiday",
    role: "cash",
    labels: `hldy, hol, hol prem, hol wkd, holi, holiday*, holidays*, paid holidays`,
  },
  {
    type: "bonus",
    role: "cash",
    labels: `safety award*, attendance award*, recognition award*, anniversary award*, service award*, performance award*,
      award, 13th cheque, 13th month*, 13th salary, bns, bon, bonus*, bonuses*, gift, incentive*, mbo, onetime signon payment, prize, profit sharing pay,
      referral, retention, sign on, signon, spot award`,
  },
  {
    type: "commission",
    role: "cash",
    labels: `com, comm, comms, commission*, commissions*, draw, draw against comm, residual, sales comm`,
  },
  {
    type: "tips",
    role: "cash",
    labels: `cc tips, tips cc, tip out, charge tips, charged tips, chg tips, chrg tips, credit card tips, credit tips, grat, gratuities*, gratuity*, paycheck tips,
      tip, tip income, tips, tips charged, tips paid, tips paycheck`,
  },
  {
    type: "tips",
    role: "memo",
    labels: `cash tip, cash tips, cash tips declared, cash tips reported, ctip, ctips, decl tips, declared cash tips, declared tips, reported tips, rptd tips,
      tips cash, tips declared, tips reported`,
  },
  {
    type: "other",
    role: "memo",
    labels: `tip cr, tip credit, tip credits, tip credit taken`,
  },
  {
    type: "retro",
    role: "cash",
    labels: `back pay, correction, correction payment, prior pay*, prior pd adj, prior period*, prior week*, retro*, retro base, retroactive*, retropay*`,
  },
  {
    type: "severance",
    role: "cash",
    labels: `notice pay, pilon, separation pay, sev, sever, severance*, warn pay`,
  },
  {
    type: "stock",
    role: "cash",
    labels: `dividend equivalent, espp gain, nqso, restricted stock unit, restricted stock units, rsu, stock, stock option,
      stock options`,
  },
  {
    type: "reimbursement",
    role: "cash",
    labels: `accountable plan, exp reimb, exp rep, expense, expense reimb, expense reimbursement*, expenses*, mile, mileage*,
      per diem*, reim, reimb*, reimburs*, reimburse*, reimbursement*, reimbursements*, rmb, travel exp, travel expense, travel repaid, mileage repaid`,
  },
  {
    type: "other",
    role: "imputed",
    labels: `2 s corp health, dependent gtl, dom partner*, domestic partner*, dp imputed*, excess life, fringe,
      fringe benefit, fringe benefits, grp term life, group term life*, gtl, gtli, imp gtl, imp inc, imp legal, imp ltd,
      imputed*, non cash award, personal use auto, personal use of auto, personal use of car, personal use of co car,
      personal use of company car, pucc, relo qualified, s corp health, s corp med, s corp medical, scorp health,
      scorp med, scorp medical, taxable fringe, taxable gift card, taxable life, txbl life`,
  },
  {
    type: "other",
    role: "cash",
    labels: `prior period correction*, prior week correction*, bas, bah, basic allowance*, subsistence, sea pay, career sea pay, flight pay, jump pay, dive pay, hardship duty pay*, hostile fire pay*, imminent danger pay*,
      1099 pay, 3rd party sick, adj, adjustment, admin leave, allow*, allowance*, auto, auto allow, auto allowance,
      berev, bereave, bereavement*, berv, break prem, brv, call back, callback, car allow, cash in lieu, clothing allow, clothing allowance, cola, comp time,
      comp time paid, detention*, layover*, stop off*, stop pay*, deferred comp payout, director fee, director fees, fmla, funeral, gross up, guarantee, hazard,
      extra duty*, private detail*, police detail*, paid detail*, housing, in lieu of benefits, inclement weather, jury*, jury duty, lead pay, locality pay, longevity*, ltd pay, lwop, maternity*,
      meal penalty, meal prem, meal premium, meals, mil leave, military*, min wage adj, min wage makeup*, minimum wage makeup*, misc, misc pay, miscellaneous,
      on call, oncall, opt out, overload*, other earnings, other pay, parental*, pay adj, relocation*, recovery, rest period*, rest break*, rest recovery*, rest prem,
      rsu excess refund, military differential*, wage differential*, geographic differential*, bilingual differential*, education differential*, show up pay, snow day, mil leave, military leave*, standby, std pay, stipend*, supplemental pay*, suspension, third party sick, tip credit adj,
      seca offset, seca allowance, certification pay*, cert pay, education hours, preceptor*, tarp pay*, breakdown pay*, drop hook, drop and hook, hazmat pay,
      cash fringe, cash fringes, fringe paid in cash, fringes paid in cash, cash in lieu of fringes,
      tip makeup, travel pay, travel time, unpaid*, waiver pay, work comp pay`,
  },
];

/** Words that give way to what is put right or what kind of leave it is, if that is not the regular pay: `Overtime Correction`, `Parental Leave Pay`. */
export const GIVE_WAY: ReadonlySet<string> = new Set([
  "correction",
  "correction payment",
  "leave pay",
  "paid leave",
]);

/** Words that say nothing about the type of an earning. */
export const EARNING_NOISE = `1.5, 1.5x, 2.0, 2x, ee, emp, employee, earning, earnings, hour, hours, hr, hrs, ins, insurance, leave, me, non, non taxable, nontaxable, of, paid,
  pay, payment, payout, prem, premium, rate, taken, taxable, the, time, used, wkd, worked, x1.5, x2,
  pay out, cash out, cashout, buy back, buyback, sell back, sellback, owed, received, due, earned, cur, 1, 2, 3`;
