import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Has all files of a folder, and the folders in it, on the disk when it resolves. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else if (entry.isFile()) await sync(path);
  }
  // Elsewhere a folder cannot be opened, and need not be.
  if (process.platform !== "win32") await sync(folder);
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
