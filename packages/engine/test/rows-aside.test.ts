import { test } from "tap";
import type { Token } from "../src/layout/token.ts";
import { leaveOutInTurn } from "../src/infer/prepare/rows-aside.ts";

test("however many numbers are left out of a long register, they are remembered", (t) => {
  const numbers = new Array<Token>(200_000).fill({} as Token);
  const { aside } = leaveOutInTurn(
    [],
    [(rows) => ({ rows, aside: numbers }), (rows) => ({ rows, aside: numbers })],
  );
  t.equal(aside.length, 400_000);
  t.end();
});
