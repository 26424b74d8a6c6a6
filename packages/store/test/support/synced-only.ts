import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join, relative } from "node:path";

/**
 * Keeps beside a folder what would be left of it if the power failed now: of each file what it held when it was last
 * synced, under the name that it has. To be called before anything else uses the folder; for Linux.
 */
export function keepSyncedOnly(folder: string, synced: string): void {
  fs.cpSync(folder, synced, { recursive: true });
  const asideOf = (path: string): string | null => {
    const inside = relative(folder, path);
    return inside.startsWith("..") ? null : join(synced, inside);
  };
  const { fsyncSync, renameSync, unlinkSync, mkdirSync, rmSync } = fs;

  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    const path = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
    const aside = asideOf(path);
    if (aside === null || !fs.fstatSync(descriptor).isFile()) return;
    mkdirSync(dirname(aside), { recursive: true });
    // At once, as a disk does: this process may be killed at any moment.
    fs.copyFileSync(path, `${synced}.part`);
    renameSync(`${synced}.part`, aside);
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
