import type { Context, Next } from "koa";
import type { Log } from "../../log.ts";
import { Problem } from "../errors/problem.ts";
import { setSecurityHeaders } from "../response/security-headers.ts";
import { answeringProblems } from "../response/send-problem.ts";
import { dashboardFiles, type DashboardFile } from "./dashboard-files.ts";
import { isPagePath } from "./page-paths.ts";

/** Scripts come from this server alone, and so does everything that they ask for. */
const DASHBOARD_CSP = [
  "default-src 'none'",
  // The viewer of documents decodes images in WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  // The component library writes its colours into style elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built dashboard from a folder: its files, and its one page for each path at which it has one. Where it has none a
 * browser gets the page with a status of 404; all other paths are passed on, whether the dashboard is built or not.
 */
export function serveDashboard(folder: string, log: Log): (ctx: Context, next: Next) => Promise<unknown> {
  const files = dashboardFiles(folder);
  const page = files.get("index.html");
  if (page === undefined) log.warn({ folder }, "the dashboard is not built: npm run build");

  return async (ctx, next) => {
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    const isPage = isPagePath(ctx.path);
    const isLost = !isPage && isOpened(ctx);
    const file = files.get(ctx.path.slice(1)) ?? (isPage || isLost ? page : undefined);
    if (!isRead || (file === undefined && !isPage)) return next();
    setSecurityHeaders(ctx);
    return answeringProblems(ctx, log, async () => {
      if (file === undefined) {
        throw new Problem("dashboard_not_built", "run npm run build, then start the service again");
      }
      await send(ctx, file);
      // The page tells a person that nothing is there; a program sees it by the status.
      if (isLost) ctx.status = 404;
    });
  };
}

/** Whether a person opens an address in a browser, as its header tells, that is no file's and no part of the interface. */
function isOpened(ctx: Context): boolean {
  const { path } = ctx;
  return !path.startsWith("/api/") && !/\.\w+$/.test(path) && ctx.get("Accept").includes("text/html");
}

async function send(ctx: Context, file: DashboardFile): Promise<void> {
  ctx.set({
    "Content-Security-Policy": DASHBOARD_CSP,
    "Content-Type": file.contentType,
    "Cache-Control": file.lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
    Vary: "Accept-Encoding",
  });
  const gzipped = ctx.acceptsEncodings("gzip", "identity") === "gzip" ? await file.readGzip() : null;
  if (gzipped !== null) ctx.set("Content-Encoding", "gzip");
  ctx.body = gzipped ?? (await file.read());
}
