import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

const PLACES = [
  process.env["PAYLIFT_CHROMIUM"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser that is installed; undefined where there is none. */
const executablePath = PLACES.find((path) => path !== undefined && path !== "" && existsSync(path));

/** Why tests that need a browser are skipped; false where they run. */
export const skip =
  executablePath === undefined ? "no Chromium or Chrome: install one, or name it in PAYLIFT_CHROMIUM" : false;

export function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: executablePath as string,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  });
}
