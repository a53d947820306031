import { AsyncLocalStorage } from "node:async_hooks";
import { connect, type Socket } from "node:net";
import type pg from "pg";

/** How long the queries of a piece of work may take, and who waits for them. */
interface Bounds {
  /** Milliseconds for which it may hold a connection. */
  readonly time: number;
  /** Aborts when the caller has gone. */
  readonly gone?: AbortSignal;
}

const current = new AsyncLocalStorage<Bounds | undefined>();

/** Ends the queries of the work, at the database too, when its time is over or nobody waits for it any more. */
export const bounded = <T>(bounds: Bounds, work: () => T): T => current.run(bounds, work);

/** Work that others share: it goes on when the caller who began it has gone. */
export const shared = <T>(work: () => T): T => {
  const bounds = current.getStore();
  return bounds === undefined ? work() : current.run({ time: bounds.time }, work);
};

/** What the driver knows about a connection, besides its types. */
interface Backend {
  readonly processID?: number | null;
  readonly secretKey?: number | null;
  readonly host: string;
  readonly port: number;
}

/** Code of a cancel request in PostgreSQL's protocol. */
const cancelRequest = 80_877_102;
/** Milliseconds that a cancel request may take. */
const patience = 2_000;
/** Milliseconds between cancel requests. */
const pause = 1_000;

/**
 * Asks PostgreSQL, or the pooler in front of it, to end the query of a connection: not by a query, since all other
 * connections may be in use; nor by `statement_timeout`, which poolers refuse.
 */
function cancelQuery({ processID, secretKey, host, port }: pg.PoolClient & Backend): Promise<void> {
  if (!processID || secretKey === null || secretKey === undefined) return Promise.resolve();
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(cancelRequest, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  return new Promise((resolve) => {
    const socket: Socket = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const done = () => {
      socket.destroy();
      resolve();
    };
    // PostgreSQL closes the connection when it has passed the request on.
    socket.setTimeout(patience, done).once("error", done).once("close", done).end(message);
    socket.resume();
  });
}

/** Bounds the queries of a connection until it is released. */
export function bound<Client extends pg.PoolClient>(client: Client): Client {
  const bounds = current.getStore();
  if (bounds === undefined) return client;
  let cancelling = Promise.resolve();
  let again: NodeJS.Timeout | undefined;
  const cancel = () => {
    if (again !== undefined) return;
    const send = () => {
      cancelling = cancelling.then(() => cancelQuery(client));
    };
    send();
    // Between two statements there is nothing to end.
    again = setInterval(send, pause);
  };
  const timer = setTimeout(cancel, bounds.time);
  // The caller may have gone while the work waited for the connection.
  if (bounds.gone?.aborted) cancel();
  else bounds.gone?.addEventListener("abort", cancel);
  const release = client.release.bind(client);
  client.release = (error) => {
    clearTimeout(timer);
    bounds.gone?.removeEventListener("abort", cancel);
    // A request that arrives late must not end somebody else's query.
    if (again === undefined) return release(error);
    clearInterval(again);
    void cancelling.then(() => release(error));
  };
  return client;
}

/** @throws if nobody waits for the work any more */
export const refuseIfGone = (): void => current.getStore()?.gone?.throwIfAborted();
