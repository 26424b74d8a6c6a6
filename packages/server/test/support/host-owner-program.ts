// Owns an engine host, tells its child's process id, and ends in the way that its argument names.
import { createEngineHost } from "../../src/engine-host/index.ts";

const host = await createEngineHost({ engine: { threads: 1 } });
console.log(host.status().pid);
if (process.argv[2] === "killed") process.kill(process.pid, "SIGKILL");
if (process.argv[2] === "exit") process.exit(3);
if (process.argv[2] === "closed") await host.close();
// "idle": an idle host does not keep the process alive.
