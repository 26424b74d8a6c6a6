import { Option } from "commander";

/** `--data DIR` */
export function dataOption(): Option {
  return new Option("--data <dir>", "folder of the embedded database (default: ./paylift-data)");
}

/** `--threads N` of the service; checked with the other settings. */
export function threadsOption(): Option {
  return new Option("--threads <n>", "threads that read documents (default: one per processor)");
}
