import type { DeductionType } from "../schema-values.ts";

/** Labels of deductions and contributions in normalised spelling. A star: the phrase keeps its meaning beside unknown words. */
export const DEDUCTION_LABELS: Readonly<Record<DeductionType, string>> = {
  "401k": `401, 401k*, elective deferral, employee deferral, k401, pre tax deferral, pretax deferral, retirement savings,
    retirement savings plan, savings plan, k401 c`,
  roth_401k: `401k roth, 401kr, 401r, r401k, rot, roth*, roth 401k*, roth catchup, roth def, rothk`,
  "401k_loan": `401k ln, 401k loan*, 401kl, 401l, k loan, ret loan, retirement loan`,
  "403b": `tax shelter annuity, 403b*, 403b tsa, 403b annuity, annuity 403b, tax def annuity, tda, tax shel annuity, tax sheltered annuity, tsa, tsa strs`,
  roth_403b: `403b roth, 403br, roth 403b*`,
  "457b": `457*, 457b*, deferred comp 457`,
  roth_457b: `457 roth, 457b roth, roth 457, roth 457b*`,
  simple_ira: `ira match*, s ira, simp ira, simple, simple ira*, sira`,
  pension: `annu, annuity*, defined benefit*, superannuation*, australian super*, salary sacrifice super*, super, central provident fund*, cpf*,
    kiwisaver*, provident fund*, retire, epf, pf, vpf, calpers*, calstrs*, csrs, fers*, fers csrs*, imrf*, ipers*, kpers*, ktrs*, lagers*, opers*, pens, pension dues, pension*,
    pers*, kp f retirement*, kpf*, public employees retirement*, public employee retirement*, employees retirement system*, sers, apers*, atrs*, cers, frs*, inprs*, kers, lasers*, leoff*, lgers*, mainepers*, mers*, mosers*, mpsers*, msrs*, mtrs*, ndpers*, nhrs*, nyslrs*, nystrs*, opsrp*,
    otrs*, pera*, persi*, pfrs*, pors*, psers*, psprs*, psrs*, scrs*, sdrs*, surs*, tcdrs*, tcrs*, tffr*, tra, tra pera, trsl*, urs, vrs*, vsers*, vstrs*, wrs*, state retirement*, strs*, teacher ret, teacher retirement*, tchr ret, teachers retirement*, tmrs*, tpaf, trs*, trs non oasdi*, tsers*, asrs*`,
  medical: `aetna*, anthem*, harvard pilgrim*, health partners*, healthpartners*, tufts health*, bcbs*, blue cross*, blue shield*, cigna med, extended health*, fehb, hdhp*, health, health benefits, health care, health ins*,
    health insurance*, health plan*, hin, hlth, hlth welf, health and welfare, hmo*, epo plan*, hosp, hospital, kaiser*, med, medical*, medl, medpre, medpt, ppo*, prescription,
    temp health, temp medical, mec, mec plan, minimum essential coverage, rx, activecare*, trs activecare*, trs care*, uhc*, united healthcare*`,
  dental: `caf dental, delta dental*, den, denpre, dent, dental*, dental hmo, dental ppo, dentl, dentpre, dmo, dnt, dppo`,
  vision: `eyemed, vis, vispre, vision*, vision ppo, visn, vsn, vsp*`,
  hsa: `health sav, health savings*, health svgs*, hsa*`,
  fsa_medical: `flex, health care expense*, healthcare expense*, flex med, flex spending, flexible spending*, fsa, fsa health, fsa health care, fsa healthcare, health care spending*, healthcare spending*, fsa med, fsa medical, fsam, fsamd, hc fsa, hcfsa, hcsa,
    health care fsa, health flex, health fsa, healthcare fsa, limited fsa, limited purpose fsa, lpfsa, ltd fsa, med flex,
    med fsa, medical fsa, unreimb med, unreimbursed medical, health care reimbursement account*, healthcare reimbursement account*`,
  fsa_dependent_care: `child care, childcare, day care, daycare, dc fsa, dcap, dcfsa, dep care*, depcare*, dependent care*,
    dependent fsa, flex dc, flex dep, fsa 129, fsa dc, fsa dep, fsa dep care, fsa dependent, fsa dependent care, fsad, fsadc`,
  commuter: `132, bike to work*, bus pass, comm ben, commuter*, s132, sec 132, trans, transit*, mbta*, marta pass*, marta card*, bart pass*, rail pass*, metro pass*, trip commuter, van pool*, vanpool*,
    wageworks trns`,
  life: `ad d, add, life assurance*, basic life*, child life*, dep life*, dependent life*, fegli*, group life*, group term life*, grp life,
    grp term life, grplif, gtl, life, life and add, basic life and add, life ins*, life insurance*, opt life*, optional life*, servicemembers group life*, sgli, spouse life*, sps life*, supp life*,
    suppl life*, supplemental life*, term life, tli, universal life*, vlife, vol life*, vollife, voluntary life*, whole life*`,
  disability: `income protection*, buy up ltd, buy up std, ltd buy up*, std buy up*, ddi, disab*, disability*, long term dis, long term disab, long term disability*, ltd, ltdis,
    short term, short term dis, short term disab, short term disability*, std, stdis, voluntary short`,
  stock_purchase: `ee stock, employee stock, employee stock purchase*, espp*, stock, stock plan, stock purchase*`,
  loan: `company loan, postgrad loan*, postgraduate loan*, student loan plan*, ee loan, emp loan, employee loan, loan*, thrift savings plan loan, tsp loan`,
  garnishment: `aeo, attachment, arrestment*, attachment of earnings*, earnings attachment*, earnings arrestment*, bankrptcy, bankruptcy*, bk chap 13, chap 13, chapter 13*, court order, crd garn, creditor, earnings wh order, federal loan garnishment,
    ewo, gar, garn*, garnish*, garnishee*, garnishmt*, garnishmnt*, garnishment*, grnsh, stud loan, student loan*, wage assignment, wage attachment, writ`,
  child_support: `alimony, ch sup, ch supp, ch supp fee, ch sup fee, ch support, chdsup, child sup*, child supp*, chld supp*, chld sup*, child payment*, child payments, child support*, chld, chldsup,
    chsup, chsupp, csup, family resp*, family responsibility*, family support, med support, medical support, sdu, spousal support, support order`,
  tax_levy: `fed levy, fed tax levy, federal levy, federal tax levy, federal tax lien, ftb levy, irs, irs levy, levy,
    mass tax lev, state levy, state tax levy, state tax lien, tax lev, tax levy*, tax lien*`,
  union_dues: `agency fee, assn dues*, association dues*, due, dues*, ibew, siptu*, init fee, initiation, local dues, seiu*, teamsters*,
    afscme*, fop*, iaff*, uaw*, udues, ufcw*, un, union*, union dues*, union fee, union fees,
    union subs*, union subscription*, union fees*`,
  charity: `annual appeal*, annual fund*, annual giving*, alumni fund*, gift, gifts, bishops annual appeal*, bishops appeal*, bishop s appeal*, catholic appeal*, charities*, combined campaign*, combined federal campaign*,
    pledge*, tithe*, cfc, char, charitable*, charity*, comm chest, donation*, food bank*, fdn*, foundation*, giving, giving campaign*, workplace giving*, red cross*, united way*, unw, uw`,
  other: `union vacation, garn admin fee*, garnish admin fee*, garnishment admin fee*, pac*, political action*, union pac*, mgib, montgomery gi bill*, gi bill*, afrh, mid month pay, debt repayment*,
    529, club dues, gym dues, cycle scheme*, cycle to work*, cyclescheme*, acc, accident*, admin fee, adv, adv repay, advance*, aflac*, auto ins, auto ira, bond, breakage, cafe,
    cafeteria, calsavers, cancer*, cash advance, cell phone, check fee, cobra, college savings, colonial*, cr union,
    credit union*, crit illness, critical ill, critical illness*, cru, dcrp, draw repay, emp purchase, ex pat, fitness, gym*,
    home auto, ins, insurance, hosp indem, hospital indemnity*, housing, hra, id protect, id theft*, ira, kcu, legal*, long term care, ltc,
    meal, meals, parking*, misc*, miscellaneous*, negative net, nqdc, other, overpay, overpayment*, pay advance, payback, pet,
    phone, pre paid legal, prepaid legal, purchases, rent, rrsp*, roth ira, savings bond, sep, shortage, spouse surch,
    store purchase, thrift savings plan*, tobacco*, tool, tools, tsp*, unif, uniform*, uniforms*, wellness,
    boots, safety boots, safety shoes, vacation fund, holiday fund, vacation holiday fund`,
};

