/** Texts that a spreadsheet would run: those that begin like a formula and are no plain number. */
export const FORMULA = /^(?:[=@|%\t\r\n]|[+-](?!\d+(?:\.\d+)?$))/;
