import type { ProviderDescription } from "@paylift/engine";
import type { Store } from "@paylift/store";
import { pino } from "pino";
import type { Log } from "../log.ts";
import { noTracing, type Tracing } from "../tracing/tracing.ts";
import { ServerOptionError } from "./errors/server-option-error.ts";
import type { QueueLimits } from "./resources/jobs/admission.ts";
import type { WindowLimit } from "./request/fixed-window.ts";

export interface RouterOptions {
  /** Migrated; the caller closes it. */
  readonly store: Store;
  /** What `GET /api/v1/providers/` serves, such as `engine.providers()`. */
  readonly providers: readonly ProviderDescription[];
  /** Default: a pino logger at level `info` on standard output. */
  readonly logger?: Log;
  /** Where spans of requests go. Default: nowhere. */
  readonly tracing?: Tracing;
  /** `https://host[:port]` as clients see it. Default: as each request says. */
  readonly publicUrl?: string;
  /** Requests of one key, session or anonymous address; null for no limit. Default 6,000 in 60 seconds. */
  readonly rateLimit?: WindowLimit | null;
  /**
   * How many jobs may wait, over all organizations and of one; above, new ones are refused with the time until there
   * is room. Default 1,000,000 and 100,000.
   */
  readonly queueLimits?: QueueLimits;
  /** Attempts to sign in with one e-mail address from one network address. Default 10 in 900 seconds. */
  readonly signInLimit?: WindowLimit;
  /** Attempts to sign in from one network address. Default 50 in 900 seconds. */
  readonly signInLimitByAddress?: WindowLimit;
  /** How long a session lasts. Default 43,200 (12 hours). */
  readonly sessionLifetimeSeconds?: number;
  /** False lets a dashboard without HTTPS work, on a network where nobody can listen. Default true. */
  readonly secureCookies?: boolean;
  /** Lets its holder create the first user, once; null for none. Default null. */
  readonly setupToken?: string | null;
  /** Largest document in bytes. Default 26,214,400 (25 MB). */
  readonly maxUploadBytes?: number;
  /** Bytes that the documents of one organization may take; null for no limit. Default 107,374,182,400 (100 GiB). */
  readonly storageLimitBytes?: number | null;
  /** Concurrent uploads of one organization in this process; more are refused. Null for no limit. Default 16. */
  readonly uploadsAtOnce?: number | null;
  /** Largest JSON body in bytes. Default 1,048,576 (1 MiB). */
  readonly maxBodyBytes?: number;
}

export interface ResolvedRouterOptions extends Readonly<Required<Omit<RouterOptions, "publicUrl">>> {
  readonly publicUrl: string | null;
}

export interface ServerOptions extends RouterOptions {
  /** Default `127.0.0.1`. */
  readonly host?: string;
  /** 0 takes a free one. Default 8080. */
  readonly port?: number;
  /** Folder of the built dashboard, served at `/`; null for none. Default null. */
  readonly dashboardFolder?: string | null;
  /** Believe `X-Forwarded-For`, `-Proto` and `-Host`: only behind a proxy that sets them. Default false. */
  readonly trustProxy?: boolean;
  /** Serve `/metrics`, without authentication. Default true. */
  readonly metrics?: boolean;
  /** Longest time for a request's headers to arrive, in milliseconds. Default 15,000. */
  readonly headersTimeoutMs?: number;
  /** Longest time for a whole request to arrive, in milliseconds. Default 300,000. */
  readonly requestTimeoutMs?: number;
  /**
   * How long the other end of a connection may say nothing in the midst of a request, or fetch nothing of its answer, in
   * milliseconds. Default 30,000.
   */
  readonly silenceTimeoutMs?: number;
  /** How long a connection may wait for its next request, in milliseconds. Default 65,000. */
  readonly keepAliveTimeoutMs?: number;
  /** How long `stop` waits for requests in progress, in milliseconds. Default 30,000. */
  readonly stopTimeoutMs?: number;
  /** How often what has expired is removed, in milliseconds. Default 3,600,000 (an hour). */
  readonly housekeepingIntervalMs?: number;
}

