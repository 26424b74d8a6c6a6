import { test } from "tap";
import type { Token } from "../src/layout/token.ts";
import { leaveOutInTurn } from "../src/infer/prepare/aside/rows-aside.ts";
import { lineOf } from "./support/page-of.ts";

test("however many numbers are left out of a long register, they are remembered", (t) => {
  const [token] = lineOf("12.34").tokens as [Token];
  const numbers = Array.from({ length: 200_000 }, () => token);
  const { aside } = leaveOutInTurn(
    [],
    [(rows) => ({ rows, aside: numbers }), (rows) => ({ rows, aside: numbers })],
  );
  t.equal(aside.length, 400_000);
  t.end();
});
