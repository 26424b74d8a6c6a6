import { EngineError } from "@paylift/engine/pages";

/** What is wrong with a crosswalk, in words that quote no cell. */
export function refused(what: string): EngineError {
  return new EngineError("invalid_argument", `the crosswalk cannot be used: ${what}`, { option: "map" });
}