export interface ResolvedServerOptions
  extends ResolvedRouterOptions, Readonly<Required<Omit<ServerOptions, keyof RouterOptions>>> {}

/** Fills in the defaults. @throws ServerOptionError that names the option. */
export function resolveRouterOptions(options: RouterOptions): ResolvedRouterOptions {
  return {
    store: options.store,
    providers: options.providers,
    logger: options.logger ?? pino({ name: "paylift" }),
    tracing: options.tracing ?? noTracing,
    publicUrl: options.publicUrl === undefined ? null : originOfUrl(options.publicUrl),
    rateLimit: options.rateLimit === undefined ? { requests: 6_000, windowSeconds: 60 } : options.rateLimit,
    queueLimits: queueLimits(options.queueLimits ?? { all: 1_000_000, organization: 100_000 }),
    signInLimit: options.signInLimit ?? { requests: 10, windowSeconds: 900 },
    signInLimitByAddress: options.signInLimitByAddress ?? { requests: 50, windowSeconds: 900 },
    sessionLifetimeSeconds: atLeast("sessionLifetimeSeconds", options.sessionLifetimeSeconds ?? 43_200, 1),
    secureCookies: options.secureCookies ?? true,
    setupToken: options.setupToken ?? null,
    maxUploadBytes: atLeast("maxUploadBytes", options.maxUploadBytes ?? 26_214_400, 1),
    storageLimitBytes:
      options.storageLimitBytes === null
        ? null
        : atLeast("storageLimitBytes", options.storageLimitBytes ?? 100 * 2 ** 30, 1),
    uploadsAtOnce:
      options.uploadsAtOnce === null ? null : atLeast("uploadsAtOnce", options.uploadsAtOnce ?? 16, 1),
    maxBodyBytes: atLeast("maxBodyBytes", options.maxBodyBytes ?? 1_048_576, 1),
  };
}

/** Fills in the defaults. @throws ServerOptionError that names the option. */
export function resolveServerOptions(options: ServerOptions): ResolvedServerOptions {
  return {
    ...resolveRouterOptions(options),
    host: options.host ?? "127.0.0.1",
    port: atLeast("port", options.port ?? 8_080, 0),
    dashboardFolder: options.dashboardFolder ?? null,
    trustProxy: options.trustProxy ?? false,
    metrics: options.metrics ?? true,
    headersTimeoutMs: atLeast("headersTimeoutMs", options.headersTimeoutMs ?? 15_000, 1),
    requestTimeoutMs: atLeast("requestTimeoutMs", options.requestTimeoutMs ?? 300_000, 1),
    silenceTimeoutMs: atLeast("silenceTimeoutMs", options.silenceTimeoutMs ?? 30_000, 1),
    keepAliveTimeoutMs: atLeast("keepAliveTimeoutMs", options.keepAliveTimeoutMs ?? 65_000, 1),
    stopTimeoutMs: atLeast("stopTimeoutMs", options.stopTimeoutMs ?? 30_000, 0),
    housekeepingIntervalMs: atLeast("housekeepingIntervalMs", options.housekeepingIntervalMs ?? 3_600_000, 1),
  };
}

function atLeast(option: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new ServerOptionError(option, `must be a whole number of at least ${least}`);
}

function queueLimits({ all, organization }: QueueLimits): QueueLimits {
  return {
    all: atLeast("queueLimits.all", all, 1),
    organization: atLeast("queueLimits.organization", organization, 1),
  };
}

function originOfUrl(url: string): string {
  const parsed = URL.parse(url);
  if (parsed !== null && /^https?:$/.test(parsed.protocol)) return parsed.origin;
  throw new ServerOptionError("publicUrl", "must be an http or https address");
}
