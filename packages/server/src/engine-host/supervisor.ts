import { EngineError, type ProviderDescription } from "@paylift/engine";
import type { Log } from "../log.ts";
import { HostChild } from "./host-child.ts";
import type { HostLostError } from "./host-lost-error.ts";
import { fromPlain, type HostMessage, type HostRequest } from "./messages.ts";
import type { ResolvedEngineHostOptions } from "./options.ts";

const REPORT_INTERVAL_MS = 250;
const SILENCE_CHECK_MS = 5_000;
const SILENT_CHECKS = 6;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;

export interface SupervisorEvents {
  /** A child is ready for work. */
  onReady: () => void;
  /** An answer or progress of the child that is in charge. */
  onMessage: (message: HostMessage) => void;
  /** The child in charge has ended by itself or was killed; another one follows. */
  onLost: (error: HostLostError) => void;
  isIdle: () => boolean;
}

/** Keeps one child running: replaces one that dies, grows too large, or falls silent. */
export class Supervisor {
  readonly #options: ResolvedEngineHostOptions;
  readonly #log: Log;
  readonly #events: SupervisorEvents;
  readonly #first = Promise.withResolvers<void>();
  #child: HostChild | null = null;
  /** Children that were let go and have not ended yet. */
  readonly #leaving = new Set<Promise<void>>();
  #providers: ProviderDescription[] | null = null;
  #ready = false;
  #failures = 0;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: ResolvedEngineHostOptions, events: SupervisorEvents) {
    this.#options = options;
    this.#log = options.logger;
    this.#events = events;
  }

  /** Starts the first child. Rejects when the engine refuses its options or the child dies at once. */
  start(): Promise<void> {
    this.#launch();
    return this.#first.promise;
  }

  /** Whether there is a child that takes work. */
  get ready(): boolean {
    return this.#ready;
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  get providers(): ProviderDescription[] {
    return this.#providers ?? [];
  }

  send(request: HostRequest): void {
    this.#child?.send(request);
  }

  async close(): Promise<void> {
    clearTimeout(this.#restart);
    this.#letGo();
    await Promise.all(this.#leaving);
  }

  #launch(): void {
    let silentChecks = 0;
    const child = new HostChild((message) => {
      silentChecks = 0;
      if (child === this.#child) this.#hear(child, message);
    });
    this.#child = child;
    child.send({ type: "open", options: this.#options.engine, reportIntervalMs: REPORT_INTERVAL_MS });
    // Counted in checks, not by the clock: a machine that slept has not been waiting for the child.
    const silence = setInterval(() => {
      silentChecks++;
      if (silentChecks >= SILENT_CHECKS) child.kill("silent");
    }, SILENCE_CHECK_MS).unref();
    void child.ended.then((error) => {
      clearInterval(silence);
      if (child === this.#child) this.#lost(error);
    });
  }

  #hear(child: HostChild, message: HostMessage): void {
    if (message.type === "memory") return this.#watchMemory(child, message.rssBytes);
    if (message.type === "refused") return this.#refused(fromPlain(message.error));
    if (message.type === "ready") {
      this.#ready = true;
      this.#providers = message.providers;
      this.#log.info({ enginePid: child.pid }, "engine process ready");
      this.#first.resolve();
      return this.#events.onReady();
    }
    // Whatever it answers, it works.
    this.#failures = 0;
    this.#events.onMessage(message);
  }

  #watchMemory(child: HostChild, rssBytes: number): void {
    const { maxRssBytes } = this.#options;
    if (rssBytes > 2 * maxRssBytes) {
      child.kill("memory");
    } else if (rssBytes > maxRssBytes && this.#ready && this.#events.isIdle()) {
      this.#log.info(
        { enginePid: child.pid, rssBytes, maxRssBytes },
        "engine process replaced: it grew too large",
      );
      this.#letGo();
      this.#launch();
    }
  }

  #refused(error: EngineError): void {
    // The child ends by itself, and the next one may find other variants.
    this.#log.error({ code: error.code, reason: error.message }, "the engine refused its options");
    this.#first.reject(error);
  }

  #lost(error: HostLostError): void {
    this.#child = null;
    this.#ready = false;
    this.#first.reject(error);
    const delayMs = Math.min(FIRST_DELAY_MS * 2 ** this.#failures++, LONGEST_DELAY_MS);
    this.#log.error({ ...error.details, restartInMs: delayMs }, "engine process lost");
    this.#restart = setTimeout(() => this.#launch(), delayMs).unref();
    this.#events.onLost(error);
  }

  /** Takes the child out of charge; it ends by itself. */
  #letGo(): void {
    const child = this.#child;
    this.#child = null;
    this.#ready = false;
    if (child === null) return;
    const end = child.end().finally(() => this.#leaving.delete(end));
    this.#leaving.add(end);
  }
}
