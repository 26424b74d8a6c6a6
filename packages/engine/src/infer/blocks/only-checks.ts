import type { CellRow } from "../cells/cells.ts";

const OTHERWISE =
  /deposit|\bdir(?:ect)?\.? dep\b|voucher|\bvchr\b|\badvices?\b|\b(?:dd|ach|eft|bacs)\b|\btransfer\b|\bbank\b|\bpay ?card\b|\bchecking\b|\bsavings\b/i;

/** Whether a report says nowhere that anybody is paid but by a check: what it counts in a column of checks are checks then. */
export function paysByChecksOnly(rows: readonly CellRow[]): boolean {
  return !rows.some(({ cells }) => cells.some(({ number, text }) => number === null && OTHERWISE.test(text)));
}
