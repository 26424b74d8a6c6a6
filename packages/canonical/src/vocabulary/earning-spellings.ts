import type { EarningLabels } from "./earning-labels.ts";

/**
 * Further spellings of earnings that payroll systems print, in normalised spelling. They are known as a whole only: as the
 * beginnings of longer labels (`Office` of `Officer Pay`) they would read the headings of others.
 */
export const EARNING_SPELLINGS: readonly EarningLabels[] = [
  {
    type: "regular",
    role: "cash",
    labels: `reg earn, reg earnings, reg wage, reg wages, regsal, reghrly, slry, salry, exempt salary, ex salary, sal ex,
      executive salary, base wage, base wages, base earnings, rglr, straight pay, straight hours, std hours, normal hours,
      day pay, daily pay, per visit, visit pay, flat rate pay, flat pay, adjunct pay, adjunct salary, substitute pay,
      seasonal wages, part time, part time pay, part time wages, temp wages, temporary wages, student wages, field pay,
      shop pay, drive time, driver pay, route pay, load pay, salaries, salaries wages, salaries and wages, wages salaries,
      wages and salaries, exempt pay, non exempt pay, salary non exempt, sal non exempt, non exempt salary, hourly non exempt, ordinary pay, time worked, monthly base, base comp, contract earnings, teacher contract,
      regular prevailing, reg prevailing, prevailing regular, straight prevailing, sueldo quincenal, seasonal pay, temp pay, daily wages, standard hours, regular hours worked, hours worked pay`,
  },
  {
    type: "overtime",
    role: "cash",
    labels: `ot earn, ot earnings, ot1.5x, ovtime, ovrtm, overtm, time 1 2, time and 1 2, time a half, ot half, blended ot,
      daily ot, weekly ot, scheduled ot, mandatory ot, emergency ot, coefficient ot, otp, otime, flsa overtime, flsa premium, flsa adj, overtime half, ot premium half, ot straight, premium half`,
  },
  {
    type: "double_overtime",
    role: "cash",
    labels: `2.0 ot, dbltm, dbl tm, dbl overtime, ot dbl, ot double, overtime double, double tm, doubletm, double pay, ot2x, 2x overtime, dbl hrs`,
  },
  {
    type: "shift",
    role: "cash",
    labels: `night duty enhancement*, saturday enhancement*, sunday enhancement*, weekend enhancement*, weekend enh, night enhancement*, unsocial hours*, shftdf, night pay, nite diff, nite differential, wknd diff, wknd prem, wkend diff, wkd diff, weekend pay,
      sunday prem, sunday premium, sunday pay, saturday prem, saturday premium, saturday pay, graveyard, charge nurse,
      diff pay, split shift prem, split shift premium, evening pay`,
  },
  {
    type: "pto",
    role: "cash",
    labels: `pd time off, vaca, vacatn, ann lv, pers day, personal holiday, pers lv, flt hol, floater, flex time off, fto,
      earned leave, comp leave, combined time off, leave payout, birthday, birthday holiday, birthday pay, wellness day,
      mental health day, volunteer time off, vto, discretionary time off, general leave, personal time off, floater holiday, floating day, holiday and vacation, holiday and vacation pay, holiday vacation, annual holiday, annual holidays, annual holiday pay, vacation and sick, vacation sick, sick and vacation,
      mental health time, volunteer time, combined time, paid time o, unlimited pto, cashed in leave, vacation cash in, accrued vacation payout, accrued vac payout, accrued pto payout`,
  },
  {
    type: "sick",
    role: "cash",
    labels: `ca paid sick, ny paid sick, sklv, safe and sick, safe sick, safe leave, sick and safe, sick and safe time, earned sick*, sick leave buy back, sick leave bank, statutory sick, family sick leave, sick family, illness pay, sick benefit`,
  },
  {
    type: "holiday",
    role: "cash",
    labels: `hol wrkd, stat hol, hlday, holdy, pd hol, observed hol, bank hol, public hol, public holiday, legal holiday, statutory holiday, stat holiday, civic holiday, stat pay`,
  },
  {
    type: "bonus",
    role: "cash",
    labels: `incentv, stip, ltip, aip, gainsharing*, gain share, spif, spiff*, spiffs, contest, contest pay, recognition,
      13th month*, 13th salary, thirteenth month*, merit pay, merit bonus, merit lump sum, lump sum merit, performance pay, productivity pay, attendance pay, perfect attendance bonus, stay pay, prizes awards, prizes and awards, cash award, employee referral, ret bonus, retention pay, signing bonus, short term incentive, long term incentive`,
  },
  {
    type: "commission",
    role: "cash",
    labels: `commsn, comm earned, draw vs comm, draw vs commission, recoverable draw, non recoverable draw, nonrecoverable draw,
      override, overrides, residuals`,
  },
  {
    type: "tips",
    role: "cash",
    labels: `non cash tips, noncash tips, controlled tips, pooled tips, tip pool, tip share, tipshare, tips owed, tips received, tips due, tips earned, tip pool share, tip share in, tip out received, tips distributed, tip wages, payroll tips, tip allocation, indirect tips`,
  },
  {
    type: "tips",
    role: "memo",
    labels: `csh tips, rpt tips, reptips, direct tips, cash tips memo, cash tip declared, cash tip decl, cash tip reported, cash tips decl, cash tips reported, tips memo, tip declaration, tips declaration, tips reported ee, employee reported tips, indirect cash tips, directly received tips, tips already received, non paid tips`,
  },
  {
    type: "retro",
    role: "cash",
    labels: `back wages, late pay, missed hours, missed time, missed punch, payroll correction, retro increase, retro hours, prior year adj, prior year pay, prior adj, missed pay, pay award arrears, wage correction, pay correction, underpayment, salary arrears, wage arrears, arrears of pay`,
  },
  {
    type: "severance",
    role: "cash",
    labels: `sevrnc, separation, sep pay, termination pay, term pay, pay in lieu of notice, dismissal pay, redundancy*,
      garden leave, salary continuation, payment in lieu of notice, pay in lieu of notice, layoff pay, notice period pay, term payout, termination payment, warn act pay, warn notice pay, final term pay, term pay out, termination payment etp, statutory redundancy`,
  },
  {
    type: "stock",
    role: "cash",
    labels: `rsu income, rsu vest*, rsus, restricted stock*, rstk, stock option exercise*, nq stock, nqso exercise,
      non qual stock option, nonqual stock option, nso, stock award*, stock grant*, espp income, espp disq*, iso disq*,
      disqualifying disposition*, psu, psus, performance shares, performance stock, phantom stock, stock appreciation*, phantom units, nq options, nq option, stock option nq, stock options nq, nonqualified stock*, non qualified stock*, stock apprec rights, stock exercise, option exercise, rsu vested, rsu release, rsu taxable, performance share units, share options, disqualifying disp`,
  },
  {
    type: "reimbursement",
    role: "cash",
    labels: `business expense*, bus exp, bus exp reimb, moving expense reimb, moving expense reimbursement`,
  },
  {
    type: "other",
    role: "imputed",
    labels: `gtl 50, gtl 50k, grp trm life, excess gtl, imp life, imp income, imp income dp, dp imp inc, pers use auto,
      pers use veh, personal use veh, personal use vehicle, personal use of vehicle, personal use of company vehicle,
      company car use, taxable benefit, taxable benefits, txbl fringe, txbl benefit, s corp hlth, s corp ins, scorp ins,
      2 shareholder health, 2 shareholder medical, 2 sh health, 2 sh medical, shareholder ins,
      shareholder health, shareholder health ins, shareholder medical, noncash award, noncash fringe, non cash fringe,
      taxable gift, gtl over 50k, gtl over 50, gtl over 50000, life over 50000, life insurance over 50k, life ins over 50k, excess group life, excess group term life, group term life imputed, personal use company car, personal use company vehicle, personal use co vehicle, company car personal use,
      s corp 2 health, scorp 2 health, 2 s corp health insurance, 2 shareholder med, 2 shareholder insurance, 2 shareholder health insurance, shareholder health insurance, s corp health insurance, s corp medical insurance, s corp hsa, greater than 2 health, 2 health,
      taxable fringe benefit, taxable fringe benefits, fringe benefit taxable, noncash comp, non cash comp, non cash compensation, non cash gift, non cash fringe benefit, imputed inc, impt inc, dp medical imputed, imputed dp health, domestic partner imputed, taxable ben, group life 50k, life 50k, life insurance 50k, life ins 50k, auto personal use, vehicle personal use, car personal use`,
  },
  {
    type: "other",
    role: "cash",
    // A charge that the house adds to the bill is no tip: Revenue Ruling 2012-18.
    labels: `service charge*, svc charge*, svc chg*, banquet service charge*, training, training pay, training hours, training time, jurydty, voting leave, mil lv, paternity*, family leave pay, caregiver leave, call in, call in pay, callbk, call out,
      stand by, stby, pager pay, beeper pay, report pay, reporting time, reporting time pay, trvl time, meeting pay,
      mtg pay, in service, inservice, parsonage, cost of living, cost of living adj, cost of living adjustment,
      col adj, haz pay, hazardous duty*, lead prem, lead premium, foreman prem, foreman premium, foreman pay, license pay,
      bilingual pay, language pay, medical opt out, med opt out, dental opt out, insurance opt out, benefit credit,
      benefit credits, flex credit, flex credits, cafeteria cash, tax gross up, misc income, other comp,
      other compensation, stipnd, honorarium*, board fees, consulting, consulting fee, 1099 earnings, wc pay,
      workers comp pay, workers comp supplement, std earnings, disability pay, tpsp, 3psp, tp sick, union time, salary supplement, education incentive, comp payout, comp time earned, tip credit adj,
      break premium, meal break penalty, meal break prem, meal break premium, missed meal*, meal pnlty, rest penalty,
      non productive, nonproductive, npt, guar pay, guaranteed pay, tip make up, weather pay, emergency closure,
      furlough pay, royalty, royalties, fellowship, scholarship, grant pay, coaching, coaching stipend, summer pay,
      prep time, davis bacon fringe, dba fringe, db fringe, prevailing wage fringe, pw fringe`,
  },
];
