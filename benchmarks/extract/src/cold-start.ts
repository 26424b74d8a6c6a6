import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** A fresh process from its start to its first result. */
export interface ColdStart {
  wallMs: number;
  cpuMs: number;
  peakMb: number;
}

const folder = fileURLToPath(new URL("..", import.meta.url));

// Plain JavaScript in a string: stripping the types of a script would add some 30 ms that no user of the package pays.
const REPORT = `
  const { user, system } = process.cpuUsage();
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ cpuMs: (user + system) / 1000, peakMb }));
`;

const SCRIPTS = {
  engine: `
    import { createEngine } from "@paylift/engine";
    const engine = await createEngine({ threads: 1 });
    await engine.extract(process.argv[1]);
    ${REPORT}
    await engine.close();
  `,
  pdfjs: `
    import { readFile } from "node:fs/promises";
    import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
    const data = new Uint8Array(await readFile(process.argv[1]));
    const document = await getDocument({ data, verbosity: 0 }).promise;
    for (let number = 1; number <= document.numPages; number++)
      await (await document.getPage(number)).getTextContent();
    ${REPORT}
  `,
};

/** The wall clock runs until the result is on the other side of the pipe; CPU time is that of the whole process. */
export async function coldStart(reader: keyof typeof SCRIPTS, path: string): Promise<ColdStart> {
  const start = performance.now();
  const args = [...process.execArgv, "--input-type=module", "--eval", SCRIPTS[reader], "--", path];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  let wallMs = Number.NaN;
  child.stdout.once("data", () => (wallMs = performance.now() - start));
  const report = await text(child.stdout);
  if (report === "") throw new Error(`${reader} gave no result for ${path}`);
  return { wallMs, ...(JSON.parse(report) as { cpuMs: number; peakMb: number }) };
}
