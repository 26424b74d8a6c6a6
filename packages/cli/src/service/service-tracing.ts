import type { Tracing } from "@paylift/server";
import type { Logger } from "pino";
import type { PROCESS_SETTINGS } from "../config/settings.ts";
import type { Settings } from "../config/read-settings.ts";
import type { Endings } from "./endings.ts";

/** For whatever takes tracing; nothing where no collector is set. */
export interface ServiceTracing {
  readonly tracing?: Tracing;
}

/** Opens the way to the collector that the settings name, and closes it at the end. */
export async function openServiceTracing(
  { tracesUrl, tracesRatio }: Settings<typeof PROCESS_SETTINGS>,
  service: string,
  { logger, endings }: { readonly logger: Logger; readonly endings: Endings },
): Promise<ServiceTracing> {
  if (tracesUrl === null) return {};
  const { openTracing } = await import("@paylift/server");
  const tracing = await openTracing({ url: tracesUrl, ratio: tracesRatio, service, logger });
  endings.add(() => tracing.close());
  return { tracing };
}
