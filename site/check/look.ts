import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** A page this many times as high as the window needs headings. */
const SCREENS = 3;

/** What is wrong with a page as it is shown now, a sentence each. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate<string[]>(
    `axe.run(document, { resultTypes: ["violations"], preload: false, elementRef: false }).then(({ violations }) =>
      violations.filter(({ impact }) => impact !== "minor").map(({ id, impact, nodes }) =>
        impact + " " + id + ": " + nodes.slice(0, 2).map(({ target }) => target.join(" ")).join(", ")))`,
  );
  const shape = await page.evaluate<{ across: boolean; screens: number; headings: number }>(
    `({
      across: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      screens: document.documentElement.scrollHeight / innerHeight,
      headings: document.querySelectorAll(".vp-doc h2, .vp-doc h3").length,
    })`,
  );
  return [
    ...violations,
    ...(shape.across ? ["it has to be scrolled sideways"] : []),
    ...(shape.screens > SCREENS && shape.headings === 0 ? ["it is long and has no headings"] : []),
  ];
}

/** Links to parts of pages that are not there, by the ids of every page. */
export function deadAnchors(
  pages: ReadonlyMap<string, { ids: ReadonlySet<string>; links: readonly string[] }>,
): string[] {
  return [...pages].flatMap(([path, { links }]) =>
    links.flatMap((link) => {
      const { pathname, hash } = new URL(link);
      const target = pages.get(pathname);
      if (target === undefined || hash === "") return [];
      return target.ids.has(decodeURIComponent(hash.slice(1)))
        ? []
        : [`${path}: ${pathname}${hash} is not there`];
    }),
  );
}