/** Words that give way to any other type in the label: `Cafeteria Dental`, `Other Medical`. */
export const WEAK_OTHER: ReadonlySet<string> = new Set([
  "admin fee",
  "aflac",
  "allstate",
  "cafe",
  "cafeteria",
  "colonial",
  "colonial life",
  "def comp",
  "deferred comp",
  "deferred compensation",
  "ins",
  "insurance",
  "misc",
  "miscellaneous",
  "parking",
  "other",
]);

/** What only an employer pays. */
export const EMPLOYER_ONLY_LABELS = `fringe, wc, work comp, wrk comp, wrkcomp, wkcomp, wk comp, workers comp*, workers compensation*,
  apprentice training, apprentice training fund, apprenticeship, apprenticeship fund, apprenticeship training, industry fund, training fund`;

/** What Australian employers pay into the pension of their employees by law. */
export const EMPLOYER_PENSION_LABELS = `super guarantee*, superannuation guarantee*, sgc*`;

/** Funds of trades for the health of their members, which only an employer pays. */
export const EMPLOYER_HEALTH_LABELS = `health welfare*, health welfare fund*, hw, hw fund, welfare fund`;

/** Words that say who pays. */
export const EMPLOYER_WORDS = `agency paid, board paid, board share, city paid, city share, county share, district share, state share, town share, college paid, county paid, district paid, school paid, state paid, town paid, university paid, cnty, co, co paid, company, company paid, er, er cost, er cost of, er memo, ers, employer, employer paid, memo, seed`;

