import { test } from "tap";
import { extractBytes } from "./support/extract-bytes.ts";
import { madeUpRegister } from "./support/faulty-print/made-up-register.ts";
import { MONEY_FORMS } from "./support/faulty-print/money-forms.ts";
import { wrongOf } from "./support/faulty-print/truth.ts";
import { Random } from "./support/random.ts";

const SEEDS = 3;

for (const [form, make] of Object.entries(MONEY_FORMS)) {
  test(`${form}: amounts and their currency are read`, async (t) => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const random = new Random(seed * 31);
      const register = make(madeUpRegister(random), random);
      const result = await extractBytes(register.pdf);
      t.same(wrongOf(register, result), [], `seed ${seed}, confidence ${result.confidence_score}`);
      t.equal(result.canonical_output.currency, register.currency);
    }
  });
}
