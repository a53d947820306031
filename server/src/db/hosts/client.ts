import pg from "pg";
import { placeOf } from "./addresses.ts";
import { inTime, roleOf } from "./host-state.ts";
import { type Hosts, hostsOf, NoWritingHost } from "./hosts.ts";

/**
 * A connection to the one host in its connection string that accepts writes. With one host it refuses a standby too,
 * since a name or a virtual address may lead to one for a while after a failover.
 */
export class DatabaseClient extends pg.Client {
  readonly #hosts: Hosts;

  /** The type is that of a pool, whose settings always include a connection string. */
  constructor(config: pg.ClientConfig = {}) {
    const hosts = hostsOf(config.connectionString ?? "");
    super({ ...config, connectionString: hosts.addresses[0] });
    this.#hosts = hosts;
    // A broken connection must not end the process. Pending queries on it fail by themselves, and so do later ones.
    this.on("error", () => {});
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (...outcome: [Error] | [null, pg.Client]) => void): void;
  override connect(callback?: (...outcome: [Error] | [null, pg.Client]) => void): Promise<pg.Client> | undefined {
    const connected = this.#connectToWriting();
    if (callback === undefined) return connected;
    connected.then(() => callback(null, this), callback);
    return undefined;
  }

  async #connectToWriting(): Promise<pg.Client> {
    const address = await this.#hosts.writing();
    if (this.#hosts.several) Object.assign(this, placeOf(address));
    try {
      const asked = super.connect().then(() => roleOf(this));
      const role = await (this.#hosts.several ? inTime(asked) : asked);
      // A single host that is closed to writes can still be read from.
      if (role === "standby" || (role === "closed" && this.#hosts.several)) {
        throw new NoWritingHost("The database accepts no writes: it is a standby, or read-only.");
      }
    } catch (error) {
      this.#hosts.doubt(address);
      this.connection.stream.destroy();
      throw error;
    }
    this.#hosts.keep(this, address);
    return this;
  }
}
