import { parseQuantity } from "@paylift/canonical";
import type { ItemReading } from "../../interpret/reading.ts";
import type { Cell } from "../cells/cells.ts";

/** `Regular (80.00 hrs @ 31.25)`, `Overtime 4.5 hours`, `Regular (80.00 @ $31.25)`: without a unit there is a rate. */
const HOURS_BEHIND =
  /^(?<label>\S.*?)[ ,:-]*\(?\b(?<hours>\d[\d,]*(?:\.\d+)?)(?= ?hrs?\b| ?hours?\b| ?[@x] ?\$?\d)(?: ?(?:hrs?|hours?)\.?)?(?: ?[@x] ?\$?(?<rate>\d[\d,]*\.\d+)(?:\/hr)?)?\)?$/i;

/** A label with the hours, and perhaps the rate, that are printed in one phrase with it. */
export interface PaidHours {
  label: Cell;
  hours: ItemReading["hours"];
  rate: ItemReading["rate"];
}

/** Cuts the hours and the rate off a label that carries them; null for other labels. */
export function paidHoursOf(label: Cell): PaidHours | null {
  const found = HOURS_BEHIND.exec(label.text)?.groups;
  if (found === undefined) return null;
  const text = found["label"]!;
  const words = text.split(" ").length;
  const read = (digits: string | undefined): ItemReading["hours"] => {
    const token = label.tokens.find(
      ({ plain }, i) => i >= words && digits !== undefined && plain.includes(digits),
    );
    const quantity = digits === undefined ? null : parseQuantity(digits);
    return token === undefined || quantity === null ? null : { quantity, token };
  };
  const hours = read(found["hours"]);
  if (hours === null) return null;
  return {
    label: { ...label, text, tokens: label.tokens.slice(0, words) },
    hours,
    rate: read(found["rate"]),
  };
}
