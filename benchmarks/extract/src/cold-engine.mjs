import { createEngine } from "@paylift/engine";
import { reportCost } from "./cold-cost.mjs";

const engine = await createEngine({ threads: 1 });
await engine.extract(process.argv[2]);
reportCost();
await engine.close();
