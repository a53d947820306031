import type { Server } from "node:http";

/** A fake of a service outside of Mindreel. */
export interface Peer {
  readonly url: string;
  readonly stop: () => void;
}

/** Has a server listen on a free port of this machine. */
export async function serve(server: Server): Promise<Peer> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server listens on no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
