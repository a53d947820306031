import type pg from "pg";
import { addressesOf } from "./addresses.ts";
import { type HostState, isWriting, stateOf } from "./host-state.ts";

/** No host of the database accepts writes at the moment. */
export class NoWritingHost extends Error {}

const inWords: Record<HostState["state"], string> = {
  writing: "takes writes",
  standby: "is a standby",
  closed: "is closed to writes",
  away: "does not answer",
};

const described = ({ name, state, reason }: HostState): string =>
  `${name} ${inWords[state]}${reason === undefined ? "" : ` (${reason})`}`;

/** The hosts of one database, one of which accepts writes. Remembers which one until a connection to it fails. */
export class Hosts {
  readonly addresses: readonly string[];
  #writing: string | undefined;
  #search: Promise<string> | undefined;
  /** Open connections and their hosts' addresses. */
  readonly #open = new Map<pg.Client, string>();

  constructor(url: string) {
    this.addresses = addressesOf(url);
    if (this.addresses.length === 1) this.#writing = this.addresses[0];
  }

  get several(): boolean {
    return this.addresses.length > 1;
  }

  /** @throws NoWritingHost */
  async writing(): Promise<string> {
    if (this.#writing !== undefined) return this.#writing;
    this.#search ??= this.#find().finally(() => {
      this.#search = undefined;
    });
    return this.#search;
  }

  /** A connection to that address failed or broke: the next one looks for the host again. */
  doubt(address: string): void {
    if (this.several && this.#writing === address) this.#writing = undefined;
  }

  keep(client: pg.Client, address: string): void {
    if (!this.several) return;
    this.#open.set(client, address);
    client.once("end", () => {
      this.#open.delete(client);
      this.doubt(address);
    });
  }

  look(): Promise<HostState[]> {
    return Promise.all(this.addresses.map(stateOf));
  }

  async #find(): Promise<string> {
    const states = this.addresses.map(stateOf);
    const found = await Promise.any(
      states.map(async (asked, index) => {
        if (!isWriting(await asked)) throw new NoWritingHost();
        return this.addresses[index] ?? "";
      }),
    ).catch(async () => {
      throw new NoWritingHost(
        `No host of the database takes writes: ${(await Promise.all(states)).map(described).join(", ")}.`,
      );
    });
    this.#writing = found;
    // A dead machine closes no connection, so waiting for its answer would take minutes.
    for (const [client, address] of this.#open) if (address !== found) client.connection.stream.destroy();
    return found;
  }
}

/** Shared by all connections of the process, so that each knows what another has found out. */
const known = new Map<string, Hosts>();

export function hostsOf(url: string): Hosts {
  const hosts = known.get(url) ?? new Hosts(url);
  known.set(url, hosts);
  return hosts;
}
