import { NodeFS } from "@electric-sql/pglite/nodefs";

/** What the embedded database asks before it changes its files. */
export interface FileGuard {
  /** Whether the files may still be changed by this process. */
  isOurs(): boolean;
}

/** "Read-only file system" as the database's own system numbers its errors. */
const READ_ONLY = 69;

type Operation = (...args: unknown[]) => unknown;
type Operations = Record<string, Operation>;

/** What we need of the system that the database is compiled for (Emscripten). */
interface DatabaseSystem {
  readonly FS: { readonly ErrnoError: new (errno: number) => Error };
  readonly NODEFS: { readonly stream_ops: Operations; readonly node_ops: Operations };
}

const CHANGES = {
  stream_ops: ["write", "msync", "setattr"],
  node_ops: ["mknod", "rename", "unlink", "rmdir", "symlink", "setattr"],
} as const;

/** The embedded database's files in a folder. None is changed any more once the folder has another owner. */
export class EmbeddedFiles extends NodeFS {
  readonly #guard: FileGuard;

  constructor(folder: string, guard: FileGuard) {
    super(folder);
    this.#guard = guard;
  }

  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    const guarding = (system: unknown): void => this.#guardChanges(system as DatabaseSystem);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), guarding] } };
  }

  #guardChanges({ FS, NODEFS }: DatabaseSystem): void {
    const requireOurs = (): void => {
      if (!this.#guard.isOurs()) throw new FS.ErrnoError(READ_ONLY);
    };
    for (const [group, names] of Object.entries(CHANGES) as [
      "stream_ops" | "node_ops",
      readonly string[],
    ][]) {
      for (const name of names) precede(NODEFS[group], name, requireOurs);
    }
  }
}

function precede(operations: Operations, name: string, first: () => void): void {
  const operation = operations[name];
  if (operation === undefined) throw new Error(`the database's system has no ${name}`);
  operations[name] = (...args) => {
    first();
    return operation(...args);
  };
}
