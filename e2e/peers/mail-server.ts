import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";

/** A local mail server that writes every mail to a file, for the journeys to read. */
export async function startMailServer(folder: string): Promise<{ url: string; stop: () => void }> {
  let mails = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        mails += 1;
        writeFileSync(join(folder, `${String(mails).padStart(6, "0")}.eml`), Buffer.concat(parts));
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.on("error", reject);
    const socket = server.listen(0, "127.0.0.1", () => {
      const address = socket.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  return { url: `smtp://127.0.0.1:${port}`, stop: () => server.close() };
}
