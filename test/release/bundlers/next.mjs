// Builds the application, starts it as a service and asks it for a document.
import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { once } from "node:events";

const [document] = process.argv.slice(2);
const next = ["node_modules/next/dist/bin/next"];
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
const built = spawnSync(process.execPath, [...next, "build"], { env, encoding: "utf8" });
if (built.status !== 0) throw new Error(`${built.stdout}\n${built.stderr}`);

// A port that is free now: Next takes none by itself.
const probe = createServer().listen(0, "127.0.0.1");
await once(probe, "listening");
const { port } = probe.address();
probe.close();
await once(probe, "close");

const server = spawn(
  process.execPath,
  [...next, "start", "--hostname", "127.0.0.1", "--port", String(port)],
  { env },
);
try {
  let output = "";
  server.stdout.on("data", (text) => (output += text));
  server.stderr.on("data", (text) => (output += text));
  for (let look = 0; !output.includes("Ready"); look++) {
    if (look > 300 || server.exitCode !== null) throw new Error(`it did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const answer = await fetch(`http://127.0.0.1:${port}/employees?${new URLSearchParams({ file: document })}`);
  const text = await answer.text();
  if (text !== '{"employees":9}') throw new Error(`${answer.status} ${text}\n${output}`);
} finally {
  server.kill("SIGKILL");
}
console.log("9 employees");
