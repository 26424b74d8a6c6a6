import type { TaxType } from "../schema-values.ts";

/**
 * Further spellings of taxes that payroll systems print, in normalised spelling; known as a whole only, as those of earnings.
 * Florida calls its unemployment tax the reemployment tax (Florida Department of Revenue, RT-6); the Metropolitan Transportation
 * Authority's tax is New York's commuter mobility tax (MCTMT); PLO is Paid Leave Oregon.
 */
export const TAX_SPELLINGS: Readonly<Partial<Record<TaxType, string>>> = {
  federal_income: `fed tx, fed wht, federal tx, fedtax, fedwh, us fit, us income tax, us income, us withholding, us wh, us tax, irs income tax, fwht, inc tax fed`,
  social_security: `fica s, fica o, fica oas, us oasdi, fica ss match, ss match, soc sec match, social sec match, social security match, oasdi match`,
  medicare: `mediadd, medi add, med add, medicare add, addl medicare, hospital insurance, hospital ins, hosp ins, medicare match, fica med match, med care, mqge, fica mcare, fica medcr, medicare buy in`,
  fica: `fica total, fica match`,
  state_income: `swht, pers inc tax, personal income, personal income tax`,
  state_unemployment: `suta solvency, sui solvency, suta surcharge, sui surcharge, solvency surcharge, sui bond, unemployment solvency, reemployment tax, re employment tax`,
  state_family_leave: `fam leave, fam lv, family lv, fmli, pfmli, plo, family and medical, pfml medical, pfml med, pfml family, pfml fam, pfl medical, pfl family, fli medical, fli family, fl medical, paid leave medical, paid leave family, paid family and medical, paid family and med`,
  local_income: `cnty tax, locality tax, sdit`,
  federal_unemployment: `us futa, futa credit reduction, futa cr, futa credit, futa surcharge`,
  other: `payroll expense, payroll expense tax, per capita, per capita tax, work comp, work comp assessment, workers comp assessment, wc assessment, mta, mta tax, wacares, employment training tax, emp training tax, workforce training, workforce training fund, work dev, labor and industries`,
};
