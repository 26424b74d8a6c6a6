import { createHash } from "node:crypto";
import type { PageInspection } from "@paylift/engine";
import { legend } from "./legend.ts";
import { markedWords, type MarkedWord } from "./marked-words.ts";
import { markup, Markup } from "@paylift/validation/markup";
import { PAGE_SCRIPT } from "./page-script.ts";
import { PAGE_STYLE } from "./page-style.ts";
import { pageSvg } from "./page-svg.ts";
import { points } from "./points.ts";
import { stagePanels } from "./stage-panels.ts";
import { STAGE_STYLE } from "./stage-style.ts";
import type { Stage } from "./stages.ts";
import { wordLists } from "./word-lists.ts";

const STYLE = PAGE_STYLE + STAGE_STYLE;

/** One self-contained HTML page that shows a document's page as the engine sees it. `file` is shown as its name, and first the given stage. */
export function inspectionHtml(inspection: PageInspection, file: string, stage: Stage = "words"): string {
  const words = markedWords(inspection);
  const empty = markup`<p class="note">This page has no usable text layer.</p>`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(contentSecurityPolicy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${file}, page ${inspection.page}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
${header(inspection, file)}
<main>
<div id="sheet" tabindex="0">${inspection.source === "none" ? empty : markup``}${pageSvg(inspection, words)}</div>
<aside>
${stagePanels(inspection, stage, wordsPanel(inspection, words))}
</aside>
</main>
<script>${new Markup(PAGE_SCRIPT)}</script>
</body>
</html>
`.text;
}

function wordsPanel(inspection: PageInspection, words: readonly MarkedWord[]): Markup {
  return markup`${legend(inspection)}
<section class="pointed"><h2>Word</h2><dl id="pointed"><dd class="nothing">Point at a word.</dd></dl></section>
${wordLists(words)}`;
}

function header({ page, pages, width, height, provider, variant }: PageInspection, file: string): Markup {
  const recognised =
    [provider, variant].filter((slug) => slug !== null).join(" / ") || "variant not recognised";
  return markup`<header>
<h1>${file}</h1>
<p>page ${page} of ${pages} · ${points(width)} × ${points(height)} pt · ${recognised}</p>
<div class="zoom" role="group" aria-label="Zoom">
<button type="button" id="zoom-out" aria-label="Zoom out">−</button>
<output id="zoom-level">100%</output>
<button type="button" id="zoom-in" aria-label="Zoom in">+</button>
<button type="button" id="zoom-fit">Fit width</button>
</div>
</header>`;
}

/** Only this page's own style and script run, and nothing is loaded from anywhere. */
function contentSecurityPolicy(): string {
  return [
    "default-src 'none'",
    `style-src '${hashSource(STYLE)}'`,
    `script-src '${hashSource(PAGE_SCRIPT)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hashSource(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
