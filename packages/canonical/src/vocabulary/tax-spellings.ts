import type { TaxType } from "../schema-values.ts";

/**
 * Further spellings of taxes that payroll systems print, in normalised spelling; known as a whole only, as those of earnings.
 * Florida calls its unemployment tax the reemployment tax (Florida Department of Revenue, RT-6); the Metropolitan Transportation
 * Authority's tax is New York's commuter mobility tax (MCTMT); PLO is Paid Leave Oregon.
 */
export const TAX_SPELLINGS: Readonly<Partial<Record<TaxType, string>>> = {
  federal_income: `fed tx, fed wht, federal tx, fedtax, fedwh, us fit`,
  social_security: `fica s, us oasdi`,
  medicare: `med care`,
  fica: `fica total`,
  state_income: `personal income, personal income tax`,
  state_unemployment: `reemployment tax, re employment tax`,
  state_family_leave: `fam leave, fam lv, family lv, fmli, pfmli, plo`,
  local_income: `cnty tax, locality tax, sdit`,
  federal_unemployment: `us futa`,
  other: `mta, mta tax, wacares`,
};
