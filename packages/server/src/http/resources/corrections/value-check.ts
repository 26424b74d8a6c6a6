import { fieldHolds } from "@paylift/engine/corrections";
import { Problem } from "../../errors/problem.ts";

interface TypedValue {
  readonly correctionType: string;
  readonly fieldPath: string;
  readonly correctedValue: string;
}

/**
 * Refuses a value that its field can never hold: `abc` is no amount. What is wrong only with this result, or names another
 * field, is recorded, and told with the corrected output.
 *
 * @throws Problem `invalid_body`.
 */
export function checkTypedValue({ correctionType, fieldPath, correctedValue }: TypedValue): void {
  const isTyped = correctionType === "wrong_value" || correctionType === "missing_field";
  if (!isTyped || fieldHolds(fieldPath, correctedValue) !== false) return;
  throw new Problem("invalid_body", "some fields of the body are not valid", {
    errors: [{ pointer: "/corrected_value", detail: "the field cannot hold this value" }],
  });
}
