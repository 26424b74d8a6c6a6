import { styleText } from "node:util";
import type { Terminal } from "../context.ts";

export const STYLES = ["bold", "dim", "red", "green", "yellow"] as const;

/** Puts text in a style, or leaves it as it is where no colour is wanted. */
export type Paint = Record<(typeof STYLES)[number], (text: string) => string>;

function createPaint(enabled: boolean): Paint {
  const entries = STYLES.map((style) => [
    style,
    (text: string) => (enabled && text !== "" ? styleText(style, text, { validateStream: false }) : text),
  ]);
  return Object.fromEntries(entries) as Paint;
}

/** No colour at all. */
export const PLAIN: Paint = createPaint(false);
export const COLOURED: Paint = createPaint(true);

/** Colour when standard output is a terminal and NO_COLOR is unset or empty (no-color.org). */
export function paintFor({ stdout, env }: Pick<Terminal, "stdout" | "env">): Paint {
  return stdout.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb" ? COLOURED : PLAIN;
}
