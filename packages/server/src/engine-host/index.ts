export { createEngineHost } from "./engine-host.ts";
export type { EngineHost } from "./engine-host.ts";
export type { HostExtractOptions } from "./extraction.ts";
export { HostLostError } from "./host-lost-error.ts";
export type { HostLossCause } from "./host-lost-error.ts";
export type { EngineHostOptions } from "./options.ts";
