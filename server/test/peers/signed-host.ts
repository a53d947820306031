import { createServer } from "node:http";
import type { SigningProvider } from "@mindreel/contract/plain/kinds/signing-providers";
import { atEnd } from "#test/run/at-end.ts";
import { type CustomerKey, checkSignature } from "./check-signature.ts";
import { listen } from "./listen.ts";

/** A fake provider that serves files to signed addresses only, and 403 to all others. */
export async function startSignedHost(provider: SigningProvider, key: CustomerKey, clock: () => Date) {
  const files = new Map<string, string>();
  const open = new Set<string>();
  const asked: URL[] = [];
  let ahead = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", origin);
    asked.push(url);
    const now = new Date(clock().getTime() + ahead);
    response.setHeader("date", now.toUTCString());
    const path = open.has(url.pathname) ? url.pathname : checkSignature[provider](url, key, now);
    const content = path === undefined ? undefined : files.get(path);
    if (path === undefined) response.writeHead(403).end(`<Error><StringToSign>${url}</StringToSign></Error>`);
    else if (content === undefined) response.writeHead(404).end();
    else response.end(content);
  });
  const port = await listen(server);
  const host = `127.0.0.1:${port}`;
  const origin = `http://${host}`;
  atEnd(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));

  return {
    host,
    origin,
    asked,
    file: (path: string, content: string) => void files.set(path, content),
    /** Serves a path without a signature. */
    leaveOpen: (path: string) => void open.add(path),
    close: (path: string) => void open.delete(path),
    /** Sets how far the provider's clock is ahead of ours, in milliseconds. */
    setAhead: (milliseconds: number) => {
      ahead = milliseconds;
    },
  };
}
