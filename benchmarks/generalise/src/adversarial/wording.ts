import { label, type Random, type Wording } from "@paylift/samples/parts";
import { DEDUCTIONS, EARNINGS, MEMOS, TAX_STYLES } from "./words.ts";

/** What everything is called in one document. */
export function chooseWording(random: Random): Wording {
  const choose = <Kind extends string>(choices: Record<Kind, readonly string[]>): Record<Kind, string> =>
    Object.fromEntries(
      Object.entries<readonly string[]>(choices).map(([kind, words]) => [kind, random.pick(words)]),
    ) as Record<Kind, string>;
  const earnings = choose(EARNINGS);
  const deductions = choose(DEDUCTIONS);
  const memos = choose(MEMOS);
  const { taxes, employer } = random.pick(TAX_STYLES);
  const filled = (pattern: string, state: string | null, city = ""): string =>
    pattern.replace("{s}", state ?? "").replace("{c}", city);
  return {
    earning: ({ kind }, { pay }) =>
      label([earnings[kind === "regular" && pay.basis === "salaried" ? "salary" : kind]]),
    deduction: (kind) => label([deductions[kind]]),
    memo: (kind) => label([memos[kind]]),
    tax: ({ kind, state, city }) => label([filled(taxes[kind], state, city?.name)]),
    employerTax: ({ kind, state }) => label([filled(employer[kind], state)]),
  };
}
