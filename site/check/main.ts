// Looks at every page of the built site in a browser, wide and narrow: axe, sideways scrolling, headings, links to parts
// of pages, requests to other hosts, and the search. PAYLIFT_SCREENSHOTS=DIR keeps pictures of some pages.
import { globSync } from "node:fs";
import { join } from "node:path";
import { launch } from "../../packages/dashboard/test/support/chromium.ts";
import { deadAnchors, faultsOf } from "./look.ts";
import { serve } from "./serve.ts";

const DIST = join(import.meta.dirname, "../.vitepress/dist");
const VIEWS = [
  { name: "1280", width: 1280, height: 900, colorScheme: "light" },
  { name: "390", width: 390, height: 844, colorScheme: "light" },
  { name: "dark", width: 1280, height: 900, colorScheme: "dark" },
] as const;
const pictures = process.env["PAYLIFT_SCREENSHOTS"];
const only = process.argv[2] ?? "";

const paths = globSync("**/*.html", { cwd: DIST })
  .map((file) => `/${file}`)
  .filter((path) => path.includes(only))
  .toSorted();
if (paths.length === 0) throw new Error("there is no page: npm run site:build");
const site = await serve(DIST);
const browser = await launch();
const faults: string[] = [];
const known = new Map<string, { ids: Set<string>; links: string[] }>();
try {
  for (const { name, width, height, colorScheme } of VIEWS) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme });
    const page = await context.newPage();
    page.on("request", (request) => {
      if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(site.url))
        faults.push(`it asks for ${request.url()}`);
    });
    page.on("pageerror", ({ message }) => faults.push(`an error: ${message}`));
    for (const path of paths) {
      await page.goto(site.url + path, { waitUntil: "load" });
      for (const fault of await faultsOf(page)) faults.push(`${name} ${path}: ${fault}`);
      known.set(path, {
        ids: new Set(
          await page.evaluate<string[]>(`[...document.querySelectorAll("[id]")].map(({ id }) => id)`),
        ),
        links: await page.evaluate<string[]>(
          `[...document.querySelectorAll(".vp-doc a[href]")].map(({ href }) => href)`,
        ),
      });
      if (pictures !== undefined)
        await page.screenshot({ path: join(pictures, `${path.slice(1).replaceAll("/", "-")}-${name}.png`) });
    }
    await page.goto(`${site.url}/start.html`, { waitUntil: "networkidle" });
    await page.locator("#local-search button").click();
    await page.locator(".VPLocalSearchBox input").fill("webhook signature");
    await page.locator(".VPLocalSearchBox .result").first().waitFor();
    for (const fault of await faultsOf(page)) faults.push(`${name} search: ${fault}`);
    if (pictures !== undefined) await page.screenshot({ path: join(pictures, `search-${name}.png`) });
    await context.close();
  }
} finally {
  await browser.close();
  site.close();
}
if (only === "") faults.push(...deadAnchors(known));
console.log([...faults, `${paths.length} pages, ${faults.length} faults`].join("\n"));
process.exitCode = faults.length === 0 ? 0 : 1;
