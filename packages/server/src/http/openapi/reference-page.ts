import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** A file of the reference page. */
export interface PageFile {
  readonly contentType: string;
  read(): Promise<Buffer | string>;
}

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Paylift API reference</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="page.css" />
    <script type="module" src="openapi-explorer.min.js"></script>
  </head>
  <body>
    <openapi-explorer spec-url="../openapi.json" hide-server-selection></openapi-explorer>
  </body>
</html>
`;

const STYLES = `body { margin: 0; font-family: system-ui, sans-serif; }
`;

/** Everything comes from this server, scripts as files alone. The page's own components write styles into themselves. */
export const REFERENCE_PAGE_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The files of the reference page by name; the page itself is `""`. */
export function referencePageFiles(): ReadonlyMap<string, PageFile> {
  const explorer = fileURLToPath(import.meta.resolve("#openapi-explorer"));
  let script: Promise<Buffer> | undefined;
  const written = (name: string, contentType: string, text: string): [string, PageFile] => [
    name,
    { contentType, read: async () => text },
  ];
  return new Map([
    written("", "text/html; charset=utf-8", INDEX),
    written("page.css", "text/css; charset=utf-8", STYLES),
    [
      "openapi-explorer.min.js",
      { contentType: "text/javascript; charset=utf-8", read: () => (script ??= readFile(explorer)) },
    ],
  ]);
}
