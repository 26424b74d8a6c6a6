import { realpath, stat } from "node:fs/promises";
import { isAbsolute, parse, relative, resolve, sep } from "node:path";
import { UsageError } from "../usage-error.ts";
import { ToolError, unreadable } from "./tool-error.ts";

/** A folder as it was named, and where it really is. */
interface Folder {
  readonly named: string;
  readonly real: string;
}

/** What a path leads to, with every link followed. */
export interface Found {
  readonly path: string;
  readonly kind: "file" | "folder";
}

/** The folders below which files may be read. */
export class AllowedFolders {
  readonly #folders: readonly Folder[];

  private constructor(folders: readonly Folder[]) {
    this.#folders = folders;
  }

  /** The folders that were named, else the working directory. @throws UsageError for what is no folder. */
  static async open(named: readonly string[]): Promise<AllowedFolders> {
    const here = process.cwd();
    // Hosts often start their servers there, and then everything of everybody would be readable by default.
    if (named.length === 0 && here === parse(here).root)
      throw new UsageError("the working directory is the root of the file system: name the folders to read");
    const folders = named.length === 0 ? [here] : named;
    return new AllowedFolders(await Promise.all(folders.map(openFolder)));
  }

  /** Their paths, as they were named. */
  get paths(): readonly string[] {
    return this.#folders.map(({ named }) => named);
  }

  /** The file or folder of a path, a relative one below the first folder that has it. @throws ToolError */
  async find(path: string): Promise<Found> {
    const places = isAbsolute(path)
      ? [resolve(path)]
      : this.#folders.map(({ named }) => resolve(named, path));
    // Nothing outside is looked at, so that nobody learns what is there.
    const inside = places.filter((place) => this.#isBelow(place));
    if (inside.length === 0) throw this.#outside("the path is outside of the folders that may be read");
    for (const place of inside) {
      const real = await realPath(place);
      if (real === null) continue;
      if (!this.#folders.some((folder) => isWithin(folder.real, real)))
        throw this.#outside("the path is a link that leads outside of the folders that may be read");
      return { path: real, kind: await kindOf(real) };
    }
    throw new ToolError(
      "no_such_file",
      "there is no such file or folder",
      `list_documents shows what is there. Relative paths are below ${this.paths.join(", ")}.`,
    );
  }

  #isBelow(place: string): boolean {
    return this.#folders.some(({ named, real }) => isWithin(named, place) || isWithin(real, place));
  }

  #outside(message: string): ToolError {
    return new ToolError(
      "outside_folders",
      message,
      `Name a path below ${this.paths.join(", ")}, or start the server with further folders: paylift mcp FOLDER…`,
    );
  }
}

async function openFolder(named: string): Promise<Folder> {
  const absolute = resolve(named);
  const stats = await stat(absolute).catch(() => null);
  if (!stats?.isDirectory()) throw new UsageError(`no such folder: ${named}`);
  return { named: absolute, real: await realpath(absolute) };
}

/** Null where nothing is. */
async function realPath(path: string): Promise<string | null> {
  try {
    return await realpath(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw unreadable(error as NodeJS.ErrnoException);
  }
}

async function kindOf(path: string): Promise<Found["kind"]> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(error);
  });
  if (stats.isDirectory()) return "folder";
  if (stats.isFile()) return "file";
  // A pipe may never end, and a device is no document.
  throw new ToolError("not_a_file", "the path is neither a file nor a folder", "Name a file.");
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
