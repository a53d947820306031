import { createServer, type Socket } from "node:net";
import { listen } from "./listen.ts";

/** A message of PostgreSQL's protocol: a type, and a length that includes itself. */
function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.from([0, 0, value >> 8, value & 255]);
const text = (value: string) => Buffer.from(`${value}\0`);

/** The type id of booleans. */
const bool = 16;
const column = (name: string) =>
  Buffer.concat([text(name), int32(0), int16(0), int32(bool), int16(1), int32(0), int16(0)]);
const ready = message("Z", Buffer.from("I"));
const welcome = Buffer.concat([message("R", int32(0)), ready]);
const role = Buffer.concat([
  message("T", int16(2), column("standby"), column("closed")),
  message("D", int16(2), int32(1), Buffer.from("t"), int32(1), Buffer.from("f")),
  message("C", text("SELECT 1")),
  ready,
]);

/** Speaks just enough of PostgreSQL's protocol to report that it is a standby. */
export async function startStandby() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("data", () => {
      socket.write(welcome);
      socket.on("data", (chunk) => {
        if (chunk.toString("latin1", 0, 1) === "Q") socket.write(role);
      });
    });
    socket.on("error", () => socket.destroy());
  });
  const port = await listen(server);
  return {
    url: `postgres://127.0.0.1:${port}/standby`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
