import { build } from "rolldown";

await build({
  input: "program.mjs",
  platform: "node",
  external: /^@paylift\//,
  output: { file: "bundled/rolldown.mjs" },
});
