// One spreadsheet in a thread of its own: what runs away ends with it.
import { parentPort, workerData } from "node:worker_threads";
import { EngineError, toParts } from "@paylift/engine/pages";
import { readCrosswalk } from "../crosswalk/read-crosswalk.ts";
import { readSpreadsheet } from "../read-spreadsheet.ts";
import type { ThreadAnswer, ThreadTask } from "./messages.ts";

function answer(task: ThreadTask): ThreadAnswer {
  try {
    const { bytes, limits } = task;
    if (task.as === "crosswalk") return { ok: true, result: readCrosswalk(bytes, limits) };
    const { map, known } = task;
    const how = { limits, known, ...(map === null ? {} : { map }) };
    const { result, mapping, header } = readSpreadsheet(bytes, how);
    // As JSON, which the host reads in half the time of a copy, and much of it only when somebody asks.
    return { ok: true, result: toParts(Object.assign(result, { mapping, header })) };
  } catch (error) {
    if (error instanceof EngineError)
      return { ok: false, code: error.code, message: error.message, details: { ...error.details } };
    // The message of a foreign error may quote the document.
    return { ok: false, code: "internal", message: "the spreadsheet could not be read", details: {} };
  }
}

parentPort?.postMessage(answer(workerData as ThreadTask));
