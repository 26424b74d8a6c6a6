import type { ReactNode } from "react";
import type { Box, PageSummary } from "../api/types.ts";
import { placedOn } from "./page-point.ts";

/** The box that is being dragged. */
export function RubberBand({ size, band }: { readonly size: PageSummary; readonly band: Box }): ReactNode {
  return <div aria-hidden className="rubber-band" style={placedOn(size, band)} />;
}
