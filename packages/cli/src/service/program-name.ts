/** How the user calls the command again: what npm has started need not be on their path. */
export function programName(env: Readonly<Record<string, string | undefined>>): string {
  return env["npm_lifecycle_event"] === undefined ? "paylift" : "npx @paylift/cli";
}
