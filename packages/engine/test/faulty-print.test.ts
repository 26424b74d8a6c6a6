import { test } from "tap";
import { extractBytes } from "./support/extract-bytes.ts";
import { HEADINGS } from "./support/faulty-print/headings.ts";
import { HIDDEN } from "./support/faulty-print/hidden.ts";
import { madeUpRegister, type Register } from "./support/faulty-print/made-up-register.ts";
import { NAMESAKES, NUMBERS } from "./support/faulty-print/people.ts";
import { wrongOf, type Faulty } from "./support/faulty-print/truth.ts";
import { TWICE } from "./support/faulty-print/twice.ts";
import { UNREADABLE } from "./support/faulty-print/unreadable.ts";
import { Random } from "./support/random.ts";

const SEEDS = 6;
/** From here on nobody looks. */
const TRUSTED = 0.85;

type Spoil = (register: Register, random: Random) => Faulty;

const FAULTS: Readonly<Record<string, Readonly<Record<string, Spoil>>>> = {
  headings: HEADINGS,
  "hidden text": HIDDEN,
  namesakes: NAMESAKES,
  "numbers that are no ids": NUMBERS,
  "what cannot be read": UNREADABLE,
  "printed twice": TWICE,
};

for (const [kind, faults] of Object.entries(FAULTS)) {
  test(`${kind}: nothing that is wrong looks right`, async (t) => {
    for (const [name, spoil] of Object.entries(faults)) {
      let right = 0;
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = new Random(seed * 7919 + name.length);
        const faulty = spoil(madeUpRegister(random), random);
        const result = await extractBytes(faulty.pdf);
        const wrong = wrongOf(faulty, result);
        const about = `${name}, seed ${seed}`;
        if (wrong.length === 0) right++;
        if (wrong.length > 0) t.ok(result.confidence_score < TRUSTED, `${about}: ${wrong.join("; ")}`);
        if (faulty.isOpen)
          t.ok(result.confidence_score < TRUSTED, `${about} is open: ${result.confidence_score}`);
        if (faulty.hides) t.ok((result.hidden_text ?? []).length > 0, `${about}: hidden text is told`);
      }
      t.comment(`${name}: ${right} of ${SEEDS} right`);
    }
  });
}
