/** All measurements next to their limit in the same run, written to RESULTS.md. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { positions } from "./rows/positions.ts";
import { otherServers, secondStart } from "./rows/servers.ts";
import { sharedReads } from "./rows/shared-reads.ts";
import { writes } from "./rows/writes.ts";
import { withFilled } from "./support/filled.ts";
import { tool } from "./support/load.ts";
import { machine, revision } from "./support/machine.ts";
import { type AddRow, heading, line, type Row } from "./support/rows.ts";

const seconds = Number(process.env["SECONDS"] ?? 3);
const rounds = Number(process.env["ROUNDS"] ?? 3);
const videos = Number(process.env["VIDEOS"] ?? 1_000_000);

/** A mail server that accepts and counts every mail. */
async function startMailServer() {
  let arrived = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      stream.resume().on("end", () => {
        arrived++;
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}`, arrived: () => arrived, stop: () => server.close(() => undefined) };
}

const parts: Readonly<Record<string, (addRow: AddRow) => Promise<void>>> = {
  start: secondStart,
  servers: (addRow) => withFilled(null, (filled) => otherServers(filled, addRow)),
  reads: (addRow) => withFilled(null, (filled) => sharedReads(filled, { videos, seconds, rounds }, addRow)),
  positions: (addRow) => withFilled(null, (filled) => positions(filled, 3 * seconds, addRow)),
  writes: async (addRow) => {
    const mailServer = await startMailServer();
    process.env["SMTP_URL"] = mailServer.url;
    await withFilled(null, (filled) => writes(filled, 3 * seconds, mailServer.arrived, addRow));
    mailServer.stop();
  },
};

export const partNames = Object.keys(parts);

/** @param only a single part; then no file is written */
export async function full(only?: string): Promise<void> {
  const began = performance.now();
  const rows: Row[] = [];
  const addRow = (row: Row) => {
    rows.push(row);
    console.log(line(row));
  };
  console.log(heading);
  for (const [name, part] of Object.entries(parts)) if (only === undefined || only === name) await part(addRow);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`\n${minutes} minutes`);
  if (only !== undefined) return;
  const conditions = `${machine()}, revision ${revision()}; ${tool}, 50 connections, ${rounds} × ${seconds} s each; ${minutes} minutes`;
  const text = ["# Results", "Written by `npm run bench`.", conditions, [heading, ...rows.map(line)].join("\n")];
  writeFileSync(path.join(import.meta.dirname, "RESULTS.md"), `${text.join("\n\n")}\n`);
}
