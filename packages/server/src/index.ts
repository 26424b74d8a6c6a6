// The engine in a process of its own
export { createEngineHost, HostLostError } from "./engine-host/index.ts";
export type {
  EngineHost,
  EngineHostOptions,
  HostExtractOptions,
  HostLossCause,
} from "./engine-host/index.ts";
export type { Log } from "./log.ts";
