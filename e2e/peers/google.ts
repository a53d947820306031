import { createServer } from "node:http";
import { type Peer, serve } from "./serve.ts";

export const googleClientId = "films";

export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

/** An access token that the Google emulator accepts. */
export const tokenOf = (person: Person): string => Buffer.from(JSON.stringify(person)).toString("base64url");

/** Emulates Google's token check, which takes two calls. */
export async function startGoogle(): Promise<Peer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://google.test");
    const bearer = request.headers.authorization?.replace(/^Bearer /, "");
    try {
      const token = url.searchParams.get("access_token") ?? bearer ?? "";
      const person: Person = JSON.parse(Buffer.from(token, "base64url").toString());
      const info = { aud: googleClientId, sub: person.sub, expires_in: "3599" };
      response.end(JSON.stringify(url.pathname === "/tokeninfo" ? info : { ...person, email_verified: true }));
    } catch {
      response.writeHead(400).end(JSON.stringify({ error: "invalid_token" }));
    }
  });
  return serve(server);
}
