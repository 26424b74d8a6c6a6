import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const SERVICE = process.env["PAYLIFT_URL"] ?? "http://127.0.0.1:8080";
const DIST = fileURLToPath(new URL("dist", import.meta.url));

/** Fonts, character maps and image decoders that the viewer of documents fetches when a page needs them. */
function pdfjsFiles(): Plugin {
  const packaged = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  return {
    name: "pdfjs-files",
    apply: "build",
    writeBundle() {
      for (const folder of ["cmaps", "iccs", "standard_fonts", "wasm"]) {
        cpSync(join(packaged, folder), join(DIST, "pdfjs", folder), { recursive: true });
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), pdfjsFiles()],
  // Tools of the workspace bring a React of their own, which libraries beside it would find first.
  resolve: { dedupe: ["react", "react-dom"] },
  build: {
    target: "es2022",
    // Older browsers have no light-dark(), and what stands for it there loses the colours.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    license: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_500,
  },
  server: { proxy: { "/api": SERVICE } },
});
