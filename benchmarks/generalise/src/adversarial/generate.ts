import type { CanonicalOutput } from "@paylift/canonical";
import {
  generatePayroll,
  naturalName,
  Random,
  renderPdf,
  type Payroll,
  type Sheet,
} from "@paylift/samples/parts";
import type { AdversarialLayout, Job } from "./job.ts";
import { ADVERSARIAL_LAYOUTS } from "./layouts/index.ts";
import { Printing } from "./printing.ts";
import { chooseTraits, type Traits } from "./traits.ts";
import { truthOf } from "./truth.ts";
import { chooseWording } from "./wording.ts";

export interface AdversarialDocument {
  /** Layout and seed. */
  name: string;
  pdf: Uint8Array;
  truth: CanonicalOutput;
  traits: Traits;
}

const TRIES = 200;

/** How many different lines the document prints: each is a column where people are rows. */
function kindsOf({ employees }: Payroll): number {
  const checks = employees.flatMap((employee) => employee.checks);
  const kinds = checks.flatMap(({ earnings, taxes, deductions }) => [
    ...earnings.map(({ kind }) => kind),
    ...taxes.map(({ kind, state, city }) => `${kind} ${state} ${city?.name}`),
    ...deductions.map(({ kind }) => `deduction ${kind}`),
  ]);
  return new Set(kinds).size;
}

function haveNamesakes({ employees }: Payroll): boolean {
  return new Set(employees.map(({ name }) => naturalName(name))).size < employees.length;
}

function payrollFor(layout: AdversarialLayout, traits: Traits, random: Random): Payroll {
  const negatives = random.chance(0.3);
  const listing = traits.departments === "none" ? "alphabetical" : "departments";
  let fewest: Payroll | null = null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const chance = random.fork(`payroll ${attempt}`);
    const count = layout.mostKinds === null ? chance.int(3, 24) : chance.int(4, 10);
    const payroll = generatePayroll(chance, count, { ...layout.payroll, listing, negatives });
    // Nothing but an id tells namesakes apart.
    if (!traits.ids && haveNamesakes(payroll)) continue;
    if (layout.mostKinds === null || kindsOf(payroll) <= layout.mostKinds) return payroll;
    if (fewest === null || kindsOf(payroll) < kindsOf(fewest)) fewest = payroll;
  }
  if (fewest === null) throw new RangeError("No payroll was tried");
  return fewest;
}

/** A document before it is written: what stands where on its pages, and what it says. */
export interface AdversarialComposition {
  /** Layout and seed. */
  name: string;
  sheet: Sheet;
  truth: CanonicalOutput;
  traits: Traits;
}

export function composeAdversarial(layoutName: string, seed: number): AdversarialComposition {
  const layout = ADVERSARIAL_LAYOUTS.find(({ name }) => name === layoutName);
  if (layout === undefined) throw new RangeError(`No layout is called "${layoutName}"`);
  const random = new Random(seed).fork(`adversarial ${layout.name}`);
  const traits = chooseTraits(random.fork("traits"));
  const wording = chooseWording(random.fork("wording"));
  const job: Job = {
    payroll: payrollFor(layout, traits, random.fork("people")),
    wording: layout.reword?.(wording) ?? wording,
    traits,
    print: new Printing(traits),
    random: random.fork("layout"),
  };
  const { sheet, formatType, reading } = layout.draw(job);
  return { name: `${layout.name}-${seed}`, sheet, truth: truthOf(job, formatType, reading), traits };
}

/** A document of a layout that no provider has. The same layout and seed make the same bytes. */
export async function generateAdversarial(layoutName: string, seed: number): Promise<AdversarialDocument> {
  const { name, sheet, truth, traits } = composeAdversarial(layoutName, seed);
  return { name, pdf: await printed(sheet, seed), truth, traits };
}

/** The same document without the watermark over its figures: what the watermark covers. Null where it has none. */
export async function generateUnmarked(layoutName: string, seed: number): Promise<Uint8Array | null> {
  const { sheet, traits } = composeAdversarial(layoutName, seed);
  if (traits.watermark === null) return null;
  for (const { marks } of sheet.pages) {
    const at = marks.findLastIndex((mark) => mark.kind === "text" && mark.text === traits.watermark);
    if (at >= 0) marks.splice(at, 1);
  }
  return printed(sheet, seed);
}

function printed(sheet: Sheet, seed: number): Promise<Uint8Array> {
  const plain = { letters: false, shuffled: false, rotate: false, encrypted: false };
  return renderPdf(sheet, { ...plain, random: new Random(seed) });
}
