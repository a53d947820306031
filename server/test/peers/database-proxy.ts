import { connect, createServer, type Socket } from "node:net";
import { listen } from "./listen.ts";

/** The type of PostgreSQL's notification messages. */
const notification = "A".charCodeAt(0);

/** Forwards PostgreSQL messages, except notifications. Each message is a type, and a length that includes itself. */
function withoutNotifications(): (chunk: Buffer) => Buffer {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const passed: Buffer[] = [];
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) break;
      if (rest[0] !== notification) passed.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return Buffer.concat(passed);
  };
}

/** A proxy in front of a database: it may drop notifications, stop forwarding, or redirect to another server. */
export async function startDatabaseProxy(database: string, options: { withoutNotifications?: boolean } = {}) {
  let target = new URL(database);
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((here) => {
    const there = connect({ host: target.hostname, port: Number(target.port || 5432) });
    const filter = options.withoutNotifications ? withoutNotifications() : (chunk: Buffer) => chunk;
    for (const [from, to, pass] of [
      [here, there, (chunk: Buffer) => chunk],
      [there, here, filter],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk: Buffer) => {
        if (!silent) to.write(pass(chunk));
      });
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
    }
  });
  const url = new URL(database);
  url.host = `127.0.0.1:${await listen(server)}`;
  return {
    url: url.href,
    /** Redirects new connections to another database server. */
    redirectTo: (other: string) => {
      target = new URL(other);
    },
    silence: () => {
      silent = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
