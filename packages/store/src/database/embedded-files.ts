import { fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** What the embedded database asks before it changes its files. */
export interface FileGuard {
  /** Whether the files may still be changed by this process. */
  isOurs(): boolean;
  /** Makes room on a full disk for a change that is under way. False when there is none to be made. */
  makeRoom(): boolean;
}

/** Errors as the database's own system numbers them. */
const READ_ONLY = 69;
const NO_SPACE = 51;
const OVER_QUOTA = 19;
const IO_ERROR = 29;

type Operation = (...args: any[]) => unknown;
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

/** Start parameters with which the database waits for its disk: at each commit, and before it lets go of its log. */
export function syncing(startParams: readonly string[]): string[] {
  // Of the ways to say it this is the one that its system passes on.
  return [...startParams.filter((parameter) => parameter !== "-F"), "-c", "wal_sync_method=fsync"];
}

/**
 * The embedded database's files in a folder. What it has synced is on the disk. None is changed any more once the folder
 * has another owner, and a disk that is full makes room first: an error in the midst of a commit would end the database.
 */
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
    const { stream_ops: streams, node_ops: nodes } = NODEFS;
    streams["write"] = wholly(operationOf(streams, "write"), () => new FS.ErrnoError(NO_SPACE));
    const around = (operation: Operation): Operation =>
      this.#withRoom((...args) => {
        if (!this.#guard.isOurs()) throw new FS.ErrnoError(READ_ONLY);
        return operation(...args);
      });
    for (const name of CHANGES.stream_ops) streams[name] = around(operationOf(streams, name));
    for (const name of CHANGES.node_ops) nodes[name] = around(operationOf(nodes, name));
    // Left out by the system itself, which then says that all is well.
    streams["fsync"] = ({ nfd }: { readonly nfd: number }) => {
      try {
        fsyncSync(nfd);
        return 0;
      } catch {
        throw new FS.ErrnoError(IO_ERROR);
      }
    };
  }

  #withRoom(operation: Operation): Operation {
    return (...args) => {
      try {
        return operation(...args);
      } catch (error) {
        const errno: unknown = Reflect.get(Object(error), "errno");
        if ((errno !== NO_SPACE && errno !== OVER_QUOTA) || !this.#guard.makeRoom()) throw error;
        return operation(...args);
      }
    };
  }
}

/** Writes that are made whole or fail: the last bytes of a disk take a part, and say nothing of the rest. */
function wholly(write: Operation, full: () => Error): Operation {
  return (...args) => {
    const length: unknown = args[3];
    if (write(...args) !== length) throw full();
    return length;
  };
}

function operationOf(operations: Operations, name: string): Operation {
  const operation = operations[name];
  if (operation === undefined) throw new Error(`the database's system has no ${name}`);
  return operation;
}
