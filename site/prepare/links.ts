import { existsSync } from "node:fs";
import { join } from "node:path";
import { dirname, normalize, relative } from "node:path/posix";

export interface LinkOptions {
  /** Folder of the repository. */
  readonly root: string;
  /** Address of the repository. */
  readonly home: string;
  /** The site's path of a file of the repository, where it is a page. */
  readonly pageOf: ReadonlyMap<string, string>;
  /** Takes a picture of the repository into the site, and gives its address. */
  readonly picture: (file: string) => string;
}

const PICTURE = /\.(?:png|svg|jpe?g)$/;
const OF_REPOSITORY = /^\/(?:blob|tree)\/HEAD\//;

/**
 * The Markdown of a file of the repository as a page of the site: links to other pages lead there, pictures come along,
 * and what is no page leads to the repository. @throws Error for a link that leads nowhere.
 */
export function withSiteLinks(
  markdown: string,
  source: string,
  path: string,
  { root, home, pageOf, picture }: LinkOptions,
): string {
  const leadTo = (target: string): string => {
    const [address = "", anchor] = target.split("#");
    const file = fileOf(address);
    if (file === null) return target;
    const suffix = anchor === undefined ? "" : `#${anchor}`;
    const page = pageOf.get(file) ?? pageOf.get(join(file, "README.md"));
    if (page !== undefined) return `${relative(dirname(`/${path}`), `/${page}`)}.md${suffix}`;
    if (!existsSync(join(root, file))) throw new Error(`${source}: ${target} leads nowhere`);
    return PICTURE.test(file) ? picture(file) : `${home}/blob/HEAD/${file}${suffix}`;
  };

  /** The file of the repository that an address means; null where it means none. */
  function fileOf(address: string): string | null {
    if (address === "") return null;
    if (address.startsWith(home)) {
      const rest = address.slice(home.length);
      return OF_REPOSITORY.test(rest) ? rest.replace(OF_REPOSITORY, "") : null;
    }
    return /^[a-z]+:/i.test(address) ? null : normalize(join(dirname(source), address));
  }

  // Fenced code is as it is.
  const parts = markdown.split(/(^ *```[^]*?^ *```$)/m);
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replaceAll(/\]\(([^)\s]+)\)/g, (_, target: string) => `](${leadTo(target)})`)
            .replaceAll(
              /^\[([^\]]+)\]: (\S+)$/gm,
              (_, name: string, target: string) => `[${name}]: ${leadTo(target)}`,
            ),
    )
    .join("");
}
