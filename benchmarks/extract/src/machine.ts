import { availableParallelism, cpus, loadavg, release, totalmem, type } from "node:os";

export interface Machine {
  cpu: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  /** Load average of the minute before; well above 0 means that others used the cores meanwhile. */
  load: number;
}

export function describeMachine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${type()} ${release()}`,
    node: process.version,
    load: loadavg()[0] ?? 0,
  };
}
