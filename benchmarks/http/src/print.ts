import type { Spread } from "@paylift/benchmark-extract/statistics.ts";
import { figure, table } from "@paylift/benchmark-extract/table.ts";
import type { Report } from "./report.ts";

const spread = ({ median, min, max }: Spread): string => `${figure(median)} [${figure(min)}–${figure(max)}]`;

/** The report as text of at most 80 columns. */
export function printReport({
  machine,
  rounds,
  otherCores,
  requests,
  uploadGrowthMb,
  drain,
  targets,
}: Report): string {
  return [
    `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB, Node ${machine.node}\n` +
      `${rounds} rounds, median [min–max]; other programs kept ${figure(otherCores)} cores busy`,
    table([
      ["GET /api/v1/jobs/{id}/", "requests a second", "CPU µs a request"],
      ["service", spread(requests.servicePerSecond), spread(requests.serviceCpuUs)],
      ["bare Koa route, one query", spread(requests.barePerSecond), spread(requests.bareCpuUs)],
      ["service / bare", spread(requests.ratio), spread(requests.cpuRatio)],
    ]),
    `Upload of 25 MB: ${spread(uploadGrowthMb)} MiB more memory`,
    table([
      [`${drain.documents} documents of a page, ${drain.threads} threads`, "documents a second"],
      ["from the queue, stored", spread(drain.queuePerSecond)],
      ["engine alone", spread(drain.enginePerSecond)],
      ["queue / engine", spread(drain.ratio)],
    ]),
    table([
      ["target", "measured", "limit"],
      ...targets.map(({ passed, what, value, limit }) => [
        `${passed ? "✓" : "✗"} ${what}`,
        figure(value),
        limit,
      ]),
    ]),
  ].join("\n\n");
}
