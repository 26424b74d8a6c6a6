import type { Token } from "../../layout/token.ts";
import type { BoxPlace } from "./box-places.ts";
import type { NumberUse } from "./printed-figures.ts";

/** A box as it stands on a page of a sample, with what its numbers are. */
export interface SampledPlace {
  place: BoxPlace;
  uses: ReadonlyMap<Token, NumberUse>;
}
