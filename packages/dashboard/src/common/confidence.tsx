import { Badge } from "@mantine/core";
import type { ReactNode } from "react";
import { percentText } from "./format.ts";

/** At and above this the document's own figures prove the result. */
export const PROVED = 0.95;

/** The confidence of a result, with what it means. */
export function Confidence({ score }: { readonly score: number }): ReactNode {
  const [meaning, color] =
    score >= PROVED
      ? ["proved", "teal"]
      : score >= 0.7
        ? ["needs review", "orange"]
        : ["low confidence", "red"];
  return (
    <Badge variant="outline" className={`status status-${color}`} tt="none">
      {percentText(score)} · {meaning}
    </Badge>
  );
}
