import { CanonicalError } from "./errors.ts";
import { MAX_CENTS, type Cents } from "./money.ts";
import { scanDecimal, type Decimals } from "./scan-decimal.ts";

/**
 * Hours or a rate with the decimals the document prints: the value is `units / 10 ** scale`, units a safe integer,
 * scale 0 to 6. `80.0000` is `{ units: 800000, scale: 4 }`.
 */
export type Quantity = { readonly units: number; readonly scale: number };

export type ParseQuantityOptions = {
  /** `point` (the default), or `space` for registers that print `20 0000`; point forms are read in both. */
  readonly decimals?: Decimals;
};

const SCALE_MAX = 6;

/**
 * Reads printed hours or a rate: `80.00`, `1,088.5000`, `20.346846`, `.57`, `80`, `8.00-`, `$38.32`.
 *
 * Never throws; null for anything else. With `decimals: 'space'` also `20 0000`, `1 088 5000` and `75 00-`; there a last
 * group of three digits is refused, as it may be thousands or decimals.
 */
export function parseQuantity(text: string, options?: ParseQuantityOptions): Quantity | null {
  return scanDecimal(text, 0, SCALE_MAX, options?.decimals ?? "point");
}

/** The JSON number nearest to the quantity; it prints with the same digits, trailing zeros left out. */
export function quantityToJson(quantity: Quantity): number {
  return quantity.units / 10 ** quantity.scale;
}

/**
 * Hours times rate as money, computed exactly and rounded half away from zero.
 *
 * @throws CanonicalError `money_out_of_range` when the product is not a valid amount.
 */
export function multiplyToCents(a: Quantity, b: Quantity): Cents {
  const product = BigInt(a.units) * BigInt(b.units) * 100n;
  const divisor = 10n ** BigInt(a.scale + b.scale);
  const half = product < 0n ? -(divisor / 2n) : divisor / 2n;
  const cents = Number((product + half) / divisor);
  if (Math.abs(cents) > MAX_CENTS) {
    throw new CanonicalError(
      "money_out_of_range",
      `expected a product within ±${MAX_CENTS} cents, got ${cents}`,
      { a, b },
    );
  }
  return cents;
}

/**
 * The exact sum, at the largest scale among the quantities; `{ units: 0, scale: 0 }` for none.
 *
 * @throws CanonicalError `quantity_out_of_range` when the sum cannot be held as a safe integer of units.
 */
export function sumQuantities(quantities: readonly Quantity[]): Quantity {
  let scale = 0;
  for (const quantity of quantities) scale = Math.max(scale, quantity.scale);
  let units = 0;
  for (const quantity of quantities) {
    const shifted = quantity.units * 10 ** (scale - quantity.scale);
    units += shifted;
    if (!Number.isSafeInteger(shifted) || !Number.isSafeInteger(units)) {
      throw new CanonicalError(
        "quantity_out_of_range",
        `expected a sum within the safe integers at scale ${scale}`,
        { scale },
      );
    }
  }
  return { units, scale };
}
