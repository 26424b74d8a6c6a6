import type { InspectedIdentity, InspectedRecord } from "../../api/inspection.ts";
import { PaySums } from "../identities/pay-sums.ts";
import type { Hypothesis } from "../search/hypothesis.ts";

const MOST_FAILING = 20;

/** The sums of a hypothesis over all its records and of each of them, by its index. */
export function identitiesOf(
  { matrix, assignment }: Hypothesis,
  firstRecord: number,
): { all: InspectedIdentity[]; byRecord: Map<number, InspectedRecord["sums"]> } {
  const found = new Map<string, InspectedIdentity>();
  const byRecord = new Map<number, InspectedRecord["sums"]>();
  new PaySums(matrix, assignment.roles).told(({ identity, isYtd, person, holds }) => {
    const key = `${identity} ${isYtd}`;
    const own = found.get(key) ?? { identity, is_ytd: isYtd, holds: 0, fails: 0, failing: [] };
    found.set(key, own);
    const record = matrix.people[person]!;
    const sums = byRecord.get(record) ?? { holds: 0, fails: 0 };
    byRecord.set(record, sums);
    for (const count of [own, sums]) {
      if (holds) count.holds++;
      else count.fails++;
    }
    if (!holds && own.failing.length < MOST_FAILING) own.failing.push(firstRecord + record);
  });
  return { all: [...found.values()], byRecord };
}
