// Puts a blob into a folder until the disk takes no more, then a small one; tells what came of both.
import { folderBlobs } from "../../src/blobs/folder-blobs.ts";
import { failure } from "./samples.ts";

const blobs = folderBlobs(process.argv[2] ?? "");

async function* mebibyte(): AsyncGenerator<Uint8Array> {
  for (let chunk = 0; chunk < 16; chunk += 1) yield Buffer.alloc(65_536, chunk);
}

async function* small(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("small");
}

const error = await failure(blobs.put(mebibyte()));
const { size } = await blobs.put(small());
console.log(
  JSON.stringify({
    code: Reflect.get(Object(error), "code"),
    cause: Reflect.get(Object(error), "details"),
    size,
  }),
);
