import type { Line } from "../layout/lines.ts";
import type { Variant } from "../variants/compiled-variant.ts";

/** A line that says only whose document it is stands at the head or foot of a page, wherever a block breaks. */
export function isFurniture({ text }: Line, variant: Variant, companyName: string | null): boolean {
  return text === companyName || variant.furniture.some((pattern) => pattern.test(text));
}

/** The figures of lines that say nothing of the pay are known, and of no use. */
export function decorate(lines: readonly Line[]): void {
  for (const { tokens } of lines)
    for (const token of tokens) if (token.moneyLike) token.claim ??= "decoration";
}
