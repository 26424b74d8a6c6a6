import type { NewCorrection } from "../api/types.ts";
import { tellFailure } from "../common/tell.tsx";
import { useCorrect } from "./use-correct.tsx";
import type { Review } from "./use-review.ts";

/** Says of a whole record that it should not be there. */
export function removalOf({ addressOf }: Review, record: string): NewCorrection {
  return {
    correction_type: "spurious",
    field_path: addressOf(record),
    original_value: "",
    corrected_value: "",
  };
}

/** Removes a record at once: undoing it is one click. */
export function useRemoval(jobId: string): (removal: NewCorrection) => void {
  const { correct } = useCorrect(jobId);
  return (removal) => correct.mutate(removal, { onError: tellFailure });
}
