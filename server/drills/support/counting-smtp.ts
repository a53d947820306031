import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A local mail server that only counts mails by address, and records when each one arrived. */
export async function countingSmtp() {
  const byAddress = new Map<string, number>();
  /** Milliseconds. */
  const times: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on("end", () => {
        times.push(performance.now());
        for (const { address } of envelope.rcptTo) byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  // A killed server breaks off in the middle of a mail.
  server.on("error", () => undefined);
  const socket = server.listen(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => new Promise<void>((resolve) => void server.close(resolve)));
  const { port } = socket.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    times,
    timesTo: (email: string) => byAddress.get(email) ?? 0,
  };
}
