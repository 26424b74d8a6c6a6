import { buildLedger } from "../canonicalise/build-ledger.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import { interpret, type Interpretation } from "../interpret/interpret.ts";
import { linesOf, type Line } from "../layout/lines.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { recognise } from "../recognise/recognise.ts";
import { reconcile } from "../reconcile/reconcile.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import type { StageClock } from "./stage-clock.ts";

/** What the words of a document mean, as far as they are understood. */
export interface Understanding {
  variant: Variant | null;
  lines: Line[];
  interpretation: Interpretation | null;
  ledger: Ledger | null;
  checks: ProvenCheck[];
}

export function understand(
  pages: readonly ReadPage[],
  variants: readonly Variant[],
  clock: StageClock,
): Understanding {
  const variant = clock.time("recognise", () => recognise(pages, variants));
  const lines = clock.time("layout", () =>
    pages.flatMap((page) => linesOf(page, variant?.data.decimals ?? "point")),
  );
  const interpretation = variant === null ? null : clock.time("interpret", () => interpret(lines, variant));
  const ledger =
    interpretation === null ? null : clock.time("canonicalise", () => buildLedger(interpretation.reading));
  const checks = ledger === null ? [] : clock.time("reconcile", () => reconcile(ledger));
  return { variant, lines, interpretation, ledger, checks };
}
