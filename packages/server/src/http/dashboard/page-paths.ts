/** The paths of the dashboard's pages, as its router has them; a test compares the two. */
export const PAGE_PATHS = [
  "/",
  "/setup",
  "/documents",
  "/documents/:id",
  "/jobs/:id",
  "/migrations",
  "/migrations/:id",
  "/migrations/:id/comparison",
  "/migrations/:migrationId/validations/:id",
  "/figures",
  "/settings/:section?",
] as const;

const PATTERNS = PAGE_PATHS.map(
  (path) => new RegExp(`^${path.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")}/?$`),
);

/** Whether the dashboard has a page there. */
export function isPagePath(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
