import type { DocumentFormat } from "../canonicalise/output.ts";
import { infer } from "../infer/infer.ts";
import { inferDecimals } from "../infer/infer-decimals.ts";
import { interpret, type Interpretation } from "../interpret/interpret.ts";
import { decimalsOf } from "../layout/decimals.ts";
import { printedCurrency } from "../layout/currency.ts";
import { linesOf, type Line } from "../layout/lines.ts";
import type { ReadPage } from "../read/page-reader.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import type { StageClock } from "./stage-clock.ts";

/** A document's lines, and what they were read as. */
export interface FormatReading {
  lines: Line[];
  interpretation: Interpretation;
  format: DocumentFormat;
}

/** Reads the pages as a variant says, or by inference where none recognises them. */
export function readFormat(
  pages: readonly ReadPage[],
  variant: Variant | null,
  clock: StageClock,
): FormatReading {
  const inferred = variant === null ? inferDecimals(pages) : null;
  const lines = clock.time("layout", () =>
    pages.flatMap((page) => linesOf(page, inferred ?? decimalsOf(page, variant?.data.decimals))),
  );
  if (variant !== null) {
    const interpretation = clock.time("interpret", () => interpret(lines, variant));
    return { lines, interpretation, format: { ...formatOf(variant), currency: printedCurrency(lines) } };
  }
  const { reading, formatType } = clock.time("interpret", () => infer(lines));
  return {
    lines,
    interpretation: { reading, traces: [], columnsByPage: new Map(), boxes: [] },
    format: { provider: null, variant: null, formatType, runKinds: {}, currency: printedCurrency(lines) },
  };
}

/** A variant's own words on the format. */
export function formatOf({ provider, data }: Variant): DocumentFormat {
  return {
    provider: provider.slug,
    variant: data.slug,
    formatType: data.format_type,
    runKinds: data.run_kinds ?? {},
    currency: "USD",
  };
}
