import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { atEnd } from "#test/run/at-end.ts";
import { listen } from "./listen.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake video provider: describes videos by oEmbed, serves their stills and records requests. */
export async function startProvider() {
  const handlers = new Map<string, Handler>();
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", origin);
    asked.push(url);
    const handler = handlers.get(url.pathname);
    if (handler === undefined) response.writeHead(404).end();
    else handler(request, response);
  });
  const port = await listen(server);
  const origin = `http://127.0.0.1:${port}`;
  atEnd(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));

  return {
    origin,
    /** The same server under another host name. */
    foreign: `http://localhost:${port}`,
    asked,
    on: (path: string, handler: Handler) => void handlers.set(path, handler),
    json: (path: string, body: unknown, status = 200) =>
      void handlers.set(path, (_request, response) => response.writeHead(status).end(JSON.stringify(body))),
    file: (path: string, content: Buffer) => void handlers.set(path, (_request, response) => response.end(content)),
  };
}
