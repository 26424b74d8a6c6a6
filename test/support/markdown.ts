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

/** Targets of links and pictures that are paths. */
export function relativeLinks(markdown: string): string[] {
  return targetsOf(markdown)
    .filter((target) => !/^(?:[a-z]+:|#)/i.test(target))
    .map((target) => target.replace(/#.*$/, ""));
}

/** Paths of files and folders that links name by the repository's address. */
export function repositoryLinks(markdown: string, home: string): string[] {
  return targetsOf(markdown)
    .filter((target) => target.startsWith(`${home}/blob/HEAD/`) || target.startsWith(`${home}/tree/HEAD/`))
    .map((target) => target.slice(`${home}/blob/HEAD/`.length).replace(/#.*$/, ""));
}

function targetsOf(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, "");
  const targets = prose.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"|^\[[^\]]+\]: (\S+)$/gm);
  return [...targets].map(([, a, b, c]) => a ?? b ?? c ?? "");
}
