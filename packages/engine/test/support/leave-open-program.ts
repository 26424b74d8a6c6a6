// Ends without process.exit(): it only ends if the engine leaves nothing open.
import { failure, reaching } from "./events.ts";
import { answered, scripted, scriptedEngine } from "./scripted-engine.ts";

const engine = scriptedEngine({ threads: 2 });

const ways: Record<string, () => Promise<void>> = {
  async unused() {},
  async idle() {
    console.log(answered(await engine.extract(scripted({ do: "answer", value: "answered" }))).value);
  },
  async closed() {
    await engine.extract(scripted({ do: "answer" }));
    await engine.close();
    console.log("closed");
  },
  async "closed-in-the-middle"() {
    const { reached, onProgress } = reaching("reading");
    const outcome = failure(engine.extract(scripted({ do: "loop" }), { onProgress }));
    await reached;
    await engine.close();
    console.log((await outcome).code);
  },
  async "aborted-in-the-middle"() {
    const { reached, onProgress } = reaching("reading");
    const controller = new AbortController();
    const { signal } = controller;
    const outcome = failure(engine.extract(scripted({ do: "loop" }), { onProgress, signal }));
    await reached;
    controller.abort();
    console.log((await outcome).code);
  },
};

await ways[process.argv[2] ?? ""]?.();
