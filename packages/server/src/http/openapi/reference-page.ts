import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

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
    <link rel="stylesheet" href="swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="swagger-ui-bundle.js"></script>
    <script src="start.js"></script>
  </body>
</html>
`;

// No validator badge: the page must not call other hosts.
const START = `SwaggerUIBundle({
  url: "../openapi.json",
  dom_id: "#swagger-ui",
  deepLinking: true,
  validatorUrl: null,
});
`;

/** Everything comes from this server, and nothing is written into the page. */
export const REFERENCE_PAGE_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The files of the reference page by name; the page itself is `""`. */
export function referencePageFiles(): ReadonlyMap<string, PageFile> {
  const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  const packaged = (name: string, contentType: string): [string, PageFile] => {
    let content: Promise<Buffer> | undefined;
    return [name, { contentType, read: () => (content ??= readFile(join(folder, name))) }];
  };
  const written = (name: string, contentType: string, text: string): [string, PageFile] => [
    name,
    { contentType, read: async () => text },
  ];
  return new Map([
    written("", "text/html; charset=utf-8", INDEX),
    written("start.js", "text/javascript; charset=utf-8", START),
    packaged("swagger-ui-bundle.js", "text/javascript; charset=utf-8"),
    packaged("swagger-ui.css", "text/css; charset=utf-8"),
  ]);
}
