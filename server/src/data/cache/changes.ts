import { randomUUID } from "node:crypto";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { DatabaseClient } from "#db/hosts/client.ts";
import type { Log } from "#observability/log.ts";

/** The error code of the notices that `tell_change` (db/functions/changes.sql) sends to a connection that makes a change. */
const changeNotice = "MR001";

/** Milliseconds between heartbeats. */
const beatEvery = 1_000;
/** Milliseconds until the next attempt to connect; doubles each time, up to the maximum. */
const retryAfter = { first: 250, most: 30_000 };

/** A topic and the ids of its changed rows; null: so many that any row may have changed. */
export interface Change {
  readonly topic: string;
  readonly ids: readonly string[] | null;
}

interface Follower {
  readonly changed: (change: Change) => void;
  /** Changes may have been missed. */
  readonly lost: () => void;
  /** Changes arrive from now on; those before may have been missed. */
  readonly found?: () => void;
}

export interface Changes {
  /** Whether every change reaches this server. While false, nothing may be answered from the cache. */
  readonly isLive: () => boolean;
  readonly follow: (follower: Follower) => void;
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

function readChange(payload: string): Change | undefined {
  const [topic = "", ...ids] = payload.split(" ");
  return ids.length === 0 ? undefined : { topic, ids: ids[0] === "*" ? null : ids };
}

/**
 * Reports the changes of a pool's connections as each connection is released: after the commit, but before the writer
 * continues, so that members see their own writes at once.
 */
function followPool(pool: pg.Pool, report: (payload: string) => void): void {
  const waiting = new WeakMap<pg.PoolClient, string[]>();
  pool.on("acquire", (client) => {
    if (waiting.has(client)) return;
    const payloads: string[] = [];
    waiting.set(client, payloads);
    client.on("notice", ({ code, message }) => {
      if (code === changeNotice && message !== undefined) payloads.push(message);
    });
  });
  pool.on("release", (_error, client) => {
    for (const payload of waiting.get(client)?.splice(0) ?? []) report(payload);
  });
}

/**
 * Reports changes to the database: those by this server's own pool and those by every other server.
 * @param direct the database without a pooler, which may carry no notifications; absent: as the pool connects
 */
export function createChanges(pool: pg.Pool, log: Log, direct?: string): Changes {
  const followers: Follower[] = [];
  const options = direct === undefined ? pool.options : { ...pool.options, connectionString: direct };
  const closing = new AbortController();
  let live = false;
  let wait = retryAfter.first;
  let running = Promise.resolve();

  const report = (payload: string) => {
    const change = readChange(payload);
    if (change !== undefined) for (const { changed } of followers) changed(change);
  };
  followPool(pool, report);

  /** Listens until the connection is lost, or the server closes. */
  async function listen(): Promise<void> {
    let listener: Listener | undefined;
    try {
      listener = await openListener(options, report, closing.signal);
      live = true;
      wait = retryAfter.first;
      for (const { found } of followers) found?.();
      log.info("change notifications arrive: the cache is enabled");
      for (;;) {
        await sleep(beatEvery, undefined, { signal: listener.lost, ref: false });
        await listener.beat();
      }
    } finally {
      const wasLive = live;
      live = false;
      if (wasLive) for (const { lost } of followers) lost();
      listener?.close();
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!closing.signal.aborted)
          log.warn({ err: error }, "change notifications do not arrive: the cache is disabled");
      });
      await sleep(wait, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      wait = Math.min(wait * 2, retryAfter.most);
    }
  }

  return {
    isLive: () => live,
    follow: (follower) => void followers.push(follower),
    start: () => {
      running = run();
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

/** The channel of `tell_change` (db/functions/changes.sql). */
const channel = "mindreel_changes";
/** Milliseconds until an unanswered heartbeat means that the connection is lost. */
const patience = 1_000;

/** A connection that is notified of changes. */
interface Listener {
  /** Aborts when the connection is lost, or the server closes. */
  readonly lost: AbortSignal;
  /**
   * Proves that every notification so far has arrived: PostgreSQL sends a connection its pending ones before it
   * answers.
   * @throws if there is no answer in time
   */
  readonly beat: () => Promise<void>;
  readonly close: () => void;
}

type Settings = Pick<pg.PoolConfig, "connectionString" | "connectionTimeoutMillis">;

async function connect({ connectionString, connectionTimeoutMillis }: Settings): Promise<pg.Client> {
  const client = new DatabaseClient({
    connectionString,
    connectionTimeoutMillis,
    application_name: "mindreel-changes",
  });
  await client.connect();
  return client;
}

const leave = (client: pg.Client) => void client.end().catch(() => undefined);

/** @throws if the promise is not settled in time */
async function inTime<T>(promise: Promise<T>, failure: string): Promise<T> {
  const late = Symbol("late");
  // Two more turns of the event loop: after a long pause the timer fires before answers that have already arrived.
  const deadline = sleep(patience, undefined, { ref: false }).then(async () => {
    await setImmediate();
    await setImmediate();
    return late;
  });
  const first = await Promise.race([promise, deadline]);
  if (typeof first === "symbol") throw new Error(failure);
  return first;
}

/**
 * Opens a listening connection, and proves that it receives notifications from another connection. A pooler that
 * assigns connections per transaction, such as PgBouncer's transaction mode, accepts LISTEN but delivers nothing.
 * @throws if it receives nothing
 */
async function openListener(
  settings: Settings,
  heard: (payload: string) => void,
  closing: AbortSignal,
): Promise<Listener> {
  const client = await connect(settings);
  try {
    closing.throwIfAborted();
    const broken = new AbortController();
    client.once("end", () => broken.abort());
    await client.query(`listen ${channel}`);
    await inTime(hears(client, settings), "the database connection does not carry notifications");
    client.on("notification", ({ payload }) => heard(payload ?? ""));
    return {
      lost: AbortSignal.any([broken.signal, closing]),
      beat: async () => {
        await inTime(client.query("select"), "the database connection that listens for changes does not respond");
      },
      close: () => leave(client),
    };
  } catch (error) {
    leave(client);
    throw error;
  }
}

async function hears(client: pg.Client, settings: Settings): Promise<void> {
  const word = randomUUID();
  const arrived = new Promise<void>((resolve) => {
    client.on("notification", ({ payload }) => {
      if (payload === word) resolve();
    });
  });
  const speaker = await connect(settings);
  try {
    await speaker.query("select pg_notify($1, $2)", [channel, word]);
  } finally {
    leave(speaker);
  }
  await arrived;
}
