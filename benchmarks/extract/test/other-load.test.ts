import { test } from "tap";
import { withOtherLoad } from "../src/other-load.ts";

test("keeps what was measured and adds cores that are never negative", async (t) => {
  const run = await withOtherLoad(async () => ({ wallMs: 10, cpuMs: 1e9, pages: 3 }));
  t.strictSame(run, { wallMs: 10, cpuMs: 1e9, pages: 3, otherCores: 0 });
});
