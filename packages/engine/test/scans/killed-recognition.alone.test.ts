import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "tap";

test("a process killed in recognition leaves nothing behind, and the next one reads the scan", async (t) => {
  const temporary = t.testdir();
  const start = (pages: number) =>
    spawn(
      process.execPath,
      [
        "--conditions=@paylift/source",
        fileURLToPath(new URL("../support/scan-program.ts", import.meta.url)),
        `${pages}`,
      ],
      {
        env: { ...process.env, NODE_OPTIONS: "", TMPDIR: temporary },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
  const killed = start(200);
  await once(killed.stdout, "data");
  killed.kill("SIGKILL");
  const [, signal] = (await once(killed, "close")) as [number | null, string];
  t.equal(signal, "SIGKILL");
  t.same(readdirSync(temporary), []);
  const next = start(1);
  let output = "";
  next.stdout.on("data", (chunk) => (output += chunk));
  const [code] = (await once(next, "close")) as [number];
  t.equal(code, 0);
  t.match(output, "employees: 2");
});
