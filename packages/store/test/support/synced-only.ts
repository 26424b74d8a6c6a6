import fs from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join, relative } from "node:path";

/**
 * Keeps beside a folder what would be left of it if the power failed now: the folders in it that were synced, and of each
 * file what it held when it was last synced, under the name that it has. To be called before anything else uses the folder; for Linux.
 */
export async function keepSyncedOnly(folder: string, synced: string): Promise<void> {
  if (fs.existsSync(folder)) fs.cpSync(folder, synced, { recursive: true });
  const asideOf = (path: string): string | null => {
    const inside = relative(folder, path);
    return inside.startsWith("..") ? null : join(synced, inside);
  };
  const { fsyncSync, renameSync, unlinkSync, mkdirSync, rmSync } = fs;

  function keep(descriptor: number): void {
    const path = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
    const aside = asideOf(path);
    if (aside === null) return;
    const isFile = fs.fstatSync(descriptor).isFile();
    mkdirSync(isFile ? dirname(aside) : aside, { recursive: true });
    if (!isFile) return;
    // At once, as a disk does: this process may be killed at any moment.
    fs.copyFileSync(path, `${synced}.part`);
    renameSync(`${synced}.part`, aside);
  }

  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    keep(descriptor);
  };
  const handles = await prototypeOfHandles();
  const { sync } = handles;
  handles.sync = async function (this: FileHandle) {
    await sync.call(this);
    keep(this.fd);
  };
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    const [before, after] = [asideOf(String(from)), asideOf(String(to))];
    if (before === null || after === null) return;
    if (fs.existsSync(before)) renameSync(before, after);
    else fs.writeFileSync(after, "");
  };
  fs.unlinkSync = (path) => {
    unlinkSync(path);
    const aside = asideOf(String(path));
    if (aside !== null) rmSync(aside, { force: true });
  };
  syncBuiltinESMExports();
}

async function prototypeOfHandles(): Promise<FileHandle> {
  const handle = await open(".", "r");
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
}
