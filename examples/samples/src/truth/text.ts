import type { Truth } from "./canonical.ts";

export const truthText = (truth: Truth): string => `${JSON.stringify(truth, null, 2)}\n`;
