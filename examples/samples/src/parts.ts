// Chance
export { Random } from "./random.ts";

// The payroll that a document prints
export { generatePayroll } from "./payroll/payroll.ts";
export type { PayrollTraits } from "./payroll/payroll.ts";
export { familyFirst, naturalName, suffixLast } from "./payroll/names.ts";
export { addUp, mergeLines, totalsOf } from "./payroll/totals.ts";
export type { PayrollTotals } from "./payroll/totals.ts";
export type * from "./payroll/model.ts";

// Figures as they are printed
export { hours, money, rate } from "./numbers.ts";
export type { MoneyStyle } from "./numbers.ts";

// Whole documents before they are written
export { composeSample } from "./sample.ts";
export type { Composition, SampleRequest } from "./sample.ts";

// Drawing
export { Flow, sideBySide } from "./drawing/flow.ts";
export type { Cell, Row } from "./drawing/flow.ts";
export { renderPdf } from "./drawing/render.ts";
export { Sheet } from "./drawing/sheet.ts";
export type { Mark, Page, PaperSize, TextMark, TextStyle } from "./drawing/sheet.ts";
export type { Typeface } from "./drawing/typeface.ts";

// Words, and the truth of what they print
export { label } from "./wording/wording.ts";
export type { Label, Wording } from "./wording/wording.ts";
export type { Reading } from "./layouts/layout.ts";
export { deductionsOf, dollars, earningsOf, employerTaxesOf, memosOf, taxesOf } from "./truth/lines.ts";
