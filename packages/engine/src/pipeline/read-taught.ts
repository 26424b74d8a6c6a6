import { readFacts } from "../interpret/facts.ts";
import type { FactName, TextReading } from "../interpret/reading.ts";
import { taughtLedger } from "../canonicalise/taught-lines.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { reconcile } from "../reconcile/reconcile.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import type { Taught } from "../variants/compiled-taught.ts";
import type { HowToRead } from "./how-to-read.ts";
import { formatOf, readFormat, type FormatReading } from "./read-format.ts";
import type { StageClock } from "./stage-clock.ts";

/** Reads pages of a taught layout: what the readers of unknown layouts find, put right as reviewed documents of it were. */
export function readTaught(
  pages: readonly ReadPage[],
  variant: Variant & { taught: Taught },
  clock: StageClock,
  how: HowToRead,
): FormatReading {
  const read = readFormat(pages, null, clock, how);
  const reading = {
    ...read.ledger.reading,
    facts: taughtFacts(read.ledger.reading.facts, readFacts(read.lines, variant.fields).facts),
    notPrinted: variant.data.not_printed ?? [],
  };
  const ledger = taughtLedger({ ...read.ledger, reading }, variant.taught);
  const checks = clock.time("reconcile", () => reconcile(ledger));
  const { runKinds } = read.format;
  const format = {
    ...read.format,
    ...formatOf(variant),
    runKinds: { ...runKinds, ...variant.data.run_kinds },
  };
  return { ...read, interpretation: { ...read.interpretation, reading }, ledger, checks, format };
}

type Facts = ReadonlyMap<FactName, TextReading>;

/** Where a person said where a fact stands, that counts; what both days of a period are told by gives way to one that is told alone. */
function taughtFacts(read: Facts, taught: Facts): Map<FactName, TextReading> {
  const facts = new Map([...read, ...taught]);
  if (taught.has("period_start") || taught.has("period_end")) facts.delete("period");
  if (taught.has("period")) for (const name of ["period_start", "period_end"] as const) facts.delete(name);
  return facts;
}
