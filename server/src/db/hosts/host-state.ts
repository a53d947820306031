import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { nameOf } from "./addresses.ts";

/** A host that does not answer within twenty steps of a tenth of a second counts as away. */
const patience = { steps: 20, step: 100 };

/**
 * Waits for a host's answer, with a timeout. In steps, since a pause of this process itself, such as while it loads
 * modules, delays answers too and is no fault of the host.
 */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = (async () => {
    for (let step = 0; step < patience.steps; step++) {
      await sleep(patience.step, undefined, { signal: over.signal });
    }
    throw new Error("timeout expired");
  })();
  late.catch(() => undefined);
  return Promise.race([answer, late]).finally(() => over.abort());
}

export interface HostState {
  /** Host and port. */
  readonly name: string;
  /** `closed`: a primary whose transactions are read-only unless they say otherwise. */
  readonly state: "writing" | "standby" | "closed" | "away";
  /** Why it is away. */
  readonly reason?: string;
}

export const isWriting = ({ state }: Pick<HostState, "state">): boolean => state === "writing";

/** Queried on each connection: the parameters that a server reports at connect may be a pooler's, and outdated. */
export async function roleOf(client: pg.Client): Promise<Exclude<HostState["state"], "away">> {
  const { rows } = await client.query<{ standby: boolean; closed: boolean }>(
    "select pg_is_in_recovery() as standby, current_setting('default_transaction_read_only')::bool as closed",
  );
  if (rows[0]?.standby !== false) return "standby";
  return rows[0].closed ? "closed" : "writing";
}

const reasonOf = (error: unknown): string => {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.message : String(error);
};

/** Queries a host on a separate connection. */
export async function stateOf(address: string): Promise<HostState> {
  const client = new pg.Client({ connectionString: address, application_name: "mindreel-hosts" });
  client.on("error", () => {});
  const name = nameOf(address);
  try {
    return { name, state: await inTime(client.connect().then(() => roleOf(client))) };
  } catch (error) {
    return { name, state: "away", reason: reasonOf(error) };
  } finally {
    // No orderly close: a hanging machine would not answer that either.
    client.connection.stream.destroy();
  }
}
