import { createSocket } from "node:dgram";
import { once } from "node:events";

const types: Readonly<Record<number, "NS" | "SOA" | "TXT">> = { 2: "NS", 6: "SOA", 16: "TXT" };
const headerBytes = 12;
const noSuchName = 0x8183;
const noError = 0x8180;

const label = (text: string) => Buffer.from([text.length, ...Buffer.from(text)]);

/** The only question of a message: its labels, and where it ends. */
function questionOf(message: Buffer) {
  const labels: string[] = [];
  let at = headerBytes;
  for (let size = message[at] ?? 0; size > 0; size = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + size));
    at += size + 1;
  }
  return { name: labels.join("."), type: types[message.readUInt16BE(at + 1)], end: at + 5 };
}

function answerTo(message: Buffer, records: Readonly<Record<string, string>>): Buffer {
  const { name, type, end } = questionOf(message);
  const text = records[`${type} ${name}`];
  const header = Buffer.alloc(headerBytes);
  message.copy(header, 0, 0, 2);
  header.writeUInt16BE(text === undefined ? noSuchName : noError, 2);
  header.writeUInt16BE(1, 4);
  const question = message.subarray(headerBytes, end);
  if (text === undefined) return Buffer.concat([header, question]);
  header.writeUInt16BE(1, 6);
  const data = type === "TXT" ? label(text) : Buffer.concat([...text.split(".").map(label), Buffer.alloc(1)]);
  const record = Buffer.alloc(headerBytes);
  // The question's name, by a pointer to it.
  record.writeUInt16BE(0xc000 + headerBytes, 0);
  message.copy(record, 2, end - 4, end);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([header, question, record, data]);
}

/**
 * A name server that knows nothing but some records.
 * @param records texts and name servers, by type and name such as `TXT films.example`
 */
export async function startDns(records: Readonly<Record<string, string>>) {
  const socket = createSocket("udp4");
  socket.on("message", (message, { port, address }) => socket.send(answerTo(message, records), port, address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => void socket.close() };
}
