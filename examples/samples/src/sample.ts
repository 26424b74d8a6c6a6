import { type Degraded, degradationsOf } from "./degradations.ts";
import { renderPdf } from "./drawing/render.ts";
import { Sheet } from "./drawing/sheet.ts";
import { findLayout } from "./layouts/index.ts";
import { misprint } from "./payroll/misprint.ts";
import { generatePayroll } from "./payroll/payroll.ts";
import { totalsOf } from "./payroll/totals.ts";
import { Random } from "./random.ts";
import type { Truth } from "./truth/canonical.ts";
import { buildTruth } from "./truth/truth.ts";

/** Most employees of one document. */
export const EMPLOYEES_MAX = 20_000;

export interface SampleRequest {
  layout: string;
  seed: number;
  /** 1 to `EMPLOYEES_MAX`. */
  employees: number;
  /** One degradation, or several joined by a plus sign; `clean` by default. */
  degrade?: string;
  /** The document is encrypted, and this opens it. */
  password?: string;
}

export interface Sample {
  name: string;
  pdf: Uint8Array;
  truth: Truth;
}

/** A document before it is written: what stands where on its pages, and what it says. */
export interface Composition {
  name: string;
  sheet: Sheet;
  truth: Truth;
  degraded: Degraded;
  random: Random;
}

function check({ seed, employees }: SampleRequest): void {
  if (!Number.isInteger(seed) || seed < 0)
    throw new RangeError(`A seed is a whole number from 0 on, not ${seed}`);
  if (!Number.isInteger(employees) || employees < 1 || employees > EMPLOYEES_MAX)
    throw new RangeError(`A document has 1 to ${EMPLOYEES_MAX} employees, not ${employees}`);
}

export function composeSample(request: SampleRequest): Composition {
  check(request);
  const { seed, employees, degrade = "clean" } = request;
  const layout = findLayout(request.layout);
  const degraded = degradationsOf(degrade, layout.money);
  const random = new Random(seed).fork(`${layout.name} ${employees}`);
  const traits = { ...layout.traits, negatives: degraded.negatives };
  const actual = generatePayroll(random.fork("payroll"), employees, traits);
  const printed = structuredClone(actual);
  const totals = totalsOf(actual.employees);
  const slip = degraded.inconsistent ? misprint(random.fork("misprint"), printed, totals) : null;
  const wording = layout.wording(random.fork("wording"));
  const sheet = new Sheet(layout.typeface(random.fork("typeface")));
  const drawing = random.fork("drawing");
  layout.draw({ printed, actual, totals, wording, money: degraded.money, sheet, random: drawing });
  const truth = buildTruth({
    layout,
    payroll: printed,
    totals,
    wording,
    misprint: slip,
    degrade,
    pages: sheet.pages.length,
  });
  return { name: `${layout.name}-${degrade}-${employees}-${seed}`, sheet, truth, degraded, random };
}

export async function generateSample(request: SampleRequest): Promise<Sample> {
  const { name, sheet, truth, degraded, random } = composeSample(request);
  const { password } = request;
  const locked = password === undefined ? {} : { encrypted: true, password };
  const pdf = await renderPdf(sheet, { ...degraded, ...locked, random: random.fork("rendering") });
  return { name, pdf, truth };
}
