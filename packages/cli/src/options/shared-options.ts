import { Option } from "commander";

/** `--variants DIR`, which may be given several times. */
export function variantsOption(): Option {
  return new Option(
    "--variants <dir>",
    "folder with providers and format variants of your own (repeatable)",
  ).argParser((dir: string, earlier: string[] | undefined) => [...(earlier ?? []), dir]);
}

/** `--password`, which the environment may give so that it does not show in the list of processes. */
export function passwordOption(): Option {
  return new Option("--password <text>", "password of encrypted documents").env("PAYLIFT_PASSWORD");
}
