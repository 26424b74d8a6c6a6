// The thread in which one comparison runs: large ones take seconds and memory that the process that answers HTTP needs.
import { parentPort, workerData } from "node:worker_threads";
import { compare, ValidationError } from "@paylift/validation";
import type { ComparisonAnswer, ComparisonRequest } from "./compare-in-thread.ts";

function answer({ source, target, options }: ComparisonRequest): ComparisonAnswer {
  try {
    return { report: compare(source, target, options) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { code, message, details } = error;
    return { refused: { code, message, details } };
  }
}

parentPort?.postMessage(answer(workerData as ComparisonRequest));
