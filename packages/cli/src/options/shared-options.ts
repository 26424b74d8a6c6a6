import { Option } from "commander";
import { READER_CHOICES } from "@paylift/engine";

/** `--variants DIR`, which may be given several times. */
export function variantsOption(): Option {
  return new Option(
    "--variants <dir>",
    "folder with your own providers and format variants (repeatable)",
  ).argParser((dir: string, earlier: string[] | undefined) => [...(earlier ?? []), dir]);
}

/** `--as PROVIDER/VARIANT`, for whoever writes a variant. */
export function asVariantOption(): Option {
  return new Option(
    "--as <variant>",
    "read as this variant (provider/variant) even where another reading is better, and list what of it matched nothing",
  );
}

/** `--reader NAME` */
export function readerOption(): Option {
  return new Option(
    "--reader <name>",
    "reader of layouts that no format variant describes (default: both)",
  ).choices(READER_CHOICES);
}

/** `--password`, which the environment may give so that it does not show in the list of processes. */
export function passwordOption(): Option {
  return new Option("--password <text>", "password of encrypted documents").env("PAYLIFT_PASSWORD");
}
