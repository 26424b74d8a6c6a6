import type { Layout } from "../api/types.ts";
import { isBeingTried } from "./use-layout.ts";

/** How far a layout is, in words. */
export function layoutState(layout: Layout): string {
  if (isBeingTried(layout)) return "Being tried";
  if (layout.status === "failed") return "Failed";
  if (layout.accepted !== true) return "Refused";
  return layout.in_use ? "In use" : "Replaced by a newer version";
}
