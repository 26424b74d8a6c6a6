// extract.mjs DIR OUT [filter]
import { createEngine } from "@paylift/engine";
import { readFileSync, readdirSync, writeFileSync, mkdirSync } from "node:fs";
const [dir, outDir, filter = ""] = process.argv.slice(2);
mkdirSync(outDir, { recursive: true });
const engine = await createEngine({ threads: Number(process.env.T ?? 2), deadlineMs: 900_000 });
const files = readdirSync(dir).filter((f) => f.endsWith(".pdf") && new RegExp(filter).test(f));
await Promise.all(files.map(async (f) => {
  let r; try { r = await engine.extract(readFileSync(`${dir}/${f}`)); } catch (e) { r = { error: e.code ?? String(e) }; }
  writeFileSync(`${outDir}/${f.slice(0, -4)}.json`, JSON.stringify(r));
}));
await engine.close();
