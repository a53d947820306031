import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll } from "vitest";

/** Milliseconds between two readiness checks. */
const checkEvery = 500;

/**
 * Spreads requests over the servers whose `/readyz` answers 200, as proxies do. It retries nothing: a request that a
 * server does not answer gets a 502.
 */
export async function startProxy() {
  const ready = new Map<number, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const proxy = createServer((incoming, outgoing) => {
    const ports = [...ready].flatMap(([port, isReady]) => (isReady ? [port] : []));
    const port = ports[turn++ % ports.length];
    const fail = () => outgoing.headersSent || outgoing.writeHead(502).end("{}");
    if (port === undefined) return void fail();
    const { method, url, headers } = incoming;
    const forwarded = request({ port, host: "127.0.0.1", method, path: url, headers, agent }, (answer) => {
      const { connection: _, "keep-alive": __, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    forwarded.on("error", fail);
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));

  const check = async (port: number) => {
    const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (ready.has(port)) ready.set(port, status === 200);
  };
  const closing = new AbortController();
  const checking = (async () => {
    while (!closing.signal.aborted) {
      await Promise.all([...ready.keys()].map(check));
      await sleep(checkEvery, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();
  afterAll(async () => {
    closing.abort();
    await checking;
    agent.destroy();
    proxy.closeAllConnections();
    proxy.close();
  });

  return {
    port: (proxy.address() as AddressInfo).port,
    add: (port: number) => void ready.set(port, false),
    remove: (port: number) => void ready.delete(port),
    sendsTo: (port: number) => ready.get(port) === true,
  };
}
