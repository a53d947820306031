import type { FastifyBaseLogger } from "fastify";

type Bindings = Parameters<FastifyBaseLogger["child"]>[0];
type Entry = [entry: unknown, message?: string, ...values: unknown[]];

/**
 * The logger of a request. Creating one with the request's id takes a sixth of a call, and most calls only write the one
 * line about themselves ({@link RequestLog}), so it is created when something else is logged.
 */
export class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #created: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get #own(): FastifyBaseLogger {
    this.#created ??= this.#parent.child(this.#bindings);
    return this.#created;
  }

  get level(): FastifyBaseLogger["level"] {
    return this.#own.level;
  }

  child(...options: Parameters<FastifyBaseLogger["child"]>): FastifyBaseLogger {
    return this.#own.child(...options);
  }

  fatal(...entry: Entry): void {
    this.#own.fatal(...entry);
  }

  error(...entry: Entry): void {
    this.#own.error(...entry);
  }

  warn(...entry: Entry): void {
    this.#own.warn(...entry);
  }

  info(...entry: Entry): void {
    this.#own.info(...entry);
  }

  debug(...entry: Entry): void {
    this.#own.debug(...entry);
  }

  trace(...entry: Entry): void {
    this.#own.trace(...entry);
  }

  silent(...entry: Entry): void {
    this.#own.silent(...entry);
  }
}
