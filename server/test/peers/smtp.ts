import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";

export interface CaughtMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

/**
 * A local mail server that stores the mails it gets.
 * @param pause milliseconds that it takes for each
 */
export async function startSmtp(
  port = 0,
  pause = 0,
): Promise<{
  port: number;
  mails: CaughtMail[];
  refuse: (yes: boolean) => void;
  stop: () => Promise<void>;
}> {
  const mails: CaughtMail[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, done) => {
      done(refusing ? Object.assign(new Error("not today"), { responseCode: 451 }) : null);
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString("utf8"),
        });
        setTimeout(done, pause);
      });
    },
  });
  const listening = await new Promise<AddressInfo>((resolve, reject) => {
    server.on("error", reject);
    const socket = server.listen(port, "127.0.0.1", () => resolve(socket.address() as AddressInfo));
  });
  return {
    port: listening.port,
    mails,
    refuse: (yes) => {
      refusing = yes;
    },
    stop: () => new Promise((resolve) => void server.close(resolve)),
  };
}

/** A port that accepts connections and never responds. */
export async function startSilence(port: number): Promise<{ connections: () => number; stop: () => Promise<void> }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    connections: () => sockets.length,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