/** Words for an employer's retirement contribution: where no other benefit is named, a 401(k). */
export const EMPLOYER_MATCH_WORDS = `co mat, co match, comp match, company match, employer match, er m, er match, mat, match,
  matching, nec, profit sharing, safe harbo, safe harbor, safe harbor match, sh match`;

/** Words that say the line takes an earning back that was never paid out. */
export const OFFSET_WORDS = `cash tips paid, less cash tips, less tips, less tips paid, imputed offset, offset, relo offset, rsu offset, rsu tax offset,
  taxable fringe offset, tip ded, tip offset, tips already paid, tips paid, tips paid out`;

/** Section 125 of the Internal Revenue Code is the cafeteria plan, whose premiums are pretax. */
export const PRETAX_WORDS = `125, pre, pretax, s125, sec 125, section 125`;
export const AFTER_TAX_WORDS = `aftax, aftertax, at, non 125, non s125, post, posttax`;

/** Words that say nothing about the type of a deduction. */
export const DEDUCTION_NOISE = `account, acct, addl, additional, amount, annual, balance, basic, ben, benefit, benefits, board, bonus, caf, catchup,
  cat up, child, contrib, contribution, contributions, ded, deduction, deductions, def, deferral, dep, dependent, dependents,
  district, ee, ees, emp, employee, family, fee, flat, group, guardian, hd, ins, insurance, lincoln, ln, member, metlife, opt, option, optional, order, pct, plan, pmt, payment,
  premium, prem, principal, prudential, repay, repayment, ret, retirement, rs, salary, section, single, spouse, state, supp, suppl, supplemental, trad,
  tier, traditional, unum, vol, voluntary`;

/** Taxes: should one stand among the deductions, it is not to be read as a levy or a benefit. */
export const TAX_WORDS = `federal income tax, federal tax, fica, local tax, medicare, medicare tax, oasdi, social security,
  state income tax, state tax`;
