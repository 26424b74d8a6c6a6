import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import type { Test } from "tap";
import { launch } from "./chromium.ts";
import { servePaylift, type RunningService } from "./service.ts";

export const EMAIL = "ada@example.com";
export const PASSWORD = "correct horse battery";

const WIDE = { width: 1280, height: 800 } as const;
const NARROW = { width: 390, height: 844 } as const;
/** In the dark only the colours are others. */
const VIEWS = [
  { viewport: WIDE, colorScheme: "dark" },
  { viewport: WIDE, colorScheme: "light" },
  { viewport: NARROW, colorScheme: "light" },
] as const;
/** Two frames on, half a second where there are none for want of anything to draw; and nothing changes its looks any more. */
const DRAWN = `new Promise((drawn) => {
  setTimeout(drawn, 500);
  requestAnimationFrame(() => requestAnimationFrame(drawn));
}).then(() => Promise.allSettled(
  document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished),
)).then(() => {})`;
/** Charts take on the width of the window a moment after it has changed. */
const FITS = "document.documentElement.scrollWidth <= innerWidth";
const SCREENSHOTS = process.env["PAYLIFT_SCREENSHOTS"];
const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
} as const;
const COLOURS = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const;

/** A person in front of a browser and a service of their own. */
export interface Desk {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly service: RunningService;
  /** Checks the page as it is against WCAG AA and the practices of axe at both widths, its colours in the dark too, and keeps pictures where they are asked for. */
  look(t: Test, name: string): Promise<void>;
  /** Leaves the first run behind: the first user is made and signed in. */
  setUp(): Promise<void>;
  open(path: string): Promise<void>;
  /** Closes the browser: nothing may have left the service's origin, and no policy may have been hurt. */
  leave(t: Test): Promise<void>;
}

/** Starts both; they end with the test. */
export async function openDesk(t: Test): Promise<Desk> {
  const [service, browser] = await Promise.all([servePaylift(t), launch()]);
  const context = await browser.newContext({
    viewport: WIDE,
    acceptDownloads: true,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  const foreign: string[] = [];
  const broken: string[] = [];
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== service.url) foreign.push(request.url());
  });
  page.on("pageerror", (error) => broken.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      broken.push(message.text());
  });
  t.teardown(() => browser.close());

  return {
    page,
    context,
    service,
    async look(t, name) {
      for (const { viewport, colorScheme } of VIEWS) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        await page.evaluate(DRAWN);
        const view = `${name}${colorScheme === "dark" ? "-dark" : ""}-${viewport.width}`;
        if (SCREENSHOTS !== undefined) await keep(page, SCREENSHOTS, view);
        const broken = await settled(
          () => accessibility(page, colorScheme === "dark" ? COLOURS : RULES),
          (found) => found.length === 0,
        );
        t.same(broken, [], `${view} is accessible`);
        const fits = await settled(() => page.evaluate<boolean>(FITS), Boolean);
        t.ok(fits, `${view} is not wider than the screen`);
      }
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize(WIDE);
    },
    async setUp() {
      await page.goto(service.setupLink);
      await page.getByLabel("Organization").fill("Harbor Light Foods");
      await page.getByLabel("Your e-mail address").fill(EMAIL);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Create the first user" }).click();
      await page.getByRole("heading", { name: "Needs review", level: 1 }).waitFor();
    },
    async leave(t) {
      await browser.close();
      t.same(foreign, [], "nothing left the service's origin");
      t.same(broken, [], "nothing broke, and the security policy was kept");
    },
    async open(path) {
      await page.goto(service.url + path);
    },
  };
}

/** Looks until it is well, or has had ten seconds: a busy machine draws late, and colours and widths change bit by bit. */
export async function settled<Found>(
  look: () => Promise<Found>,
  isWell: (found: Found) => boolean,
): Promise<Found> {
  for (let looks = 1; ; looks++) {
    const found = await look();
    if (isWell(found) || looks === 20) return found;
    await pause(500);
  }
}

async function keep(page: Page, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
}

/** What breaks the rules and hinders people, as "rule: elements". */
async function accessibility(page: Page, runOnly: typeof RULES | typeof COLOURS): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  const found = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(runOnly)}, resultTypes: ["violations"], preload: false, elementRef: false }).then(({ violations }) =>
      violations.filter(({ impact }) => impact !== "minor").map(({ id, nodes }) => id + ": " + nodes.slice(0, 4).map(({ html, any }) => html.slice(0, 140) + " " + (any[0]?.message ?? "")).join(" | ")))`,
  );
  return found as string[];
}
