import { test } from "tap";
import { EngineError } from "@paylift/engine";
import { sharedEngine } from "../../../packages/engine/test/support/shared-engine.ts";
import { generateNotPayroll, NOT_PAYROLL } from "../src/not-payroll/generate.ts";

const engine = await sharedEngine();

for (const kind of NOT_PAYROLL) {
  for (const seed of [1, 2, 3]) {
    test(`${kind.name} ${seed} is refused, nobody is invented`, async (t) => {
      const answer = await engine
        .extract(await generateNotPayroll(kind, seed))
        .then(({ canonical_output }) => canonical_output.employees.map(({ name }) => name))
        .catch((error: unknown) => (error instanceof EngineError ? error.code : error));
      t.equal(answer, kind.refusal, kind.refusal);
    });
  }
}
