import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** What a client is slow at: sending the headers or the body of a request, or reading responses. */
export type Slowness = "headers" | "body" | "reader";

const login = "POST /api/accounts/v1/login/ HTTP/1.1\r\nHost: x\r\n";
/** A large response, requested more often than the buffers at both ends can hold. */
const large = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
const opening: Readonly<Record<Slowness, string>> = {
  headers: `${login}X-Slow: `,
  body: `${login}Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`,
  reader: large,
};

/** Clients that keep a connection busy with a byte each second, and reconnect when they are disconnected. */
export function slowClients(port: number, kinds: readonly Slowness[]) {
  const open = new Set<Socket>();
  let [ended, hungUpOn, place] = [false, 0, 0];

  function come(kind: Slowness): void {
    // From several networks, since the server lets each have at most half of its connections.
    const localAddress = `127.0.1.${1 + (place++ % 20)}`;
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.on("error", () => undefined);
    socket.once("connect", () => {
      open.add(socket);
      socket.write(opening[kind]);
      if (kind === "reader") socket.pause();
    });
    const slowly = setInterval(() => {
      if (kind === "reader") socket.read(1);
      else if (socket.writable) socket.write(" ");
    }, 1_000);
    socket.once("close", () => {
      clearInterval(slowly);
      open.delete(socket);
      if (ended) return;
      hungUpOn++;
      setTimeout(() => ended || come(kind), 1_000);
    });
  }

  const end = () => {
    ended = true;
    for (const socket of open) socket.destroy();
  };
  onTestFinished(end);
  for (const kind of kinds) come(kind);
  return { connected: () => open.size, hungUpOn: () => hungUpOn, end };
}
