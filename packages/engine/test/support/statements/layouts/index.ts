import type { Layout } from "../layout.ts";
import { ADP_STATEMENTS } from "./adp.ts";
import { GENERIC_STATEMENT } from "./generic.ts";
import { GUSTO_STATEMENT } from "./gusto.ts";
import { PAYCHEX_STATEMENT } from "./paychex.ts";
import { PAYLOCITY_STATEMENT } from "./paylocity.ts";
import { PEOPLESOFT_STATEMENT } from "./peoplesoft.ts";
import { QUICKBOOKS_STATEMENT } from "./quickbooks.ts";
import { ULTIPRO_STATEMENT } from "./ultipro.ts";
import { WORKDAY_STATEMENT } from "./workday.ts";

/** Every lay-out of pay statements that a bundled variant reads. */
export const STATEMENT_LAYOUTS: readonly Layout[] = [
  ...ADP_STATEMENTS,
  GENERIC_STATEMENT,
  GUSTO_STATEMENT,
  PAYCHEX_STATEMENT,
  QUICKBOOKS_STATEMENT,
  PAYLOCITY_STATEMENT,
  ULTIPRO_STATEMENT,
  WORKDAY_STATEMENT,
  PEOPLESOFT_STATEMENT,
];
