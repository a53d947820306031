import { createServer } from "node:http";
import { listen } from "./listen.ts";

interface Person {
  readonly token: Record<string, unknown> | number;
  readonly user: Record<string, unknown> | number;
  /** Milliseconds until it responds. */
  readonly delay?: number;
}

/** A fake Google that accepts the tokens given to it. */
export async function startGoogle() {
  const people = new Map<string, Person>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://google.test");
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    const person = people.get((url.pathname === "/tokeninfo" ? url.searchParams.get("access_token") : bearer) ?? "");
    const known = { "/tokeninfo": person?.token, "/oauth2/v3/userinfo": person?.user }[url.pathname] ?? 400;
    const [status, body] = typeof known === "number" ? [known, { error: "invalid_token" }] : [200, known];
    setTimeout(() => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    }, person?.delay ?? 0);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    know: (token: string, person: Person) => people.set(token, person),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
