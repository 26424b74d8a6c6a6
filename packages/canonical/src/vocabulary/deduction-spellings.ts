import type { DeductionType } from "../schema-values.ts";

/** Further spellings of deductions that payroll systems print, in normalised spelling; known as a whole only, as those of earnings. */
export const DEDUCTION_SPELLINGS: Readonly<Partial<Record<DeductionType, string>>> = {
  "401k": `401kp, ee deferral, salary deferral`,
  "401k_loan": `401k repay, 401k repayment, 401k loan1, 401k loan2, 401k loan3`,
  pension: `tchr retire, union pension`,
  medical: `medins, hlthins, grp health, grp hlth, group hlth, united health, epo, cigna, humana`,
  dental: `dntl, dhmo`,
  vision: `eye care, optical`,
  hsa: `hlth savings*`,
  fsa_medical: `ltd purp fsa, limited purp fsa, urm, med reimb, med reimb fsa, medical reimb, medical reimbursement, fsa hc, gpfsa, fsa limited purpose, limited purpose, unreimbursed medical*`,
  fsa_dependent_care: `flex dep care, dep fsa, dpcare, dep day care`,
  commuter: `park pretax, metro pass, train pass, rail pass`,
  life: `sp life, ch life, vadd, vol ad d, vol add`,
  disability: `vstd, vltd, voluntary short term*, voluntary long term*, ltd buyup*, std buyup*`,
  stock_purchase: `emp stock, empl stock`,
  garnishment: `ch 13, chpt 13, stu loan, stdnt loan, sheriff, marshal, debt coll, debt collection, wage levy*`,
  child_support: `chld sup*, chld supp, chld support, chd sup, chd supp, cs order, fam support, chsp, dcss, friend of court, foc,
    child spt`,
  tax_levy: `ftb, levy federal, levy state`,
  union_dues: `afscme*, init fees, initiation fees, union initiation, cwa, fair share, work assessment, working assessment`,
  charity: `un way, uway, united fund`,
  other: `aflac hospital, allstate hospital, colonial hospital, colonial life, allstate, legalshield, legal shield, identity theft*, lifelock, home ins, shoes, overpmt, neg net,
    us bond, us bonds, bonds, spouse surcharge, spousal surcharge, garn admin, cash short, cash shortage, tolls,
    parking ticket, dcp, social club, flower fund, sunshine fund,
    coffee fund, vending, background check, drug test, earned wage access, dailypay, ewa, id card, key deposit, tuition`,
  "457b": `457 def comp, 457 deferred comp, def comp 457, deferred comp 457, def comp, deferred comp, deferred compensation`,
};

/** Words for an employer's retirement contribution, beside those of `deduction-labels.ts`. */
export const EMPLOYER_MATCH_SPELLINGS = `mtch, non elective, nonelective, safe harbor nec, sh nec`;

/** Whom a plan covers, which says nothing about its type. */
export const COVERAGE_WORDS = `ee ch, ee children, ee fam, ee sp, ee spouse, fam`;
