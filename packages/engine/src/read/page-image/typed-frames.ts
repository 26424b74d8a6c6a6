import type { Blob } from "./blobs.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Mark } from "./mark.ts";
import type { Tones } from "./tones.ts";
import { takeTypedBars } from "./typed-bars.ts";
import { takeTypedLines } from "./typed-lines.ts";

/** Takes the frames off a page that are typed, as line printers print them, and gives their lines and bars. */
export function takeTypedFrames(image: GrayImage, tones: Tones, blobs: readonly Blob[]): Mark[] {
  return [...takeTypedLines(image, tones, blobs), ...takeTypedBars(image, tones, blobs)];
}
