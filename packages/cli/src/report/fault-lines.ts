import type { EngineError } from "@paylift/engine";
import type { Paint } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { wrap } from "../text/wrap.ts";

/** A faulty file of a provider: its place on a line of its own, for editors that open it from there, and what is wrong. */
export function faultLines({ details, message }: EngineError, width: number, paint: Paint): string[] {
  const { file, line, column } = details;
  const place = line === undefined ? String(file) : `${file}:${line}:${column}`;
  const what = message.startsWith(`${place}: `) ? message.slice(place.length + 2) : message;
  return [paint.red(printable(place)), ...wrap(printable(what), width, "  ")];
}
