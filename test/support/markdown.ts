/** The fenced code blocks of one language, in order. */
export function codeBlocks(markdown: string, language: string): string[] {
  const blocks = markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"));
  return [...blocks].map(([, code = ""]) => code);
}

/** The commands of the `sh` blocks: lines without comments and variables set before them, split at `&&`. */
export function shellCommands(markdown: string): string[] {
  return codeBlocks(markdown, "sh")
    .flatMap((block) => block.split("\n"))
    .flatMap((line) => line.replace(/(?:^|\s)#.*$/, "").split("&&"))
    .map((command) => command.trim())
    .filter((command) => command !== "");
}

/** Targets of links and pictures that point into the repository. */
export function relativeLinks(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, "");
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(
    ([, a, b]) => a ?? b ?? "",
  );
  return targets
    .filter((target) => !/^(?:[a-z]+:|#)/i.test(target))
    .map((target) => target.replace(/#.*$/, ""));
}
