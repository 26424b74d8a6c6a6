import { buildLedger } from "../canonicalise/build-ledger.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { recognise } from "../recognise/recognise.ts";
import { reconcile } from "../reconcile/reconcile.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { readFormat, type FormatReading } from "./read-format.ts";
import type { StageClock } from "./stage-clock.ts";

/** What the words of a document mean. */
export interface Understanding extends FormatReading {
  /** Null where no variant recognises the document. */
  variant: Variant | null;
  ledger: Ledger;
  checks: ProvenCheck[];
}

/** Recognises the format of pages, reads them, and makes every check that they allow. */
export function understand(
  pages: readonly ReadPage[],
  variants: readonly Variant[],
  clock: StageClock,
): Understanding {
  const variant = clock.time("recognise", () => recognise(pages, variants));
  const reading = readFormat(pages, variant, clock);
  const ledger = clock.time("canonicalise", () => buildLedger(reading.interpretation.reading));
  const checks = clock.time("reconcile", () => reconcile(ledger));
  return { ...reading, variant, ledger, checks };
}
