import { lockFolder } from "../../src/database/folder-lock.ts";

// Holds the lock of a folder until it is killed.
const [folder = ""] = process.argv.slice(2);
await lockFolder(folder);
process.stdout.write("locked\n");
setInterval(() => undefined, 60_000);
