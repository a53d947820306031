import { randomUUID } from "node:crypto";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { DatabaseClient } from "#db/hosts/client.ts";

/** The channel of `tell_change` (db/functions/changes.sql). */
const channel = "mindreel_changes";
/** Milliseconds until an unanswered heartbeat means that the connection is lost. */
const patience = 1_000;

/** A connection that is notified of changes. */
export interface Listener {
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
export async function openListener(
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
