import { connect } from "node:net";
import { errorFault } from "@mindreel/contract/testing/responses";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";
import { portOf } from "#test/peers/listen.ts";

const t = await startApp({ webRoot: webRoot() });
await t.app.listen({ port: 0, host: "127.0.0.1" });
const port = portOf(t.app.server);

/** Sends raw bytes. @returns everything that the server sends until it closes the connection */
async function raw(request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let response = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    response += text;
  });
  // The server resets the connection if more bytes follow a refusal.
  socket.on("error", () => undefined);
  socket.write(request);
  await new Promise((resolve) => socket.once("close", resolve));
  return response;
}

it.each([
  ["GET //evil.example/ HTTP/1.1", 404],
  ["GET //evil.example/%2e%2e HTTP/1.1", 404],
  ["GET /\\evil.example HTTP/1.1", 404],
  ["GET /.// HTTP/1.1", 404],
  ["GET http://evil.example/api/accounts/v1/current_user/ HTTP/1.1", 401],
  ["GET /assets/../../package.json HTTP/1.1", 404],
  ["GET /assets/..%2f..%2fpackage.json HTTP/1.1", 404],
  ["GET /assets/%2e%2e/%2e%2e/package.json HTTP/1.1", 404],
  ["GET /assets/..\\..\\package.json HTTP/1.1", 404],
  ["GET /media/../../package.json HTTP/1.1", 404],
  ["GET /api/category/v1/video/\u00ff HTTP/1.1", 400],
  ["GET /% HTTP/1.1", 400],
  ["GET /no/such/page HTTP/1.1", 404],
  ["TRACE /api/accounts/v1/login/ HTTP/1.1", 405],
  ["BREW /api/accounts/v1/login/ HTTP/1.1", 400],
  ["nonsense", 400],
  [`GET /${"a".repeat(100_000)} HTTP/1.1`, 431],
  [`GET / HTTP/1.1\r\nCookie: user=${"a".repeat(100_000)}`, 431],
  ["GET /api/x HTTP/1.1\r\nAuthorization: Token a\u0000b", 400],
  ["POST /api/accounts/v1/login/ HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked", 400],
  ["GET / HTTP/1.1\r\nHost: one.example", 400],
  ["GET /api/accounts/v1/login/ HTTP/1.1\r\nhost: evil.example", 400],
])("%.80s", async (request, status) => {
  const response = await raw(`${request}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
  expect([request.slice(0, 80), Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1])]).toEqual([
    request.slice(0, 80),
    status,
  ]);
  expect(response).not.toMatch(/evil\.example|"name": "mindreel"|node_modules/);
  if (status !== 400 && status !== 431) return;
  const body: unknown = JSON.parse(response.slice(response.indexOf("\r\n\r\n")));
  expect(errorFault(status, body)).toBeUndefined();
  expect(response.toLowerCase()).toContain("cache-control: no-store");
});

it("tells a browser why its upload is refused while it is still sending", async () => {
  const { token } = first(await t.members("superuser", 1));
  const member = first(await t.members("member", 1));
  const send = (headers: Record<string, string>, field: string, megabytes = 20) => {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(megabytes * 1024 * 1024)]), "film.png");
    form.append("name", "Too late");
    return fetch(`http://127.0.0.1:${port}/api/category/v1/categories/`, { method: "POST", body: form, headers });
  };
  const big = await send({ authorization: `Token ${token}` }, "category_thumbnail");
  expect([big.status, await big.json()]).toMatchObject([400, { errors: { category_thumbnail: [expect.any(String)] } }]);
  const stray = await send({ authorization: `Token ${token}` }, "else", 6);
  expect([stray.status, await stray.json()]).toMatchObject([400, { errors: { else: [expect.any(String)] } }]);
  const forbidden = await send({ authorization: `Token ${member.token}` }, "category_thumbnail").catch(() => undefined);
  if (forbidden) expect(forbidden.status).toBe(403);
  expect(await t.keptPictures()).toEqual([]);
});
