import http from "node:http";
import type { Socket } from "node:net";

export const usual = 50;

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface Volley {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections?: number | undefined;
  /** What a client sends next, by its number; without it, a GET of the URL. */
  readonly next?: (client: number) => Sent;
}

interface Hits {
  readonly perSecond: number;
  readonly total: number;
  /** Of all responses, with their headers. */
  readonly bytes: number;
  /** The time that a share of the requests took at most, in milliseconds. */
  readonly percentile: (share: number) => number;
}

/** Sends requests over keep-alive connections, on each the next one after the response. Every request must succeed. */
export async function cannon({ url, headers, seconds, connections = usual, next }: Volley): Promise<Hits> {
  const { hostname, port, pathname, search } = new URL(url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const sockets = new Set<Socket>();
  const times: number[] = [];

  const send = ({ method = "GET", path = pathname + search, headers: own, body }: Sent) =>
    new Promise<void>((resolve, reject) => {
      const start = performance.now();
      const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
      const options = { agent, hostname, port, method, path, headers: { ...headers, ...own, ...length } };
      http
        .request(options, (response) => {
          response.resume().on("end", () => {
            times.push(performance.now() - start);
            const { statusCode = 0 } = response;
            if (statusCode >= 200 && statusCode < 300) resolve();
            else reject(new Error(`${method} ${path}: ${statusCode}`));
          });
        })
        .on("socket", (socket) => sockets.add(socket))
        .on("error", reject)
        .end(body);
    });

  const start = performance.now();
  const end = start + seconds * 1_000;
  try {
    await Promise.all(
      Array.from({ length: connections }, async (_, client) => {
        while (performance.now() < end) await send(next?.(client) ?? {});
      }),
    );
  } finally {
    agent.destroy();
  }
  const took = performance.now() - start;
  times.sort((a, b) => a - b);
  return {
    perSecond: (times.length / took) * 1_000,
    total: times.length,
    bytes: [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    percentile: (share) => Math.round(times[Math.floor(times.length * share)] ?? 0),
  };
}
